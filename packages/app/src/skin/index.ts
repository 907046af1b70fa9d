export { ownSkins, rememberOwnSkins } from './ownSkins.ts';
export {
  applyDensity,
  applySkin,
  availableSkins,
  followSystem,
  followsSystem,
  knownSkin,
  loadSkin,
  showStoredSkin,
  storedDensity,
  storedSkin,
  watchSystem,
  wearHouseSkin,
} from './skin.ts';
export { skinNameStrings } from './skin-name.strings.ts';
