import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const AttachedMessageTab = lazyPart(async () => (await import('./AttachedMessageTab.tsx')).AttachedMessageTab);
