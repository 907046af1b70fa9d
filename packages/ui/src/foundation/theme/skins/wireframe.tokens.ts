import { defineSkin } from '../defineSkin.ts';
import type { Color, EventColor, FlagColor } from '../SkinTokens.ts';

const grey = (lightness: number): Color => `oklch(${lightness} 0 0)`;
const paper = grey(1);
const ink = grey(0.2);
const chrome = {
  bg: grey(0.94),
  hover: grey(0.9),
  active: grey(0.86),
  field: paper,
  text: ink,
  muted: grey(0.4),
  activeText: ink,
  ring: grey(0.3),
  border: grey(0.7),
  fieldBorder: grey(0.55),
};
const status = { solid: grey(0.35), text: grey(0.35), soft: grey(0.95) };
const flags: readonly FlagColor[] = ['red', 'green', 'orange', 'blue', 'pink', 'cyan', 'yellow', 'purple', 'grey'];
const events: readonly EventColor[] = ['e01', 'e02', 'e03', 'e04', 'e05', 'e06', 'e07', 'e08', 'e09', 'e10', 'e11'];
const each = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

/** Gray lines only, for testing. Anything that still has a color in this skin is hard-coded. */
export const wireframe = defineSkin({
  meta: { id: 'wireframe', name: { zhHans: '线框', zhHant: '線框', en: 'Wireframe' }, colorScheme: 'light' },
  color: {
    surface: {
      canvas: grey(0.96),
      sidebar: grey(0.96),
      panel: paper,
      raised: paper,
      sunken: grey(0.95),
      hover: grey(0.97),
      raisedHover: grey(0.95),
      scrim: 'oklch(0.2 0 0 / 0.45)',
    },
    rail: chrome,
    bar: chrome,
    text: { primary: ink, secondary: grey(0.38), tertiary: grey(0.46), disabled: grey(0.7), link: ink },
    border: { subtle: grey(0.88), default: grey(0.78), strong: grey(0.55) },
    accent: { base: grey(0.3) },
    focus: { ring: grey(0.4) },
    unread: { marker: ink, badge: grey(0.3), badgeText: paper },
    status: { danger: status, warning: status, success: status, info: status },
    flag: each(flags, { fill: grey(0.6), edge: grey(0.5) }),
    event: each(events, { bg: grey(0.92), text: grey(0.3), bar: grey(0.5) }),
    tooltip: { bg: ink, text: paper },
  },
  tag: { bgL: 0.93, bgC: 0, fgL: 0.35, fgC: 0 },
  shadow: { panel: 'none', popover: `0 0 0 1px ${grey(0.55)}`, dialog: `0 0 0 1px ${grey(0.4)}` },
  radius: { control: '0px', card: '0px', dialog: '0px', chip: '0px' },
  border: { width: '1px' },
  font: { display: 'ui' },
  shape: { unreadMark: 'square', isFlat: true },
  density: { default: 'regular' },
  art: { header: 'none', sidebar: 'none', login: 'none' },
});
