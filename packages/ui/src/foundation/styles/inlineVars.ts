import type { CSSProperties } from 'react';

/**
 * Returns inline values for the variables that an element's style reads. The names of the variables are only fixed when the styles are
 * built.
 */
export const inlineVars = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([variable, value]) => [variable.slice('var('.length, -1), value])) as CSSProperties;
