import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contract, variableName } from './contract.ts';

export { base } from './base.ts';

/**
 * Every value a skin gives. The variables are public: `vars.color.accent.base` is `--jinshu-color-accent-base`
 * in the page, and renaming one is a major release.
 */
export const vars = createGlobalThemeContract(contract, (_, path) => variableName(path));
