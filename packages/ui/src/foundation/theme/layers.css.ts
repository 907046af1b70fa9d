import { globalLayer } from '@vanilla-extract/css';

/** Element defaults; the weakest of our rules. */
export const reset = globalLayer('jinshu-reset');

/** Layer of all component rules. Unlayered CSS of a consumer always overrides it. */
export const components = globalLayer('jinshu-components');
