import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const SearchTab = lazyPart(async () => (await import('./SearchTab.tsx')).SearchTab);
