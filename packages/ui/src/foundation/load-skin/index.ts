export { skinNames } from '../strings/skinNames.ts';
export { darkSkinOf, watchSystemDark } from './darkSkin.ts';
export { loadSkin, type SkinId, skinIds } from './loadSkin.ts';
