import '../onDemand/strings';
import React from 'react';
import TranslationNotice from '@theme/TranslationNotice';
import NoticeFrame from './NoticeFrame';

/** The notice on the server, and in the browser if the site swizzles a component of it, which can be interactive. */
export default function RenderedNotice() {
  return (
    <NoticeFrame>
      <TranslationNotice />
    </NoticeFrame>
  );
}
