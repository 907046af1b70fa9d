import { lazyPart } from '../../core/language/lazyPart.ts';

// An organization may have none of these, and the greeting does not wait for them.
export const Banners = lazyPart(async () => (await import('./HomePictures.tsx')).Banners);
export const Advertisements = lazyPart(async () => (await import('./HomePictures.tsx')).Advertisements);
export const Links = lazyPart(async () => (await import('./HomeLinks.tsx')).Links);
