import type { CSSProperties } from 'react';

/** Says for one element what its style reads from variables: the names of these are fixed only when the styles are built. */
export const inlineVars = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([variable, value]) => [variable.slice('var('.length, -1), value])) as CSSProperties;
