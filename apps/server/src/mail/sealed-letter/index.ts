export { headLexemes } from './headLexemes.ts';
export { openingKey, seal, sealWith, unseal, unsealWith } from './seal.ts';
export {
  deleteUnneededLetter,
  insertSealedLetter,
  type NewSealedLetter,
  readSealed,
  type SealedLetter,
  selectLetterOf,
  selectSealedLetter,
  updateContentTraits,
} from './sealedLetter.repository.ts';
