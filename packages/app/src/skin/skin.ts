import { type SkinName, skinNames, skinOrDefault } from '@jinshu/api';
import { type Density, skinList } from '@jinshu/ui/theme';

const loaders = import.meta.glob<unknown>('../../../ui/src/foundation/theme/skins/*.css.ts');
const keys = { skin: 'jinshu.skin', density: 'jinshu.density', night: 'jinshu.night' };
const densities: readonly Density[] = ['compact', 'regular', 'cosy'];

/** Replaces a light skin while the system is dark. `boot.js` contains this name too. */
const nightSkin = 'moye' satisfies SkinName;

/** Available skins: those of the contract that the library has. */
export const availableSkins = skinList.flatMap((skin) => {
  const name = skinNames.find((known) => known === skin.id);
  return name ? [{ ...skin, id: name }] : [];
});

const summaryOf = (name: SkinName) => availableSkins.find(({ id }) => id === name);

/** The skin of that name, or the default where the name is unknown (SKN-04). */
export const knownSkin = (name: string): SkinName => (summaryOf(skinOrDefault(name)) ? skinOrDefault(name) : skinNames[0]);

/** The skin this device showed last. */
export const storedSkin = (): SkinName => knownSkin(localStorage.getItem(keys.skin) ?? '');

/** Returns the density set on this device, else the one the skin proposes. */
export const storedDensity = (): Density =>
  densities.find((density) => density === localStorage.getItem(keys.density)) ?? summaryOf(storedSkin())?.density ?? 'regular';

/** Whether this device goes dark with its system. */
export const followsSystem = (): boolean => localStorage.getItem(keys.night) === 'on';

const systemIsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

/** Returns the skin to paint if the user has selected this one. */
const paintedSkin = (name: SkinName): SkinName =>
  followsSystem() && systemIsDark() && summaryOf(name)?.colorScheme === 'light' ? nightSkin : name;

/** Returns the skin to paint on this device: the stored one, or the dark one while the system is dark. */
const shownSkin = (): SkinName => paintedSkin(storedSkin());

/** Loads the one style sheet of a skin. */
export async function loadSkin(name: SkinName): Promise<void> {
  const path = Object.keys(loaders).find((file) => file.endsWith(`/${name}.css.ts`));
  await (path && loaders[path]?.());
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
  const name = shownSkin();
  await loadSkin(name);
  if (name !== shownSkin()) return;
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

/** Loads a skin, then shows it (SKN-03). */
export async function applySkin(name: SkinName): Promise<void> {
  localStorage.setItem(keys.skin, name);
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
