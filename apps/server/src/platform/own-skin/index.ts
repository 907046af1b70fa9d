export {
  deleteSkin,
  insertSkin,
  type OwnSkinDraft,
  publishSkin,
  type StoredSkin,
  selectOwnSkins,
  selectSheet,
  selectStoredSkin,
  selectStoredSkins,
  selectUnpublished,
  updateSkinDraft,
  withdrawSkin,
} from './ownSkin.repository.ts';
