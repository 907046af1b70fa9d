import { lazyPart } from '../../core/language/lazyPart.ts';

/** Reading tab of a message. */
export const ReadingTab = lazyPart(async () => (await import('../../mail/message/ReadingTab.tsx')).ReadingTab);
/** Compose tab of a message. */
export const ComposeTab = lazyPart(async () => (await import('../../places/compose/ComposeTab.tsx')).ComposeTab);
