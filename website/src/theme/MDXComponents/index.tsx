import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CreateProject from '@site/src/components/commands/CreateProject';
import InstallPackages from '@site/src/components/commands/InstallPackages';
import RunScript from '@site/src/components/commands/RunScript';
import TauriCommand from '@site/src/components/commands/TauriCommand';
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
