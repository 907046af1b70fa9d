import { base } from '../../foundation/theme/base.ts';

/** Color of a new tag. */
export const DEFAULT_TAG_COLOR: string = base.tagPreset.t01;

/** The longest name of a tag. */
export const TAG_NAME_MAX = 20;
