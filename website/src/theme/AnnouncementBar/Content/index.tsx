import React, {type ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Text of the announcement bar: these pages document the previous version. */
export default function AnnouncementBarContent(props: ComponentProps<'div'>) {
  return (
    <div {...props}>
      <p className={styles.text}>
        <Translate
          id="site.announcement"
          description="Announcement bar; {latest} is the link of site.announcement.latest"
          values={{
            latest: (
              <Link href="https://v2.tauri.app/">
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
