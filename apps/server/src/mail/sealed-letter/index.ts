export { sealWith, unsealWith } from './seal.ts';
export { selectSealedLetter } from './sealedLetter.repository.ts';
