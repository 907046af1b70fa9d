import type { Density } from './base.ts';

/** What the page must know of a skin before its CSS is there. */
export interface SkinSummary {
  id: string;
  colorScheme: 'light' | 'dark';
  /** The density the skin proposes; the reader's own choice goes before it. */
  density: Density;
}

/** The skins in the order of the chooser. `wireframe` is for tests and stands apart. */
export const skinList: readonly SkinSummary[] = [
  { id: 'jingdianlan', colorScheme: 'light', density: 'regular' },
  { id: 'moye', colorScheme: 'dark', density: 'regular' },
];
