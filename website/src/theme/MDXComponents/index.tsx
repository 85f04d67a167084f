import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CreateProject from '@site/src/components/commands/CreateProject';
import InstallPackages from '@site/src/components/commands/InstallPackages';
import RunScript from '@site/src/components/commands/RunScript';
import TauriCommand from '@site/src/components/commands/TauriCommand';
import Table from '@site/src/components/Table';

/**
 * What a page may use without an import: the same in every language, so that a translation stays pure text. All of it is loaded
 * with every page; a component of one page is imported there.
 */
export default {
  ...MDXComponents,
  CreateProject,
  DocCardList,
  InstallPackages,
  RunScript,
  TabItem,
  Tabs,
  TauriCommand,
  table: Table,
};
