import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const PlaceScreen = lazyPart(async () => (await import('./PlaceScreen.tsx')).PlaceScreen);

/** Brings the frame of all pages. */
export const loadLayout = async () => ({ default: (await import('./MainLayout.tsx')).MainLayout });
