export { LinkQuestion, RemotePictures, SenderCheck, SenderNotices } from './parts.ts';
export type { LetterInFolder } from './RemotePictures.tsx';
export { pictureSendersOptions, senderCheckKeys } from './sender-check.queries.ts';
export { senderCheckStrings } from './sender-check.strings.ts';
export { TraitNotices } from './TraitNotices.tsx';
