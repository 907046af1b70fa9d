import { base } from './base.ts';
import { contract, variableName } from './contract.ts';
import type { SkinTokens } from './SkinTokens.ts';
import { toThemeValues } from './toThemeValues.ts';

interface Names {
  readonly [key: string]: null | Names;
}

interface Tree {
  [key: string]: string | Tree;
}

/** Pairs the variables of the contract with the values of a skin. Values that the contract doesn't name are left out. */
function declarations(names: Names, values: Tree, path: readonly string[] = []): [name: `--${string}`, value: string][] {
  return Object.entries(names).flatMap(([key, name]) => {
    const value = values[key];
    if (name === null) return typeof value === 'string' ? [[`--${variableName([...path, key])}`, value]] : [];
    return typeof value === 'object' ? declarations(name, value, [...path, key]) : [];
  });
}

const plainValues = {
  art: { header: 'none', sidebar: 'none', login: 'none' },
  shadow: { panel: 'none', popover: 'none', dialog: 'none' },
};

/** The variables of a skin with their values, for a part of a page that wears another skin than the rest. */
export const skinVariables = (skin: SkinTokens): Record<`--${string}`, string> =>
  Object.fromEntries(declarations(contract, toThemeValues(skin) as unknown as Tree));

/**
 * A skin as a style sheet, for an app that brings its own. Needs no bundler: write it to a file when the app is built.
 *
 * @example
 * writeFileSync('public/dusk.css', toStyleSheet(dusk));
 */
export function toStyleSheet(skin: SkinTokens): string {
  const selector = `[data-skin="${skin.meta.id}"]`;
  const block = (rules: readonly (readonly [string, string])[]) => `${selector}{${rules.map((rule) => rule.join(':')).join(';')}}`;
  return [
    block([['color-scheme', skin.meta.colorScheme], ...declarations(contract, toThemeValues(skin) as unknown as Tree)]),
    `@media ${base.media.forcedColors}{${block(declarations(contract, plainValues))}}`,
    '',
  ].join('\n');
}
