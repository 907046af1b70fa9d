import { skinList } from '../theme/skinList.ts';
import type { SkinId } from './loadSkin.ts';

/** Dark skins that are nearer to a light one than `moye`, by hue. */
const partners: Partial<Record<SkinId, SkinId>> = {
  qingxinlu: 'hetangyuese',
  yanyujiangnan: 'hetangyuese',
  haishuilan: 'xinghe',
  ziteng: 'xinghe',
};

/** Returns the dark skin to show in place of a light one. A dark skin is its own. */
export const darkSkinOf = (id: SkinId): SkinId =>
  skinList.some((skin) => skin.id === id && skin.colorScheme === 'dark') ? id : (partners[id] ?? 'moye');

/**
 * Calls back with whether the system is dark: now, and each time it changes. Returns a function that ends this.
 *
 * @example
 * const stop = watchSystemDark(async (isDark) => {
 *   const id = isDark ? darkSkinOf('ziteng') : 'ziteng';
 *   await loadSkin(id);
 *   document.documentElement.dataset.skin = id;
 * });
 */
export function watchSystemDark(onChange: (isDark: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const tell = () => onChange(query.matches);
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
