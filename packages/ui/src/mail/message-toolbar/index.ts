export { MessageToolbar, type MessageToolbarProps, MoreMenu, type MoreMenuProps } from './MessageToolbar.tsx';
export { MoreEntries, type MoreEntriesProps } from './MoreEntries.tsx';
export { MORE_ITEM_IDS, type MoreItem, type MoreItemName, type MoreSituation, moreItems, REJECT_LIMIT } from './moreItems.ts';
