import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const AdvancedSearch = lazyPart(async () => (await import('./AdvancedSearch.tsx')).AdvancedSearch);
export const SuggestSearch = lazyPart(async () => (await import('./SuggestSearch.tsx')).SuggestSearch);
