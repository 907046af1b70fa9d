import { type Color, formatColour, jingdianlan, moye, parseHex, type SkinTokens, tagPairs } from '../theme/skinData.ts';
import { checkSkin, holdsAll, nearestPassing, pairsByToken } from './pairsByToken.ts';
import { retint } from './retint.ts';
import type { DerivedSkin, SkinChange, SkinRecipe } from './SkinRecipe.ts';

interface Colours {
  [key: string]: string | Colours;
}

/** Sets the color at a path such as `status.danger.text`. */
function setColour(skin: SkinTokens, path: string, colour: Color): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const group = keys.reduce<Colours>((node, key) => node[key] as Colours, skin.color as unknown as Colours);
  group[last] = colour;
}

/** `retint` has moved these together, or left them as an exact brand color wants them. */
const settled = new Set(['accent.base', 'accent.on', 'accent.hover', 'accent.pressed']);

/** Moves the lightness of text and edges until their pairs pass, then of what is behind those that can't. */
function repairColours(skin: SkinTokens): SkinChange[] {
  const changes: SkinChange[] = [];
  for (const side of ['front', 'back'] as const) {
    let isStuck = false;
    for (const [token, pairs] of pairsByToken(skin)) {
      const [first] = pairs;
      const isMovable = !token.startsWith('tag.') && !settled.has(token) && pairs.some((pair) => pair[`${side}Name`] === token);
      if (!first || !isMovable || holdsAll(pairs, skin.meta.contrast)) continue;
      const given = nearestPassing(token, pairs, skin.meta.contrast);
      isStuck ||= !given;
      if (!given) continue;
      changes.push({ token, asked: first.frontName === token ? first.front : first.back, given });
      setColour(skin, token, given);
    }
    if (!isStuck) break;
  }
  return changes;
}

/** Whether the brand color was moved, so that it shows on the page and its text can be read. */
function movedBrand({ accent }: SkinRecipe, skin: SkinTokens): SkinChange[] {
  const asked = formatColour(parseHex(accent));
  const given = skin.color.accent.base;
  return asked === given ? [] : [{ token: 'accent.base', asked, given }];
}

/** Moves the lightness of all tag text: tags bring their hues, so that they move together. */
function repairTags(skin: SkinTokens): SkinChange[] {
  const asked = skin.tag.fgL;
  const step = skin.meta.colorScheme === 'dark' ? 0.01 : -0.01;
  while (!holdsAll(tagPairs(skin.tag), skin.meta.contrast) && skin.tag.fgL + step > 0 && skin.tag.fgL + step < 1)
    skin.tag.fgL = Number((skin.tag.fgL + step).toFixed(4));
  return skin.tag.fgL === asked ? [] : [{ token: 'tag.fgL', asked: String(asked), given: String(skin.tag.fgL) }];
}

/**
 * Makes a whole skin from a brand color. The colors of the base skin get its hue. Where two of them are too close, their lightness is
 * moved until every pair of the certificate passes; hues stay. What can't be made to pass is in `faults`, with the value that would mend
 * it. It has no React and no page, so a server can use it.
 *
 * @example
 * const { skin, faults } = deriveSkin({ id: 'pine', name: { zhHans: '松烟绿', zhHant: '松煙綠', en: 'Pine' }, accent: '#1F7A5C' });
 * if (faults.length === 0) writeFileSync('public/pine.css', toStyleSheet(skin));
 * @throws {Error} if `accent` is not a six-digit hex.
 */
export function deriveSkin(recipe: SkinRecipe): DerivedSkin {
  if (!/^#[\da-f]{6}$/i.test(recipe.accent)) throw new Error(`“${recipe.accent}” is not a color of six hexadecimal digits.`);
  const from = recipe.from ?? (recipe.tone === 'dark' ? moye : jingdianlan);
  const skin = structuredClone(retint(recipe.from ? recipe : { chrome: 'rail', ...recipe }, from));
  const moved = movedBrand(recipe, skin);
  const changes = [...moved, ...repairColours(skin), ...repairTags(skin)];
  return { ...checkSkin(skin), changes };
}
