import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const ComposeTab = lazyPart(async () => (await import('./ComposeTab.tsx')).ComposeTab);
