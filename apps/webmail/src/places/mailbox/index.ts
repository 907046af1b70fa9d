export { FolderPane } from './FolderPane.tsx';
export { preloadListMenus } from './FolderToolbar.tsx';
export { MessageInfoScreen, MessageListPane } from './parts.ts';
export { reviewEntryKey } from './ReviewEntry.tsx';
