export { FilterChip, type FilterChipProps } from './FilterChip.tsx';
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
  OnlyOnPhones,
} from './MailboxLayout.tsx';
export { LetterSheet, ReadingPane, type ReadingPaneProps } from './ReadingPane.tsx';
