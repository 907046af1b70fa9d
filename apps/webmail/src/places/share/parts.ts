import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const SharePlace = lazyPart(async () => (await import('./SharePlace.tsx')).SharePlace);
