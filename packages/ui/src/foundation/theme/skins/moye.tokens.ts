import { defineSkin } from '../defineSkin.ts';

/** Neutral charcoal for long evenings: no image, no tint, only contrast of levels. */
export const moye = defineSkin({
  meta: {
    id: 'moye',
    name: {
      zhHans: '墨夜',
      zhHant: '墨夜',
      en: 'Ink Night',
    },
    colorScheme: 'dark',
  },
  color: {
    surface: {
      canvas: 'oklch(0.185 0.004 260)',
      sidebar: 'oklch(0.185 0.004 260)',
      panel: 'oklch(0.222 0.005 260)',
      raised: 'oklch(0.272 0.006 260)',
      sunken: 'oklch(0.195 0.004 260)',
      hover: 'oklch(0.25 0.009 250)',
      raisedHover: 'oklch(0.312 0.01 250)',
      scrim: 'oklch(0.06 0.008 260 / 0.62)',
    },
    rail: {
      bg: 'oklch(0.165 0.004 260)',
      hover: 'oklch(0.215 0.004 260)',
      active: 'oklch(0.27 0.0043 260)',
      field: 'oklch(0.23 0.004 260)',
      text: 'oklch(0.985 0.007 260)',
      muted: 'oklch(0.8 0.002 260)',
      activeText: 'oklch(0.99 0.0047 260)',
      ring: 'oklch(0.9 0.05 250)',
      border: 'oklch(0.265 0.0076 260)',
      fieldBorder: 'oklch(0.55 0.008 260)',
    },
    bar: {
      bg: 'oklch(0.185 0.004 260)',
      hover: 'oklch(0.235 0.004 260)',
      active: 'oklch(0.29 0.0043 260)',
      field: 'oklch(0.25 0.004 260)',
      text: 'oklch(0.985 0.007 260)',
      muted: 'oklch(0.8 0.002 260)',
      activeText: 'oklch(0.99 0.0047 260)',
      ring: 'oklch(0.9 0.05 250)',
      border: 'oklch(0.285 0.0076 260)',
      fieldBorder: 'oklch(0.55 0.008 260)',
    },
    text: {
      primary: 'oklch(0.955 0.004 260)',
      secondary: 'oklch(0.8 0.008 260)',
      tertiary: 'oklch(0.684 0.008 260)',
      disabled: 'oklch(0.5 0.0064 260)',
      link: 'oklch(0.775 0.105 250)',
    },
    border: {
      subtle: 'oklch(0.3 0.0084 260)',
      default: 'oklch(0.37 0.0096 260)',
      strong: 'oklch(0.55 0.008 260)',
    },
    accent: {
      base: 'oklch(0.775 0.105 250)',
      hover: 'oklch(0.81 0.0992 250)',
      pressed: 'oklch(0.73 0.105 250)',
      on: 'oklch(0.17 0.03 250)',
      soft: 'oklch(0.307 0.0357 250)',
      softHover: 'oklch(0.332 0.0417 250)',
      softText: 'oklch(0.775 0.105 250)',
    },
    selection: {
      bg: 'oklch(0.28 0.035 250)',
      hover: 'oklch(0.302 0.039 250)',
      bar: 'oklch(0.775 0.105 250)',
    },
    focus: {
      ring: 'oklch(0.775 0.105 250)',
    },
    unread: {
      marker: 'oklch(0.76 0.1319 245)',
      badge: 'oklch(0.7 0.17 25)',
      badgeText: 'oklch(0.16 0.03 25)',
    },
    status: {
      danger: {
        solid: 'oklch(0.76 0.135 27)',
        onSolid: 'oklch(0.17 0.03 27)',
        text: 'oklch(0.8 0.1144 27)',
        soft: 'oklch(0.297 0.04 27)',
        border: 'oklch(0.62 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.76 0.13 68)',
        onSolid: 'oklch(0.17 0.03 68)',
        text: 'oklch(0.8 0.117 68)',
        soft: 'oklch(0.297 0.04 68)',
        border: 'oklch(0.62 0.104 68)',
      },
      success: {
        solid: 'oklch(0.76 0.125 152)',
        onSolid: 'oklch(0.17 0.03 152)',
        text: 'oklch(0.8 0.1125 152)',
        soft: 'oklch(0.297 0.04 152)',
        border: 'oklch(0.62 0.1 152)',
      },
      info: {
        solid: 'oklch(0.76 0.13 245)',
        onSolid: 'oklch(0.17 0.03 245)',
        text: 'oklch(0.8 0.1082 245)',
        soft: 'oklch(0.297 0.04 245)',
        border: 'oklch(0.62 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.66 0.21 26)',
        edge: 'oklch(0.682 0.21 26)',
      },
      green: {
        fill: 'oklch(0.7 0.17 150)',
        edge: 'oklch(0.7 0.17 150)',
      },
      orange: {
        fill: 'oklch(0.78 0.1534 58)',
        edge: 'oklch(0.78 0.1534 58)',
      },
      blue: {
        fill: 'oklch(0.64 0.18 257)',
        edge: 'oklch(0.64 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.76 0.1629 355)',
        edge: 'oklch(0.76 0.1629 355)',
      },
      cyan: {
        fill: 'oklch(0.76 0.12 210)',
        edge: 'oklch(0.76 0.12 210)',
      },
      yellow: {
        fill: 'oklch(0.91 0.1248 92)',
        edge: 'oklch(0.91 0.1248 92)',
      },
      purple: {
        fill: 'oklch(0.64 0.19 302)',
        edge: 'oklch(0.64 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.68 0.015 255)',
        edge: 'oklch(0.68 0.015 255)',
      },
    },
    event: {
      e01: {
        bg: 'oklch(0.36 0.06 25)',
        text: 'oklch(0.9 0.0519 25)',
        bar: 'oklch(0.7 0.14 25)',
      },
      e02: {
        bg: 'oklch(0.36 0.06 50)',
        text: 'oklch(0.9 0.0581 50)',
        bar: 'oklch(0.7 0.14 50)',
      },
      e03: {
        bg: 'oklch(0.36 0.06 80)',
        text: 'oklch(0.9 0.06 80)',
        bar: 'oklch(0.7 0.14 80)',
      },
      e04: {
        bg: 'oklch(0.36 0.06 120)',
        text: 'oklch(0.9 0.06 120)',
        bar: 'oklch(0.7 0.14 120)',
      },
      e05: {
        bg: 'oklch(0.36 0.06 150)',
        text: 'oklch(0.9 0.06 150)',
        bar: 'oklch(0.7 0.14 150)',
      },
      e06: {
        bg: 'oklch(0.36 0.06 180)',
        text: 'oklch(0.9 0.06 180)',
        bar: 'oklch(0.7 0.127 180)',
      },
      e07: {
        bg: 'oklch(0.36 0.06 215)',
        text: 'oklch(0.9 0.06 215)',
        bar: 'oklch(0.7 0.1236 215)',
      },
      e08: {
        bg: 'oklch(0.36 0.06 250)',
        text: 'oklch(0.9 0.0504 250)',
        bar: 'oklch(0.7 0.14 250)',
      },
      e09: {
        bg: 'oklch(0.36 0.06 280)',
        text: 'oklch(0.9 0.0492 280)',
        bar: 'oklch(0.7 0.14 280)',
      },
      e10: {
        bg: 'oklch(0.36 0.06 320)',
        text: 'oklch(0.9 0.06 320)',
        bar: 'oklch(0.7 0.14 320)',
      },
      e11: {
        bg: 'oklch(0.36 0.006 260)',
        text: 'oklch(0.9 0.0485 260)',
        bar: 'oklch(0.7 0.01 260)',
      },
    },
    tooltip: {
      bg: 'oklch(0.93 0.006 260)',
      text: 'oklch(0.2 0.02 260)',
    },
  },
  tag: {
    bgL: 0.345,
    bgC: 0.055,
    fgL: 0.87,
    fgC: 0.075,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.1 0.01 260 / 0.182), 0 1px 3px 0 oklch(0.1 0.01 260 / 0.13)',
    popover: '0 1px 2px 0 oklch(0.1 0.01 260 / 0.208), 0 8px 24px -2px oklch(0.1 0.01 260 / 0.364)',
    dialog: '0 2px 6px 0 oklch(0.1 0.01 260 / 0.26), 0 24px 64px -8px oklch(0.1 0.01 260 / 0.676)',
  },
  radius: {
    control: '6px',
    card: '8px',
    dialog: '10px',
    chip: '4px',
  },
  border: {
    width: '1px',
  },
  density: {
    default: 'regular',
  },
  font: {
    display: 'ui',
  },
  shape: {
    unreadMark: 'dot',
  },
  art: {
    header: 'none',
    sidebar: 'none',
    login: 'url(../art/moye-login.svg)',
  },
});
