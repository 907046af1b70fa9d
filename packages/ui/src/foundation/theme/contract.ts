const status = { solid: null, onSolid: null, text: null, soft: null, border: null };
const chrome = {
  bg: null,
  hover: null,
  active: null,
  field: null,
  text: null,
  muted: null,
  activeText: null,
  ring: null,
  border: null,
  fieldBorder: null,
};
const flag = { fill: null, edge: null };
const event = { bg: null, text: null, bar: null };

/** The names of every value that a skin gives, as a tree. Plain data, for readers without style sheets such as a server. */
export const contract = {
  color: {
    surface: { canvas: null, sidebar: null, panel: null, raised: null, sunken: null, hover: null, raisedHover: null, scrim: null },
    rail: chrome,
    bar: chrome,
    text: { primary: null, secondary: null, tertiary: null, disabled: null, link: null },
    border: { subtle: null, default: null, strong: null },
    accent: { base: null, hover: null, pressed: null, on: null, soft: null, softHover: null, softText: null },
    selection: { bg: null, hover: null, bar: null },
    focus: { ring: null },
    unread: { marker: null, badge: null, badgeText: null },
    status: { danger: status, warning: status, success: status, info: status },
    flag: { red: flag, green: flag, orange: flag, blue: flag, pink: flag, cyan: flag, yellow: flag, purple: flag, grey: flag },
    event: {
      e01: event,
      e02: event,
      e03: event,
      e04: event,
      e05: event,
      e06: event,
      e07: event,
      e08: event,
      e09: event,
      e10: event,
      e11: event,
    },
    tooltip: { bg: null, text: null },
  },
  tag: { bgL: null, bgC: null, fgL: null, fgC: null },
  shadow: { panel: null, popover: null, dialog: null },
  radius: { control: null, card: null, dialog: null, chip: null },
  border: { width: null },
  font: { display: null },
  shape: {
    /** A `clip-path` for a 10 px box that is filled with `color.unread.marker`. */
    unreadMark: null,
    /** Width of the line between rail and page: nothing, except in flat skins. */
    chromeEdge: null,
    /** `text-decoration-line` of links inside text. */
    linkLine: null,
    /** Strength of `color.bar.fieldBorder` at the edge of the bar's field, as a percentage. */
    barFieldEdge: null,
  },
  /** Set by `[data-density]`, not by the skin. */
  density: { row: null, control: null, tree: null },
  art: {
    header: null,
    sidebar: null,
    login: null,
    /** Text colors on the login image: at the top, and for the verses at the bottom. */
    loginText: null,
    mottoText: null,
    /** `display`, and for Chinese `writing-mode` and `align-self`, of the verses. */
    mottoDisplay: null,
    mottoFlow: null,
    mottoPlace: null,
  },
} as const;

/** Returns the name of a value in the page: `--jinshu-color-accent-base` for color, accent, base. */
export const variableName = (path: readonly string[]): string =>
  `jinshu-${path.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
