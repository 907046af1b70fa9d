import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const PageKeys = lazyPart(async () => (await import('./PageKeys.tsx')).PageKeys);
