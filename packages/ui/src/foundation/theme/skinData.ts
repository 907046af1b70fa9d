// What is known about skins without a page: no style sheet, no React. A server imports this, `index.ts` also has the CSS variables.
export { base, type Density } from './base.ts';
export { certifySkin, floorsOf, type SkinCertificate } from './certifySkin.ts';
export {
  contrast,
  contrastOfLight,
  fitToScreen,
  formatColour,
  lightOf,
  luminance,
  type Oklch,
  parseColour,
  parseHex,
  toHex,
} from './colour.ts';
export { seenAs, seenBy } from './colourVision.ts';
export { contract } from './contract.ts';
export { type ContrastPair, contrastPairs, tagPairs } from './contrastPairs.ts';
export type { AccentColors, ChromeColors, Color, SkinTokens, UnreadMark } from './SkinTokens.ts';
export { jingdianlan } from './skins/jingdianlan.tokens.ts';
export { moye } from './skins/moye.tokens.ts';
export { toDesignTokens } from './toDesignTokens.ts';
export { toStyleSheet } from './toStyleSheet.ts';
