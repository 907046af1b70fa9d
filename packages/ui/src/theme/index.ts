export { base, type Density, type TypeStep } from './base.ts';
export { contrast, toHex } from './colour.ts';
export { vars } from './contract.css.ts';
export { defineSkin } from './defineSkin.ts';
export type {
  AccentColours,
  ChromeColours,
  Colour,
  EventColour,
  FlagColour,
  SkinInput,
  SkinTokens,
  Status,
  StatusColours,
  UnreadMark,
} from './SkinTokens.ts';
export { type SkinSummary, skinList } from './skinList.ts';
export { toThemeValues } from './toThemeValues.ts';
