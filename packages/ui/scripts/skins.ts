// Writes src/foundation/theme/skins/<id>.tokens.ts and <id>.css.ts from a design-token file.
// node packages/ui/scripts/skins.ts path/to/skins.json [id …]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contrastOfLight, formatColour, parseColour } from '../src/foundation/theme/colour.ts';
import { seenBy } from '../src/foundation/theme/colourVision.ts';
import { everyVision, rowGrounds } from '../src/foundation/theme/contrastPairs.ts';
import type { Color, SkinTokens } from '../src/foundation/theme/SkinTokens.ts';

interface Leaf {
  $value: unknown;
  $type: string;
}
interface Tree {
  [key: string]: Tree | Leaf | string;
}
interface ColourValue {
  components: [number, number, number];
  alpha: number;
}
interface Shadow {
  color: ColourValue;
  offsetX: { value: number };
  offsetY: { value: number };
  blur: { value: number };
  spread: { value: number };
}

const [source, ...wanted] = process.argv.slice(2);
if (!source) throw new Error('Name the token file first, then the ids of the skins.');
const target = new URL('../src/foundation/theme/skins/', import.meta.url);
const { skins } = JSON.parse(readFileSync(source, 'utf8')) as { skins: Record<string, Tree> };

const colour = ({ components, alpha }: ColourValue) => `oklch(${components.join(' ')}${alpha < 1 ? ` / ${alpha}` : ''})`;
const px = ({ value }: { value: number }) => (value === 0 ? '0' : `${value}px`);

function plain(node: Tree | Leaf | string): unknown {
  if (typeof node === 'string') return node;
  if ('$value' in node) {
    const { $type, $value } = node as Leaf;
    if ($type === 'color') return colour($value as ColourValue);
    if ($type === 'dimension') return `${($value as { value: number }).value}px`;
    if ($type === 'shadow') {
      return ($value as Shadow[])
        .map((each) => [px(each.offsetX), px(each.offsetY), px(each.blur), px(each.spread), colour(each.color)].join(' '))
        .join(', ');
    }
    return $value;
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, value]) => [key, plain(value)]),
  );
}

/** Moves the lightness of an edge away from its grounds until every eye sees it on each of them. Hue and chroma stay. */
function seenByAll(edge: Color, grounds: Color[], isDark: boolean): Color {
  const parts = parseColour(edge);
  const isSeen = (colour: Color) =>
    everyVision.every((vision) => grounds.every((ground) => contrastOfLight(seenBy(vision, colour), seenBy(vision, ground)) >= 3));
  while (!isSeen(formatColour(parts))) parts.l += isDark ? 0.002 : -0.002;
  return formatColour(parts);
}

function withSeenFlags(color: SkinTokens['color'], isDark: boolean): SkinTokens['color'] {
  const grounds = rowGrounds(color).map(([, ground]) => ground);
  const flag = Object.entries(color.flag).map(([key, { fill, edge }]) => [key, { fill, edge: seenByAll(edge, grounds, isDark) }]);
  return { ...color, flag: Object.fromEntries(flag) };
}

/** In dialogs of dark skins, lighten edges that would otherwise have the color of their background. */
function withSeenEdges(color: SkinTokens['color']): SkinTokens['color'] {
  const raised = parseColour(color.surface.raised).l;
  const lifted = (edge: Color, by: number) => {
    const parts = parseColour(edge);
    return formatColour({ ...parts, l: Math.max(parts.l, raised + by) });
  };
  return {
    ...color,
    border: { ...color.border, subtle: lifted(color.border.subtle, 0.028), default: lifted(color.border.default, 0.098) },
  };
}

/** The skin of sharp edges draws the search field like any other one. */
const withBlackField = (color: SkinTokens['color']): SkinTokens['color'] => ({
  ...color,
  bar: { ...color.bar, fieldBorder: color.border.strong },
});

for (const id of wanted.length > 0 ? wanted : Object.keys(skins)) {
  const tree = skins[id];
  if (!tree) throw new Error(`${source} has no skin “${id}”.`);
  const { meta, color, font, shape, art, ...rest } = plain(tree) as {
    color: SkinTokens['color'];
    meta: Record<'id' | 'zhHans' | 'zhHant' | 'en' | 'colorScheme', string>;
    font: { display: string };
    shape: Record<string, unknown>;
    art: Record<string, string>;
  };
  const isDark = meta.colorScheme === 'dark';
  // Light skins with a dark image behind the text of the login page.
  const darkPictures = ['jingdianlan', 'zhongguofeng'];
  // Where the picture has room for the verses, if not low.
  const mottos: Record<string, string> = { yanyujiangnan: 'columns', hetangyuese: 'columns', zhongguofeng: 'none' };
  const isFlat = ['suxuan', 'heibaifenming'].includes(id);
  const tokens = {
    meta: {
      id,
      name: { zhHans: meta.zhHans, zhHant: meta.zhHant, en: meta.en },
      colorScheme: meta.colorScheme,
      ...(id === 'heibaifenming' && { contrast: 'aaa' }),
    },
    color: isDark
      ? withSeenFlags(withSeenEdges(color), isDark)
      : withSeenFlags(id === 'heibaifenming' ? withBlackField(color) : color, isDark),
    ...rest,
    font: { display: /var\(--font-(\w+)\)/.exec(font.display)?.[1] ?? 'ui' },
    shape: { ...shape, ...(isFlat && { isFlat }) },
    art: {
      ...Object.fromEntries(Object.entries(art).map(([key, file]) => [key, file === 'none' ? file : `url(../${file})`])),
      ...(darkPictures.includes(id) && { loginTone: 'dark' }),
      ...(id === 'haishuilan' && { mottoTone: 'dark' }),
      ...(mottos[id] && { motto: mottos[id] }),
    },
  };
  const sentence = String(tree.$description);
  writeFileSync(
    new URL(`${id}.tokens.ts`, target),
    `import { defineSkin } from '../defineSkin.ts';\n\n/** ${sentence} */\nexport const ${id} = defineSkin(${JSON.stringify(tokens, null, 2)});\n`,
  );
  const sheet = new URL(`${id}.css.ts`, target);
  if (!existsSync(sheet)) {
    writeFileSync(
      sheet,
      `import { createSkin } from '../createSkin.ts';\nimport { ${id} } from './${id}.tokens.ts';\n\ncreateSkin(${id});\n`,
    );
  }
}
