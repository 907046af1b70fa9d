export {
  BackToList,
  FloatingCompose,
  FolderSidebar,
  type FolderSidebarProps,
  ListStatus,
  type ListStatusProps,
  MailboxColumn,
  MailTabPanel,
  type MailTabPanelProps,
  ReadingPane,
  type ReadingPaneProps,
} from './MailboxLayout.tsx';
