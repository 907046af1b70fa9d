import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const PreviewScreen = lazyPart(async () => (await import('./PreviewScreen.tsx')).PreviewScreen);
