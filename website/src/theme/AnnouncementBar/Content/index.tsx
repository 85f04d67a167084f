import React, {type ComponentProps} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';
import {v2Pages} from './v2Pages';

/** Text of the announcement bar: these pages document the previous version. Links to the same page of the current one. */
export default function AnnouncementBarContent(props: ComponentProps<'div'>) {
  const {pathname} = useLocation();
  const folder = useBaseUrl('/v1/');
  const [, v2Path = ''] = v2Pages.find(([path]) => pathname.startsWith(folder + path)) ?? [];
  return (
    <div {...props}>
      <p className={styles.text}>
        <Translate
          id="site.announcement"
          description="Announcement bar; {latest} is the link of site.announcement.latest"
          values={{
            latest: (
              <Link href={`https://v2.tauri.app/${v2Path}`}>
                <Translate id="site.announcement.latest">Read the documentation of v2</Translate>
              </Link>
            ),
          }}
        >
          {'These pages document Tauri v1, the old version. {latest}'}
        </Translate>
      </p>
    </div>
  );
}
