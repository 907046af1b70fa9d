import { lazyPart } from '../language/lazyPart.ts';

/** What shows a letter. */
export const ReadingTab = lazyPart(async () => (await import('../message/ReadingTab.tsx')).ReadingTab);
/** What a letter is written in. */
export const ComposeTab = lazyPart(async () => (await import('../compose/ComposeTab.tsx')).ComposeTab);
