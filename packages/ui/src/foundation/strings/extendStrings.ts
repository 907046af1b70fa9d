import type { UiStrings } from './UiStrings.ts';

/** Some strings of some components. */
export type PartialStrings = { readonly [Component in keyof UiStrings]?: Partial<UiStrings[Component]> };

/**
 * Returns the strings of a base language with some replaced: for own wording, or a language that isn't complete yet. A misspelled name is an
 * error of the types.
 *
 * @example
 * const ja = extendStrings(en, { button: { pending: '処理中' } });
 */
export function extendStrings(base: UiStrings, changed: PartialStrings): UiStrings {
  const merged: Record<string, unknown> = { ...base };
  for (const [component, strings] of Object.entries(changed)) merged[component] = { ...(merged[component] as object), ...strings };
  return merged as unknown as UiStrings;
}
