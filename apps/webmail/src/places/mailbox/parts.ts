import { lazyFirstPart, lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const FolderDialogs = lazyPart(async () => (await import('./FolderDialogs.tsx')).FolderDialogs);
export const MessageInfoScreen = lazyPart(async () => (await import('./MessageInfoScreen.tsx')).MessageInfoScreen);
export const MessageListPane = lazyFirstPart(async () => (await import('./MessageListPane.tsx')).MessageListPane);
export const ReviewEntry = lazyPart(async () => (await import('./ReviewEntry.tsx')).ReviewEntry);
