import { type AnySkinName, isOwnSkin, type LoginPage, nightSkinName, type SkinName, skinNames, skinOrDefault } from '@jinshu/api';
import { type Density, skinList } from '@jinshu/ui/theme';
import { addOwnSkin, loadOwnSkin, ownSkinOf } from './ownSkins.ts';

const loaders = import.meta.glob<unknown>('../../../ui/src/foundation/theme/skins/*.css.ts');
/** `boot.js` contains these keys too. */
const keys = { skin: 'jinshu.skin', house: 'jinshu.house', density: 'jinshu.density', night: 'jinshu.night' };
const densities: readonly Density[] = ['compact', 'regular', 'cosy'];

/** Replaces a light skin without a dark partner while the system is dark. `boot.js` contains this name too. */
const nightSkin = 'moye' satisfies SkinName;

/** Available skins: those of the contract that the library has. */
export const availableSkins = skinList.flatMap((skin) => {
  const name = skinNames.find((known) => known === skin.id);
  return name ? [{ ...skin, id: name }] : [];
});

const summaryOf = (name: AnySkinName) => ownSkinOf(name) ?? availableSkins.find(({ id }) => id === name);

/** The skin of that name, or the default where the name is unknown (SKN-04). */
export const knownSkin = (name: string): AnySkinName => (summaryOf(skinOrDefault(name)) ? skinOrDefault(name) : skinNames[0]);

/** The skin this device showed last, or that of the organization. */
export const storedSkin = (): AnySkinName => knownSkin(localStorage.getItem(keys.skin) ?? localStorage.getItem(keys.house) ?? '');

/** Returns the density set on this device, else the one the skin proposes. */
export const storedDensity = (): Density =>
  densities.find((density) => density === localStorage.getItem(keys.density)) ?? summaryOf(storedSkin())?.density ?? 'regular';

/** Whether this device goes dark with its system. */
export const followsSystem = (): boolean => localStorage.getItem(keys.night) === 'on';

const systemIsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

/** Skin to paint on this device: the stored one, or a dark one while the system is dark. `shown` is the name in `data-skin`. */
function skinToPaint(): { name: AnySkinName; shown: string } {
  const name = storedSkin();
  const own = ownSkinOf(name);
  if (!followsSystem() || !systemIsDark() || summaryOf(name)?.colorScheme !== 'light') return { name, shown: name };
  return own?.hasNight ? { name, shown: nightSkinName(own.id) } : { name: nightSkin, shown: nightSkin };
}

/** Loads the one style sheet of a skin. Returns whether there is one. */
export async function loadSkin(name: AnySkinName): Promise<boolean> {
  const own = ownSkinOf(name);
  if (isOwnSkin(name)) return own ? loadOwnSkin(own) : false;
  const path = Object.keys(loaders).find((file) => file.endsWith(`/${name}.css.ts`));
  await (path && loaders[path]?.());
  return true;
}

/** Changes the looks in one cross-fade, where the browser can and the reader wants movement. */
function crossFade(change: () => void): void {
  const isFirst = document.documentElement.dataset.density === undefined;
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (isFirst || isStill || !document.startViewTransition) change();
  // A transition that is interrupted by another one rejects. The change is made anyway.
  else document.startViewTransition(change).ready.catch(() => {});
}

/** Shows what is stored. A sheet that arrives after a later choice paints nothing. */
async function paint(): Promise<void> {
  const wanted = skinToPaint();
  // A skin of the organization may have been deleted since.
  const isThere = await loadSkin(wanted.name);
  if (wanted.shown !== skinToPaint().shown) return;
  const name = isThere ? wanted.shown : skinNames[0];
  if (!isThere) await loadSkin(skinNames[0]);
  const page = document.documentElement;
  const density = storedDensity();
  // Until now `boot.js` has kept the page from being white in the dark.
  page.style.removeProperty('color-scheme');
  if (page.dataset.skin === name && page.dataset.density === density) return;
  crossFade(() => {
    page.dataset.skin = name;
    page.dataset.density = density;
  });
}

/** Shows what this device showed last when a page starts. A device that has shown nothing keeps nothing: it wears what the organization says. */
export const showStoredSkin = (): Promise<void> => paint();

/** Loads a skin, then shows it (SKN-03). */
export async function applySkin(name: AnySkinName): Promise<void> {
  localStorage.setItem(keys.skin, name);
  await paint();
}

/** Shows the default skin of the organization on devices that have shown none, from their login page on (BAK-101). */
export async function wearHouseSkin({ skinName, ownSkin }: Pick<LoginPage, 'skinName' | 'ownSkin'>): Promise<void> {
  if (ownSkin) addOwnSkin(ownSkin);
  localStorage.setItem(keys.house, skinName);
  await paint();
}

/** Keeps a density on this device and shows it. */
export async function applyDensity(density: Density): Promise<void> {
  localStorage.setItem(keys.density, density);
  await paint();
}

/** Keeps on this device whether it goes dark with its system. */
export async function followSystem(follows: boolean): Promise<void> {
  if (follows) localStorage.setItem(keys.night, 'on');
  else localStorage.removeItem(keys.night);
  await paint();
}

/** Repaints when the system turns dark or light. Returns a function that stops it. */
export function watchSystem(): () => void {
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)');
  const onChange = () => void paint();
  dark?.addEventListener('change', onChange);
  return () => dark?.removeEventListener('change', onChange);
}
