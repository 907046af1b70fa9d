import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const RecordPlace = lazyPart(async () => (await import('./RecordPlace.tsx')).RecordPlace);
