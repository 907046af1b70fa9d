import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const AppPlace = lazyPart(async () => (await import('./AppPlace.tsx')).AppPlace);
