import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const PrintScreen = lazyPart(async () => (await import('./PrintScreen.tsx')).PrintScreen);
