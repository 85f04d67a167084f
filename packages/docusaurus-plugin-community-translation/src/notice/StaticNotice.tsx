import React, {useState} from 'react';
import {loadedParts, loadParts} from '../onDemand/load';
import NoticeFrame from './NoticeFrame';

/**
 * The notice in the browser. On the page that is opened first, it keeps the HTML of the server. The components and strings of the
 * notice are loaded on the next navigation.
 */
export default function StaticNotice() {
  const [parts, setParts] = useState(loadedParts);
  return (
    <NoticeFrame onStale={() => void loadParts().then(() => setParts(loadedParts))}>
      {parts && <parts.Notice />}
    </NoticeFrame>
  );
}
