import type { Colour, SkinTokens, Status } from './SkinTokens.ts';

/** Two colours that meet in the interface, and how much they must differ. */
export interface ContrastPair {
  name: string;
  front: Colour;
  back: Colour;
  kind: 'text' | 'part';
}

const statuses: readonly Status[] = ['danger', 'warning', 'success', 'info'];

/** Every pair of colours that meets on a screen. Disabled text is exempt, as in WCAG. */
export function contrastPairs({ color }: Pick<SkinTokens, 'color'>): ContrastPair[] {
  const pairs: ContrastPair[] = [];
  const add = (kind: ContrastPair['kind'], front: [string, Colour], back: [string, Colour]) =>
    pairs.push({ kind, name: `${front[0]} on ${back[0]}`, front: front[1], back: back[1] });
  const text = (...pair: [[string, Colour], [string, Colour]]) => add('text', ...pair);
  const part = (...pair: [[string, Colour], [string, Colour]]) => add('part', ...pair);

  const { scrim: _, ...surfaces } = color.surface;
  const grounds: [string, Colour][] = [
    ...Object.entries(surfaces).map(([key, value]): [string, Colour] => [`surface.${key}`, value]),
    ['selection.bg', color.selection.bg],
    ['selection.hover', color.selection.hover],
  ];
  for (const ground of grounds) {
    for (const level of ['primary', 'secondary', 'tertiary', 'link'] as const) text([`text.${level}`, color.text[level]], ground);
    part(['focus.ring', color.focus.ring], ground);
  }
  for (const ground of grounds.slice(0, 5)) part(['border.strong', color.border.strong], ground);
  for (const step of ['base', 'hover', 'pressed'] as const) {
    text(['accent.on', color.accent.on], [`accent.${step}`, color.accent[step]]);
  }
  for (const step of ['soft', 'softHover'] as const)
    text(['accent.softText', color.accent.softText], [`accent.${step}`, color.accent[step]]);
  part(['accent.base', color.accent.base], ['surface.panel', color.surface.panel]);
  part(['accent.base', color.accent.base], ['surface.raised', color.surface.raised]);
  part(['selection.bar', color.selection.bar], ['selection.bg', color.selection.bg]);
  for (const ground of [grounds[2], grounds[5], ...grounds.slice(7)] as [string, Colour][]) {
    part(['unread.marker', color.unread.marker], ground);
  }
  text(['unread.badgeText', color.unread.badgeText], ['unread.badge', color.unread.badge]);
  for (const chrome of ['rail', 'bar'] as const) {
    const own = color[chrome];
    for (const ground of ['bg', 'hover'] as const) {
      text([`${chrome}.text`, own.text], [`${chrome}.${ground}`, own[ground]]);
      text([`${chrome}.muted`, own.muted], [`${chrome}.${ground}`, own[ground]]);
    }
    text([`${chrome}.activeText`, own.activeText], [`${chrome}.active`, own.active]);
    text([`${chrome}.text`, own.text], [`${chrome}.field`, own.field]);
    text([`${chrome}.muted`, own.muted], [`${chrome}.field`, own.field]);
    part([`${chrome}.ring`, own.ring], [`${chrome}.bg`, own.bg]);
    part([`${chrome}.fieldBorder`, own.fieldBorder], [`${chrome}.field`, own.field]);
  }
  for (const status of statuses) {
    const own = color.status[status];
    text([`status.${status}.onSolid`, own.onSolid], [`status.${status}.solid`, own.solid]);
    for (const [name, ground] of [...grounds.slice(2, 4), [`status.${status}.soft`, own.soft]] as [string, Colour][]) {
      text([`status.${status}.text`, own.text], [name, ground]);
    }
    text(['text.primary', color.text.primary], [`status.${status}.soft`, own.soft]);
    part([`status.${status}.border`, own.border], ['surface.panel', color.surface.panel]);
  }
  for (const [key, own] of Object.entries(color.flag)) part([`flag.${key}.edge`, own.edge], ['surface.panel', color.surface.panel]);
  for (const [key, own] of Object.entries(color.event)) text([`event.${key}.text`, own.text], [`event.${key}.bg`, own.bg]);
  text(['tooltip.text', color.tooltip.text], ['tooltip.bg', color.tooltip.bg]);
  return pairs;
}
