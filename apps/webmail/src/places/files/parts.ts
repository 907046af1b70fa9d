import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const FilesPlace = lazyPart(async () => (await import('./FilesPlace.tsx')).FilesPlace);
