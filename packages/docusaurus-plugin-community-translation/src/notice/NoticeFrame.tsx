import React, {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePagePath, usePageTranslation} from 'docusaurus-plugin-community-translation/client';
import {isDismissed, storeDismissal} from './dismissals';

type Props = {
  /** The notice. Without it, the element keeps the HTML of the server. */
  children?: ReactNode;
  /** Called if the element has no HTML of the server for the shown page. */
  onStale?: () => void;
};

const serverHtml = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

/**
 * The element around the notice. Also works with HTML of the server, which React does not control: adds the anchor to the link to
 * the original, and hides a status that the reader dismisses.
 *
 * When a page with a dismissed status is loaded again, the space of the status stays reserved, so that hydration causes no layout
 * shift. The space is released on the next navigation.
 */
export default function NoticeFrame({children, onStale}: Props) {
  const path = usePagePath();
  const {hash} = useLocation();
  const page = usePageTranslation();
  const isBrowser = useIsBrowser();
  /** The page with HTML of the server; empty in an element that React creates in the browser. */
  const [serverPath] = useState(isBrowser ? '' : path);
  /** The page whose status was dismissed last, by a click. */
  const [clickedPath, setClickedPath] = useState('');
  const frame = useRef<HTMLDivElement>(null);

  const version = page ? `${page.status}:${page.sourceHash ?? ''}` : '';
  const isStale = !children && path !== serverPath;
  const isHidden = isStale || (isBrowser && isDismissed(path, version));
  const keepsSpace = path === serverPath && path !== clickedPath;
  const hidden = keepsSpace ? 'invisible' : 'removed';

  useEffect(() => {
    const {current} = frame;
    const link = current?.querySelector<HTMLAnchorElement>('.translation-status > a');
    if (link) {
      link.href = link.pathname + hash;
    }
    if (current && (isStale || !current.firstChild)) {
      onStale?.();
    }
  });

  return (
    // The click comes from the button in it, also with the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      key={children ? 'rendered' : 'server'}
      data-translation-status={isHidden ? hidden : 'shown'}
      onClick={({target}: MouseEvent) => {
        if ((target as Element).closest('.translation-status__dismiss')) {
          storeDismissal(path, version);
          setClickedPath(path);
        }
      }}
      // Only hydration may get `serverHtml`: elsewhere, React would set `innerHTML`, which Trusted Types forbid.
      {...(children || !serverPath ? {children} : serverHtml)}
    />
  );
}
