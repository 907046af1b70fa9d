import {
  type AccentColors,
  type ChromeColors,
  type Color,
  contrastOfLight,
  fitToScreen,
  floorsOf,
  formatColour,
  jingdianlan,
  lightOf,
  luminance,
  type Oklch,
  parseColour,
  parseHex,
  type SkinTokens,
} from '../theme/skinData.ts';
import type { SkinRecipe } from './SkinRecipe.ts';

/** Above the floor, so that four digits of lightness are enough. */
const margin = 0.02;
const white: Oklch = { l: 1, c: 0, h: 0, alpha: 1 };

const paint = (parts: Oklch): Color => formatColour(fitToScreen(parts));

/** Returns a function that gives a color the hue of the brand, and its chroma where that is lower. */
const turner =
  (brand: Oklch, strength = 1) =>
  (colour: Color): Color => {
    const parts = parseColour(colour);
    return paint({ ...parts, h: brand.h, c: Math.min(parts.c * strength, Math.max(brand.c, 0)) });
  };

const mapTexts = <T extends object, Text extends string>(texts: T, turn: (text: Text) => string): T =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, turn(value as Text)])) as T;

/** Light chrome as a rail: one step deeper than the page, so that the rail is still seen. */
function quietRail(bar: ChromeColors, isDark: boolean): ChromeColors {
  const { l, c, ...rest } = parseColour(bar.bg);
  return { ...bar, bg: formatColour({ ...rest, l: l - (isDark ? 0.02 : 0.025), c: c + 0.012 }) };
}

function chromeOf({ chrome }: SkinRecipe, from: SkinTokens): Pick<SkinTokens['color'], 'rail' | 'bar'> {
  const isDark = from.meta.colorScheme === 'dark';
  const deep = jingdianlan.color.rail;
  const { rail, bar } = from.color;
  if (chrome === 'rail') return { rail: deep, bar };
  if (chrome === 'both') return { rail: deep, bar: deep };
  return { rail: chrome === 'none' ? quietRail(bar, isDark) : rail, bar };
}

/** The lightness at which a color of that hue has this luminance. */
function lightnessFor(parts: Oklch, wanted: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(lightOf(fitToScreen({ ...parts, l: middle }))) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Moves a color into a range of luminance. */
function clampTo(parts: Oklch, [low, high]: readonly [number, number]): Oklch {
  const own = luminance(lightOf(parts));
  if (own >= low && own <= high) return parts;
  return fitToScreen({ ...parts, l: lightnessFor(parts, own < low ? low : high) });
}

/** Range of luminance in which a color is told from lighter and from darker ones. */
function rangeBetween(darker: readonly Oklch[], lighter: readonly Oklch[], floors: { darker: number; lighter: number }): [number, number] {
  const low = darker.map((one) => (floors.darker + margin) * (luminance(lightOf(one)) + 0.05) - 0.05);
  const high = lighter.map((one) => (luminance(lightOf(one)) + 0.05) / (floors.lighter + margin) - 0.05);
  return [Math.max(0, ...low), Math.min(1, ...high)];
}

interface Fill {
  base: Oklch;
  on: Oklch;
  distance: number;
}

/** The fill nearest to the brand color that shows on the page and carries this color as text. */
function fillWith(on: Oklch, brand: Oklch, grounds: readonly Oklch[], floors: { text: number; part: number }, isDark: boolean): Fill {
  const isOnLight = on.l > 0.5;
  const forText = isOnLight
    ? rangeBetween([], [on], { darker: 0, lighter: floors.text })
    : rangeBetween([on], [], { darker: floors.text, lighter: 0 });
  const forGround = isDark
    ? rangeBetween(grounds, [], { darker: floors.part, lighter: 0 })
    : rangeBetween([], grounds, { darker: 0, lighter: floors.part });
  const range = [Math.max(forText[0], forGround[0]), Math.min(forText[1], forGround[1])] as const;
  const base = range[0] <= range[1] ? clampTo(brand, range) : clampTo(brand, forText);
  return { base, on, distance: Math.abs(base.l - brand.l) + (range[0] <= range[1] ? 0 : 1) };
}

/** Colors of what is filled with the brand color. Hover and pressed move away from the text on it. */
function accentOf(recipe: SkinRecipe, brand: Oklch, from: SkinTokens, selectionBg: Color): AccentColors {
  const isDark = from.meta.colorScheme === 'dark';
  const turn = turner(brand);
  const { canvas, sidebar, panel, raised } = mapTexts(from.color.surface, turn);
  const grounds = [canvas, sidebar, panel, raised, selectionBg].map(parseColour);
  const dark: Oklch = fitToScreen({ l: 0.17, c: Math.min(0.03, brand.c), h: brand.h, alpha: 1 });
  const floors = floorsOf(recipe.contrast);
  const [light, deep] = [white, dark].map((on) => fillWith(on, brand, grounds, floors, isDark)) as [Fill, Fill];
  const chosen = light.distance <= deep.distance ? light : deep;
  const contrastWith = (on: Oklch) => contrastOfLight(lightOf(on), lightOf(brand));
  const { base, on } = recipe.isExact ? { base: brand, on: contrastWith(white) >= contrastWith(dark) ? white : dark } : chosen;
  const away = on.l > 0.5 ? -0.045 : 0.04;
  const step = (times: number) => paint({ ...base, l: Math.min(1, Math.max(0, base.l + away * times)) });
  const { soft, softHover } = from.color.accent;
  return {
    base: formatColour(base),
    hover: step(1),
    pressed: step(2),
    on: formatColour(on),
    soft: turn(soft),
    softHover: turn(softHover),
    softText: formatColour(base),
  };
}

const corners = {
  square: { control: '2px', card: '3px', dialog: '4px', chip: '2px' },
  round: { control: '6px', card: '8px', dialog: '12px', chip: '4px' },
  rounder: { control: '12px', card: '16px', dialog: '20px', chip: '999px' },
} as const satisfies Record<string, SkinTokens['radius']>;

/** A skin in the hue of a brand color. Its contrast isn't repaired yet. */
export function retint(recipe: SkinRecipe, from: SkinTokens): SkinTokens {
  const brand = parseHex(recipe.accent);
  // The hue of a gray brand color must stay invisible.
  const turn = turner(brand, Math.min(1, brand.c / 0.06));
  const { color } = from;
  const turnAll = turner(brand);
  const selection = mapTexts(color.selection, turnAll);
  const accent = accentOf(recipe, brand, from, selection.bg);
  const chrome = chromeOf(recipe, from);
  return {
    ...from,
    meta: {
      id: recipe.id,
      name: recipe.name,
      colorScheme: from.meta.colorScheme,
      ...(recipe.contrast && { contrast: recipe.contrast }),
    },
    color: {
      ...color,
      surface: mapTexts(color.surface, turn),
      rail: mapTexts(chrome.rail, turnAll),
      bar: mapTexts(chrome.bar, turnAll),
      text: { ...mapTexts(color.text, turn), link: accent.base },
      border: mapTexts(color.border, turn),
      accent,
      selection: { ...selection, bar: accent.base },
      focus: { ring: accent.base },
      unread: { ...color.unread, marker: accent.base },
      tooltip: mapTexts(color.tooltip, turn),
    },
    shadow: mapTexts(from.shadow, (shadow: string) => shadow.replace(/oklch\([^)]*\)/g, (colour) => turn(colour as Color))),
    radius: recipe.corners ? corners[recipe.corners] : from.radius,
    font: { display: recipe.titleFace ?? from.font.display },
    shape: { ...from.shape, unreadMark: recipe.mark ?? from.shape.unreadMark },
    density: { default: recipe.density ?? from.density.default },
    art: { header: 'none', sidebar: 'none', login: 'none', ...recipe.art },
  };
}
