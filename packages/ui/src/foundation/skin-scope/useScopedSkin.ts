import { createContext, use } from 'react';

/** Skin of the nearest `SkinScope`. */
export const SkinContext = createContext<string | undefined>(undefined);

/** Returns the skin that an overlay opened from here wears as `data-skin`; undefined means that of the page. */
export const useScopedSkin = (): string | undefined => use(SkinContext);
