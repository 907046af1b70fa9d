import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const FrameNotices = lazyPart(async () => (await import('./FrameNotices.tsx')).FrameNotices);
export const PageTools = lazyPart(async () => (await import('./PageTools.tsx')).PageTools);
export const PlaceScreen = lazyPart(async () => (await import('./PlaceScreen.tsx')).PlaceScreen);

/** Brings the frame of all pages. */
export const loadLayout = async () => ({ default: (await import('./MainLayout.tsx')).MainLayout });
