import type { Density } from './base.ts';

/** Color in the format of a skin: `oklch(0.515 0.175 259)`, with `/ 0.45` for transparency. */
export type Color = `oklch(${string})`;

/** Colors of the rail or the top bar. */
export interface ChromeColors {
  bg: Color;
  hover: Color;
  active: Color;
  field: Color;
  text: Color;
  muted: Color;
  activeText: Color;
  ring: Color;
  border: Color;
  fieldBorder: Color;
}

/** Colors of one status. */
export interface StatusColors {
  solid: Color;
  onSolid: Color;
  text: Color;
  soft: Color;
  border: Color;
}

/** The filled accent and its quiet relatives. */
export interface AccentColors {
  base: Color;
  hover: Color;
  pressed: Color;
  on: Color;
  soft: Color;
  softHover: Color;
  softText: Color;
}

/** Nine flag colors, in the order of the keys 1 to 9. */
export type FlagColor = 'red' | 'green' | 'orange' | 'blue' | 'pink' | 'cyan' | 'yellow' | 'purple' | 'grey';

/** Eleven colors of calendar events, also used for avatars. */
export type EventColor = 'e01' | 'e02' | 'e03' | 'e04' | 'e05' | 'e06' | 'e07' | 'e08' | 'e09' | 'e10' | 'e11';

/** Mark before an unread message. */
export type UnreadMark = 'dot' | 'lozenge' | 'square' | 'heart' | 'petal' | 'leaf' | 'star';

/** The four kinds of news a part can carry. */
export type Status = 'danger' | 'warning' | 'success' | 'info';

/** Data of a skin. `defineSkin` accepts it without the colors that can be derived. */
export interface SkinTokens {
  meta: {
    /** Pinyin id, used in `data-skin`. */
    id: string;
    name: { zhHans: string; zhHant: string; en: string };
    colorScheme: 'light' | 'dark';
    /** The promise that the skin is checked against. @default 'aa' */
    contrast?: 'aa' | 'aaa';
  };
  color: {
    surface: Record<'canvas' | 'sidebar' | 'panel' | 'raised' | 'sunken' | 'hover' | 'raisedHover' | 'scrim', Color>;
    rail: ChromeColors;
    bar: ChromeColors;
    text: Record<'primary' | 'secondary' | 'tertiary' | 'disabled' | 'link', Color>;
    border: Record<'subtle' | 'default' | 'strong', Color>;
    accent: AccentColors;
    selection: Record<'bg' | 'hover' | 'bar', Color>;
    focus: { ring: Color };
    unread: Record<'marker' | 'badge' | 'badgeText', Color>;
    status: Record<Status, StatusColors>;
    flag: Record<FlagColor, { fill: Color; edge: Color }>;
    event: Record<EventColor, { bg: Color; text: Color; bar: Color }>;
    tooltip: Record<'bg' | 'text', Color>;
  };
  /** Lightness and maximum chroma of a tag's background and text. The tag keeps its own hue. */
  tag: { bgL: number; bgC: number; fgL: number; fgC: number };
  shadow: Record<'panel' | 'popover' | 'dialog', string>;
  radius: Record<'control' | 'card' | 'dialog' | 'chip', `${number}px`>;
  border: { width: `${number}px` };
  font: { display: 'ui' | 'song' | 'round' };
  shape: {
    unreadMark: UnreadMark;
    /** Whether to draw lines beside the rail and under links, where color alone isn't distinct enough. @default false */
    isFlat?: boolean;
  };
  density: { default: Density };
  /** Images as `url(...)` or `none`. */
  art: Record<'header' | 'sidebar' | 'login', string> & {
    /** Whether the login image is light or dark behind the text. @default the color scheme */
    loginTone?: 'light' | 'dark';
    /** The same where it is low, below the verses. @default `loginTone` */
    mottoTone?: 'light' | 'dark';
    /**
     * Position of the verses, if there is room: low on the image, beside it in columns (Chinese only, other scripts stay low), or none.
     * @default 'low'
     */
    motto?: 'low' | 'columns' | 'none';
  };
}

/** `SkinTokens` without what `defineSkin` can work out. */
export interface SkinInput extends Omit<SkinTokens, 'color'> {
  color: Omit<SkinTokens['color'], 'accent' | 'status' | 'selection'> & {
    accent: Partial<AccentColors> & Pick<AccentColors, 'base'>;
    status: Record<Status, Partial<StatusColors> & Pick<StatusColors, 'solid' | 'text'>>;
    selection?: Partial<SkinTokens['color']['selection']>;
  };
}
