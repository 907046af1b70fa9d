import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

const controls: Readonly<Record<string, InputType['control']>> = {
  boolean: { type: 'boolean' },
  string: { type: 'text' },
  number: { type: 'number' },
};

/** Returns the control for a type. Elements and objects can't be edited as JSON, except text. */
function controlFor(type: string, arg: unknown, inferred: InputType['control']): InputType['control'] {
  if (type in controls) return controls[type];
  if (typeof arg === 'string' && /\bReactNode\b/.test(type)) return { type: 'text' };
  if (!/\bReact(?:Node|Element)\b|=>|\bRef</.test(type)) return inferred;
  return { ...(typeof inferred === 'object' && inferred), disable: true };
}

function tidy(argType: InputType, arg: unknown): InputType {
  const { type, table, control, description = '' } = argType as InputType & { type?: { name?: string; raw?: string } };
  const full = (type?.raw ?? table?.type?.summary ?? type?.name ?? '').replace(/ \| undefined$/, '');
  const [, words = '', fallback] = /^([\s\S]*?)\s*(?:@default (.*))?$/.exec(description) ?? [];
  const defaultValue = fallback ? { summary: fallback } : table?.defaultValue;
  return {
    ...argType,
    description: words,
    control: controlFor(full, arg, control),
    table: { ...table, type: { summary: full }, ...(defaultValue && { defaultValue }) },
  };
}

/** Completes the tables of props: whole types in place of “union”, defaults in their column, controls only for what can be edited. */
export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, tidy(argType, initialArgs[name])])) as typeof argTypes;
