import { type SkinName, skinNames, skinOrDefault } from '@jinshu/api';
import { skinList } from '@jinshu/ui/theme';

const loaders = import.meta.glob<unknown>('../../../../packages/ui/src/theme/skins/*.css.ts');
const key = 'jinshu.skin';

/** The skins that can be chosen: those of the contract that the library has. */
export const availableSkins = skinList.flatMap((skin) => {
  const name = skinNames.find((known) => known === skin.id);
  return name ? [{ ...skin, id: name }] : [];
});

const isAvailable = (name: SkinName) => availableSkins.some(({ id }) => id === name);

/** The skin of that name, or the default where the name is unknown (SKN-04). */
export const knownSkin = (name: string): SkinName => (isAvailable(skinOrDefault(name)) ? skinOrDefault(name) : skinNames[0]);

/** The skin this device showed last. */
export const storedSkin = (): SkinName => knownSkin(localStorage.getItem(key) ?? '');

/** Loads the one style sheet of a skin. */
export async function loadSkin(name: SkinName): Promise<void> {
  const path = Object.keys(loaders).find((file) => file.endsWith(`/${name}.css.ts`));
  await (path && loaders[path]?.());
}

/** Loads a skin, then shows it (SKN-03). */
export async function applySkin(name: SkinName): Promise<void> {
  await loadSkin(name);
  const summary = availableSkins.find(({ id }) => id === name);
  document.documentElement.dataset.skin = name;
  document.documentElement.dataset.density = summary?.density ?? 'regular';
  localStorage.setItem(key, name);
}
