import type { StyleRule } from '@vanilla-extract/css';
import { components } from '../theme/layers.css.ts';

/** Puts a rule into the component layer. Every rule of a component must use this function or name the layer itself. */
export const inLayer = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({ '@layer': { [components]: rule } });
