import { lazyFirstPart, lazyPart } from '../../core/language/lazyPart.ts';

/** Home page. */
export const HomePlace = lazyFirstPart(async () => (await import('../../places/home/HomePlace.tsx')).HomePlace);
/** List of a folder. */
export const MessageListPane = lazyFirstPart(async () => (await import('../../places/mailbox/MessageListPane.tsx')).MessageListPane);
/** Reading tab of a message. */
export const ReadingTab = lazyPart(async () => (await import('../../mail/message/ReadingTab.tsx')).ReadingTab);
/** Compose tab of a message. */
export const ComposeTab = lazyPart(async () => (await import('../../places/compose/ComposeTab.tsx')).ComposeTab);
