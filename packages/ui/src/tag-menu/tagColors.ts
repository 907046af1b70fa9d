import { base } from '../theme/base.ts';

/** The sixteen colours a tag can be given, as they are stored. */
export const TAG_COLORS: readonly string[] = Object.values(base.tagPreset);

/** The colour of a new tag. */
export const DEFAULT_TAG_COLOR = base.tagPreset.t01;

/** The longest name of a tag. */
export const TAG_NAME_MAX = 20;
