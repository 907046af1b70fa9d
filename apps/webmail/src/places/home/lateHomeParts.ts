import { lazyPart } from '../../core/language/index.ts';

// The greeting and the shortcuts do not wait for these.
export const Banners = lazyPart(async () => (await import('./HomePictures.tsx')).Banners);
export const Advertisements = lazyPart(async () => (await import('./HomePictures.tsx')).Advertisements);
export const Figures = lazyPart(async () => (await import('./HomeSide.tsx')).Figures);
export const Links = lazyPart(async () => (await import('./HomeSide.tsx')).Links);
export const Weather = lazyPart(async () => (await import('./HomeSide.tsx')).Weather);
