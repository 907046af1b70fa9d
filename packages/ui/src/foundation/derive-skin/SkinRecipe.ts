import type { Density, SkinCertificate, SkinTokens, UnreadMark } from '../theme/skinData.ts';

/** A few lines that make a whole skin. */
export interface SkinRecipe {
  /** Name in `data-skin`: lowercase letters, digits and hyphens. */
  id: string;
  name: SkinTokens['meta']['name'];
  /** Brand color as a six-digit hex. */
  accent: string;
  /** Skin whose lightness, status, flag and event colors are kept. @default 经典蓝, or 墨夜 for `tone: 'dark'` */
  from?: SkinTokens;
  /** @default 'light' */
  tone?: 'light' | 'dark';
  /** Promise that the skin is made for. @default 'aa' */
  contrast?: 'aa' | 'aaa';
  /** Chrome that is deep in the brand color: the rail, rail and top bar, or none. @default as in `from`, or `rail` */
  chrome?: 'rail' | 'both' | 'none';
  /** @default as in `from` */
  corners?: 'square' | 'round' | 'rounder';
  /** Typeface of titles. @default as in `from` */
  titleFace?: SkinTokens['font']['display'];
  /** @default as in `from` */
  mark?: UnreadMark;
  /** @default as in `from` */
  density?: Density;
  /** Keep the brand color on buttons exactly as given, even if the skin is refused because of it. @default false */
  isExact?: boolean;
  /** Images as `url(…)`. @default none */
  art?: Partial<SkinTokens['art']>;
}

/** A value that was moved so that its pairs can be read. */
export interface SkinChange {
  /** Path of the value: `accent.base`, or `tag.fgL`. */
  token: string;
  /** The color or number that the brand color asked for. */
  asked: string;
  given: string;
}

/** A pair below its floor, and what would mend it. */
export interface SkinFault {
  pair: string;
  front: string;
  back: string;
  kind: 'text' | 'part';
  vision: 'usual' | 'protanopia' | 'deuteranopia' | 'tritanopia';
  measured: number;
  needed: number;
  /** The nearest value with the same hue that passes, if one exists. */
  mend?: { token: string; value: string };
}

/** A skin with its certificate. It may be used if `faults` is empty. */
export interface CheckedSkin {
  skin: SkinTokens;
  certificate: SkinCertificate;
  faults: SkinFault[];
}

/** A skin made from a recipe, and what was moved to make it readable. */
export interface DerivedSkin extends CheckedSkin {
  changes: SkinChange[];
}
