import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const LinkQuestion = lazyPart(async () => (await import('./LinkQuestion.tsx')).LinkQuestion);
export const RemotePictures = lazyPart(async () => (await import('./RemotePictures.tsx')).RemotePictures);
export const SenderCheck = lazyPart(async () => (await import('./SenderCheck.tsx')).SenderCheck);
export const SenderNotices = lazyPart(async () => (await import('./SenderNotices.tsx')).SenderNotices);
