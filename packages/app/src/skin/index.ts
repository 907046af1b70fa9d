export {
  applyDensity,
  applySkin,
  availableSkins,
  followSystem,
  followsSystem,
  knownSkin,
  loadSkin,
  storedDensity,
  storedSkin,
  watchSystem,
} from './skin.ts';
export { skinNameStrings } from './skin-name.strings.ts';
