import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const Life = lazyPart(async () => (await import('./Life.tsx')).Life);
export const ScheduledLife = lazyPart(async () => (await import('./Life.tsx')).ScheduledLife);
export const UndoableLife = lazyPart(async () => (await import('./Life.tsx')).UndoableLife);
