import type { StyleRule } from '@vanilla-extract/css';
import { components } from '../theme/layers.css.ts';

/** Puts a rule into the layer of the parts. Every rule of a part passes through here or names the layer itself. */
export const inLayer = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({ '@layer': { [components]: rule } });
