import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {
  CreateProject,
  InstallPackages,
  RunScript,
  TauriCommand,
} from '@site/src/components/commands';
import Picture from '@site/src/components/Picture';
import Table from '@site/src/components/Table';

/**
 * Components that pages may use without an import, so that translations need none either. Every page loads all of them: import a
 * component that only one page uses there.
 */
export default {
  ...MDXComponents,
  CreateProject,
  DocCardList,
  InstallPackages,
  Picture,
  RunScript,
  TabItem,
  Tabs,
  TauriCommand,
  table: Table,
};
