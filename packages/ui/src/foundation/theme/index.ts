export { base, type Density, type TypeStep } from './base.ts';
export { certifySkin, type MeasuredPair, type SkinCertificate } from './certifySkin.ts';
export { contrast, toHex } from './colour.ts';
export type { ColorVision } from './colourVision.ts';
export { vars } from './contract.css.ts';
export type { ContrastPair } from './contrastPairs.ts';
export { defineSkin } from './defineSkin.ts';
export type {
  AccentColors,
  ChromeColors,
  Color,
  EventColor,
  FlagColor,
  SkinInput,
  SkinTokens,
  Status,
  StatusColors,
  UnreadMark,
} from './SkinTokens.ts';
export { type SkinSummary, skinList } from './skinList.ts';
export { baseDesignTokens, type DesignToken, type DesignTokens, toDesignTokens } from './toDesignTokens.ts';
export { toStyleSheet } from './toStyleSheet.ts';
export { toThemeValues } from './toThemeValues.ts';
