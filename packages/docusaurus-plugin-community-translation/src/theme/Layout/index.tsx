import React, {type ReactNode} from 'react';
import Layout from '@theme-init/Layout';
import TranslationNotice from '@theme/TranslationNotice';

type Props = {children?: ReactNode; [prop: string]: unknown};

/** The site's layout with the translation notice under the navbar. */
export default function LayoutWithTranslationNotice({children, ...props}: Props) {
  return (
    <Layout {...props}>
      <TranslationNotice />
      {children}
    </Layout>
  );
}
