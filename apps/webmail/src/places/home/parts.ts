import { lazyFirstPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const HomePlace = lazyFirstPart(async () => (await import('./HomePlace.tsx')).HomePlace);
