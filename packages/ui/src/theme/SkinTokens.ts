import type { Density } from './base.ts';

/** A colour as a skin writes it: `oklch(0.515 0.175 259)`, with `/ 0.45` for transparency. */
export type Colour = `oklch(${string})`;

/** The colours of a piece of chrome: the rail or the top bar. */
export interface ChromeColours {
  bg: Colour;
  hover: Colour;
  active: Colour;
  field: Colour;
  text: Colour;
  muted: Colour;
  activeText: Colour;
  ring: Colour;
  border: Colour;
  fieldBorder: Colour;
}

/** The colours of one kind of news. */
export interface StatusColours {
  solid: Colour;
  onSolid: Colour;
  text: Colour;
  soft: Colour;
  border: Colour;
}

/** The filled accent and its quiet relatives. */
export interface AccentColours {
  base: Colour;
  hover: Colour;
  pressed: Colour;
  on: Colour;
  soft: Colour;
  softHover: Colour;
  softText: Colour;
}

/** The nine flag colours, in the order of the keys 1 to 9. */
export type FlagColour = 'red' | 'green' | 'orange' | 'blue' | 'pink' | 'cyan' | 'yellow' | 'purple' | 'grey';

/** The eleven colours of calendar events, which avatars borrow. */
export type EventColour = 'e01' | 'e02' | 'e03' | 'e04' | 'e05' | 'e06' | 'e07' | 'e08' | 'e09' | 'e10' | 'e11';

/** The mark that stands before an unread message. */
export type UnreadMark = 'dot' | 'lozenge' | 'square' | 'heart' | 'petal' | 'leaf' | 'star';

/** The four kinds of news a part can carry. */
export type Status = 'danger' | 'warning' | 'success' | 'info';

/** What a skin is, as data. `defineSkin` takes it with the derivable colours left out. */
export interface SkinTokens {
  meta: {
    /** The pinyin id, which stands in `data-skin`. */
    id: string;
    name: { zhHans: string; zhHant: string; en: string };
    colorScheme: 'light' | 'dark';
    /** The promise that the skin is checked against. @default 'aa' */
    contrast?: 'aa' | 'aaa';
  };
  color: {
    surface: Record<'canvas' | 'sidebar' | 'panel' | 'raised' | 'sunken' | 'hover' | 'raisedHover' | 'scrim', Colour>;
    rail: ChromeColours;
    bar: ChromeColours;
    text: Record<'primary' | 'secondary' | 'tertiary' | 'disabled' | 'link', Colour>;
    border: Record<'subtle' | 'default' | 'strong', Colour>;
    accent: AccentColours;
    selection: Record<'bg' | 'hover' | 'bar', Colour>;
    focus: { ring: Colour };
    unread: Record<'marker' | 'badge' | 'badgeText', Colour>;
    status: Record<Status, StatusColours>;
    flag: Record<FlagColour, { fill: Colour; edge: Colour }>;
    event: Record<EventColour, { bg: Colour; text: Colour; bar: Colour }>;
    tooltip: Record<'bg' | 'text', Colour>;
  };
  /** How a tag's own hue is drawn: lightness and largest chroma of ground and word. */
  tag: { bgL: number; bgC: number; fgL: number; fgC: number };
  shadow: Record<'panel' | 'popover' | 'dialog', string>;
  radius: Record<'control' | 'card' | 'dialog' | 'chip', `${number}px`>;
  border: { width: `${number}px` };
  font: { display: 'ui' | 'song' | 'round' };
  shape: {
    unreadMark: UnreadMark;
    /** Draws a line beside the rail and under links, where colour alone would not part them. @default false */
    isFlat?: boolean;
  };
  density: { default: Density };
  /** Pictures as `url(...)` or `none`. */
  art: Record<'header' | 'sidebar' | 'login', string> & {
    /** How dark the login picture is where words stand on it. @default the colour scheme */
    loginTone?: 'light' | 'dark';
    /** The same where it is low, below the verses. @default `loginTone` */
    mottoTone?: 'light' | 'dark';
    /**
     * Where there is room for the verses: low on the picture, beside it in columns (other scripts than Chinese stay low), or nowhere.
     * @default 'low'
     */
    motto?: 'low' | 'columns' | 'none';
  };
}

/** `SkinTokens` without what `defineSkin` can work out. */
export interface SkinInput extends Omit<SkinTokens, 'color'> {
  color: Omit<SkinTokens['color'], 'accent' | 'status' | 'selection'> & {
    accent: Partial<AccentColours> & Pick<AccentColours, 'base'>;
    status: Record<Status, Partial<StatusColours> & Pick<StatusColours, 'solid' | 'text'>>;
    selection?: Partial<SkinTokens['color']['selection']>;
  };
}
