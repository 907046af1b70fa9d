import { isOwnSkin, type OwnSkin, type OwnSkinName } from '@jinshu/api';

/** Skins of the organization as a device keeps them, so that `boot.js` can load one before the program. */
const key = 'jinshu.own-skins';

/** A skin of the organization, with its name narrowed. */
export interface KnownOwnSkin extends OwnSkin {
  id: OwnSkinName;
}

const isKnown = (skin: OwnSkin): skin is KnownOwnSkin => isOwnSkin(skin.id);

function readStored(): KnownOwnSkin[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as OwnSkin[]).filter(isKnown) : [];
  } catch {
    // Not ours, or cut off: the server says again what there is.
    return [];
  }
}

let known: KnownOwnSkin[] | undefined;

/** The skins of the organization that this device knows. */
export function ownSkins(): readonly KnownOwnSkin[] {
  known ??= readStored();
  return known;
}

/** Returns a skin of the organization by its name. */
export const ownSkinOf = (name: string): KnownOwnSkin | undefined => ownSkins().find(({ id }) => id === name);

/** Keeps what the server says about the skins of the organization, in place of what was known. */
export function rememberOwnSkins(skins: readonly OwnSkin[]): void {
  known = skins.filter(isKnown);
  if (known.length > 0) localStorage.setItem(key, JSON.stringify(known));
  else localStorage.removeItem(key);
}

/** Adds a skin to those that are known. */
export const addOwnSkin = (skin: OwnSkin): void => rememberOwnSkins([...ownSkins().filter(({ id }) => id !== skin.id), skin]);

/** Loads the style sheet of a skin of the organization in place of an earlier version. Returns whether it could be loaded. */
export function loadOwnSkin({ id, sheet }: KnownOwnSkin): Promise<boolean> {
  const earlier = document.head.querySelectorAll<HTMLLinkElement>(`link[data-own-skin="${id}"]`);
  if ([...earlier].some((link) => link.getAttribute('href') === sheet && link.sheet)) return Promise.resolve(true);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: sheet });
  link.dataset.ownSkin = id;
  const done = Promise.withResolvers<boolean>();
  link.addEventListener('load', () => {
    for (const old of earlier) old.remove();
    done.resolve(true);
  });
  link.addEventListener('error', () => {
    link.remove();
    done.resolve(false);
  });
  document.head.append(link);
  return done.promise;
}
