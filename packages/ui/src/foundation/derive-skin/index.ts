export { certifySkin, type MeasuredPair, type SkinCertificate } from '../theme/certifySkin.ts';
export { toHex } from '../theme/colour.ts';
export type { Color, SkinTokens, UnreadMark } from '../theme/SkinTokens.ts';
export { type DesignToken, type DesignTokens, toDesignTokens } from '../theme/toDesignTokens.ts';
export { toStyleSheet } from '../theme/toStyleSheet.ts';
export { deriveSkin } from './deriveSkin.ts';
export { fromDesignTokens, type ReadTokens, type TokenProblem } from './fromDesignTokens.ts';
export { checkSkin } from './pairsByToken.ts';
export type { CheckedSkin, DerivedSkin, SkinChange, SkinFault, SkinRecipe } from './SkinRecipe.ts';
