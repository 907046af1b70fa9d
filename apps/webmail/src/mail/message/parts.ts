import type { Account } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const PaneReader = lazyPart(async () => (await import('./PaneReader.tsx')).PaneReader);
export const ReadingTab = lazyPart(async () => (await import('./ReadingTab.tsx')).ReadingTab);

/** Fetches what the reading tab shows around a message. */
export const preloadLetter = async (account: Account) => (await import('./preloadLetter.ts')).preloadLetter(account);
