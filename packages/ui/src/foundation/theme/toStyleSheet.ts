import { base } from './base.ts';
import { vars } from './contract.css.ts';
import type { SkinTokens } from './SkinTokens.ts';
import { toThemeValues } from './toThemeValues.ts';

interface Tree {
  [key: string]: string | Tree;
}

/** Pairs the variables of the contract with the values of a skin; a variable reads `var(--jinshu-…)`. */
function declarations(names: Tree, values: Tree): string[] {
  return Object.entries(names).flatMap(([key, name]) => {
    const value = values[key];
    if (typeof name === 'string') return typeof value === 'string' ? [`${name.slice('var('.length, -1)}:${value}`] : [];
    return typeof value === 'object' ? declarations(name, value) : [];
  });
}

const { header, sidebar, login } = vars.art;
const pictures = { header, sidebar, login };
const fill = (names: Tree, value: string): Tree => Object.fromEntries(Object.keys(names).map((key) => [key, value]));

/**
 * A skin as a style sheet, for an app that brings its own. Needs no bundler: write it to a file when the app is built.
 *
 * @example
 * writeFileSync('public/dusk.css', toStyleSheet(dusk));
 */
export function toStyleSheet(skin: SkinTokens): string {
  const selector = `[data-skin="${skin.meta.id}"]`;
  const block = (rules: readonly string[]) => `${selector}{${rules.join(';')}}`;
  const plain = declarations(pictures, fill(pictures, 'none')).concat(declarations(vars.shadow, fill(vars.shadow, 'none')));
  return [
    block([`color-scheme:${skin.meta.colorScheme}`, ...declarations(vars, toThemeValues(skin) as unknown as Tree)]),
    `@media ${base.media.forcedColors}{${block(plain)}}`,
    '',
  ].join('\n');
}
