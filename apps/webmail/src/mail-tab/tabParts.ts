import { lazyPart } from '../language/lazyPart.ts';

/** Reading tab of a message. */
export const ReadingTab = lazyPart(async () => (await import('../message/ReadingTab.tsx')).ReadingTab);
/** Compose tab of a message. */
export const ComposeTab = lazyPart(async () => (await import('../compose/ComposeTab.tsx')).ComposeTab);
