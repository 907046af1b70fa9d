import { globalLayer } from '@vanilla-extract/css';

/** Element defaults; the weakest of our rules. */
export const reset = globalLayer('jinshu-reset');

/** Every rule of every part. Unlayered CSS of a consumer always wins over it. */
export const components = globalLayer('jinshu-components');
