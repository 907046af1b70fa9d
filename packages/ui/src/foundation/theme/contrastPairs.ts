import { base } from './base.ts';
import { type ColorVision, colourBlindness } from './colourVision.ts';
import type { Color, SkinTokens, Status } from './SkinTokens.ts';
import { tagColours } from './tagColours.ts';

/** Two colors used together in the interface, and their minimum difference. */
export interface ContrastPair {
  name: string;
  /** Paths of the two values: `text.link`, or `tag.t01 word` for what a tag makes of its own color. */
  frontName: string;
  backName: string;
  front: Color;
  back: Color;
  kind: 'text' | 'part';
  /** Color vision that the pair is checked for. */
  vision: ColorVision;
}

type Named = readonly [name: string, colour: Color];
type Add = (kind: ContrastPair['kind'], front: Named, back: Named, vision?: ColorVision) => void;

const statuses: readonly Status[] = ['danger', 'warning', 'success', 'info'];
/** Usual color vision and the kinds of color blindness. */
export const everyVision: readonly ColorVision[] = ['usual', ...colourBlindness];

/** A list and a function that adds to it. */
function collectPairs(): { pairs: ContrastPair[]; add: Add } {
  const pairs: ContrastPair[] = [];
  const add: Add = (kind, [frontName, front], [backName, back], vision = 'usual') =>
    pairs.push({ kind, name: `${frontName} on ${backName}`, frontName, backName, front, back, vision });
  return { pairs, add };
}

/** Returns the text and background of every tag color, for every kind of vision. */
export function tagPairs(tag: SkinTokens['tag']): ContrastPair[] {
  const { pairs, add } = collectPairs();
  for (const [key, stored] of Object.entries(base.tagPreset)) {
    const { ground, word } = tagColours(tag, stored);
    for (const vision of everyVision) add('text', [`tag.${key} word`, word], [`tag.${key} ground`, ground], vision);
  }
  return pairs;
}

/** Returns all color pairs used together on the screen. Disabled text is exempt, as in WCAG. */
export function contrastPairs({ color, tag }: Pick<SkinTokens, 'color' | 'tag'>): ContrastPair[] {
  const { pairs, add } = collectPairs();
  addPage(add, color);
  addAccent(add, color);
  for (const chrome of ['rail', 'bar'] as const) addChrome(add, color, chrome);
  for (const status of statuses) addStatus(add, color, status);
  for (const [key, own] of Object.entries(color.event)) add('text', [`event.${key}.text`, own.text], [`event.${key}.bg`, own.bg]);
  for (const vision of everyVision) addFlags(add, color, vision);
  add('text', ['tooltip.text', color.tooltip.text], ['tooltip.bg', color.tooltip.bg]);
  return [...pairs, ...tagPairs(tag)];
}

type Colours = SkinTokens['color'];

const surface = (color: Pick<Colours, 'surface'>, key: keyof Colours['surface']): Named => [`surface.${key}`, color.surface[key]];
const selection = (color: Pick<Colours, 'selection'>, key: 'bg' | 'hover'): Named => [`selection.${key}`, color.selection[key]];
/** Returns the possible backgrounds of a list row. */
export const rowGrounds = (color: Pick<Colours, 'surface' | 'selection'>): Named[] => [
  surface(color, 'panel'),
  surface(color, 'hover'),
  selection(color, 'bg'),
  selection(color, 'hover'),
];

function addPage(add: Add, color: Colours): void {
  const still = (['canvas', 'sidebar', 'panel', 'raised', 'sunken'] as const).map((key) => surface(color, key));
  const grounds = [...still, surface(color, 'hover'), surface(color, 'raisedHover'), selection(color, 'bg'), selection(color, 'hover')];
  for (const ground of grounds) {
    for (const level of ['primary', 'secondary', 'tertiary', 'link'] as const) add('text', [`text.${level}`, color.text[level]], ground);
    add('part', ['focus.ring', color.focus.ring], ground);
  }
  for (const ground of still) add('part', ['border.strong', color.border.strong], ground);
}

function addAccent(add: Add, color: Colours): void {
  const { accent, unread } = color;
  for (const step of ['base', 'hover', 'pressed'] as const) add('text', ['accent.on', accent.on], [`accent.${step}`, accent[step]]);
  for (const step of ['soft', 'softHover'] as const) add('text', ['accent.softText', accent.softText], [`accent.${step}`, accent[step]]);
  for (const key of ['canvas', 'sidebar', 'panel', 'raised', 'sunken'] as const)
    add('part', ['accent.base', accent.base], surface(color, key));
  add('part', ['accent.base', accent.base], selection(color, 'bg'));
  add('part', ['selection.bar', color.selection.bar], selection(color, 'bg'));
  for (const ground of rowGrounds(color)) add('part', ['unread.marker', unread.marker], ground);
  add('text', ['unread.badgeText', unread.badgeText], ['unread.badge', unread.badge]);
}

function addChrome(add: Add, color: Colours, chrome: 'rail' | 'bar'): void {
  const own = color[chrome];
  const named = (key: keyof typeof own): Named => [`${chrome}.${key}`, own[key]];
  for (const ground of ['bg', 'hover', 'field'] as const) {
    add('text', named('text'), named(ground));
    add('text', named('muted'), named(ground));
    add('part', named('ring'), named(ground));
  }
  add('text', named('activeText'), named('active'));
  // The chosen item of the rail draws its ring in `activeText`.
  if (chrome === 'bar') add('part', named('ring'), named('active'));
  add('part', named('fieldBorder'), named('field'));
}

function addStatus(add: Add, color: Colours, status: Status): void {
  const own = color.status[status];
  const named = (key: keyof typeof own): Named => [`status.${status}.${key}`, own[key]];
  add('text', named('onSolid'), named('solid'));
  for (const ground of [surface(color, 'panel'), surface(color, 'raised'), named('soft')]) add('text', named('text'), ground);
  add('text', ['text.primary', color.text.primary], named('soft'));
  add('part', named('border'), surface(color, 'panel'));
}

function addFlags(add: Add, color: Colours, vision: ColorVision): void {
  for (const [key, { edge }] of Object.entries(color.flag)) {
    for (const ground of rowGrounds(color)) add('part', [`flag.${key}.edge`, edge], ground, vision);
  }
}
