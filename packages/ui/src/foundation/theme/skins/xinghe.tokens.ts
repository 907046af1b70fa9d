import { defineSkin } from '../defineSkin.ts';

/** Violet midnight under the Milky Way; actions glow like lamplight. */
export const xinghe = defineSkin({
  meta: {
    id: 'xinghe',
    name: {
      zhHans: '星河',
      zhHant: '星河',
      en: 'Silver River',
    },
    colorScheme: 'dark',
  },
  color: {
    surface: {
      canvas: 'oklch(0.19 0.058 283)',
      sidebar: 'oklch(0.2 0.055 283)',
      panel: 'oklch(0.24 0.048 281)',
      raised: 'oklch(0.29 0.048 281)',
      sunken: 'oklch(0.21 0.048 281)',
      hover: 'oklch(0.268 0.052 287)',
      raisedHover: 'oklch(0.33 0.052 287)',
      scrim: 'oklch(0.06 0.03 285 / 0.62)',
    },
    rail: {
      bg: 'oklch(0.165 0.055 285)',
      hover: 'oklch(0.215 0.055 285)',
      active: 'oklch(0.27 0.0594 285)',
      field: 'oklch(0.23 0.055 285)',
      text: 'oklch(0.985 0.0073 285)',
      muted: 'oklch(0.8 0.0275 285)',
      activeText: 'oklch(0.99 0.0048 285)',
      ring: 'oklch(0.9 0.05 82)',
      border: 'oklch(0.265 0.0535 285)',
      fieldBorder: 'oklch(0.55 0.03 285)',
    },
    bar: {
      bg: 'oklch(0.19 0.058 283)',
      hover: 'oklch(0.24 0.058 283)',
      active: 'oklch(0.295 0.0626 283)',
      field: 'oklch(0.255 0.058 283)',
      text: 'oklch(0.985 0.0072 283)',
      muted: 'oklch(0.8 0.029 283)',
      activeText: 'oklch(0.99 0.0048 283)',
      ring: 'oklch(0.9 0.05 82)',
      border: 'oklch(0.29 0.0562 283)',
      fieldBorder: 'oklch(0.55 0.03 283)',
    },
    text: {
      primary: 'oklch(0.955 0.015 285)',
      secondary: 'oklch(0.8 0.03 285)',
      tertiary: 'oklch(0.704 0.03 285)',
      disabled: 'oklch(0.5 0.024 285)',
      link: 'oklch(0.835 0.115 82)',
    },
    border: {
      subtle: 'oklch(0.318 0.0549 285)',
      default: 'oklch(0.388 0.0594 285)',
      strong: 'oklch(0.562 0.03 285)',
    },
    accent: {
      base: 'oklch(0.835 0.115 82)',
      hover: 'oklch(0.87 0.115 82)',
      pressed: 'oklch(0.79 0.115 82)',
      on: 'oklch(0.17 0.03 82)',
      soft: 'oklch(0.325 0.042 287)',
      softHover: 'oklch(0.35 0.048 287)',
      softText: 'oklch(0.835 0.115 82)',
    },
    selection: {
      bg: 'oklch(0.298 0.035 287)',
      hover: 'oklch(0.32 0.039 287)',
      bar: 'oklch(0.835 0.115 82)',
    },
    focus: {
      ring: 'oklch(0.835 0.115 82)',
    },
    unread: {
      marker: 'oklch(0.84 0.13 80)',
      badge: 'oklch(0.7 0.17 25)',
      badgeText: 'oklch(0.16 0.03 25)',
    },
    status: {
      danger: {
        solid: 'oklch(0.76 0.135 27)',
        onSolid: 'oklch(0.17 0.03 27)',
        text: 'oklch(0.8 0.1144 27)',
        soft: 'oklch(0.315 0.04 27)',
        border: 'oklch(0.62 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.76 0.13 68)',
        onSolid: 'oklch(0.17 0.03 68)',
        text: 'oklch(0.8 0.117 68)',
        soft: 'oklch(0.315 0.04 68)',
        border: 'oklch(0.62 0.104 68)',
      },
      success: {
        solid: 'oklch(0.76 0.125 152)',
        onSolid: 'oklch(0.17 0.03 152)',
        text: 'oklch(0.8 0.1125 152)',
        soft: 'oklch(0.315 0.04 152)',
        border: 'oklch(0.62 0.1 152)',
      },
      info: {
        solid: 'oklch(0.76 0.13 245)',
        onSolid: 'oklch(0.17 0.03 245)',
        text: 'oklch(0.8 0.1082 245)',
        soft: 'oklch(0.315 0.04 245)',
        border: 'oklch(0.62 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.66 0.21 26)',
        edge: 'oklch(0.694 0.21 26)',
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
        bg: 'oklch(0.36 0.006 285)',
        text: 'oklch(0.9 0.0504 285)',
        bar: 'oklch(0.7 0.01 285)',
      },
    },
    tooltip: {
      bg: 'oklch(0.93 0.006 285)',
      text: 'oklch(0.2 0.02 285)',
    },
  },
  tag: {
    bgL: 0.345,
    bgC: 0.055,
    fgL: 0.87,
    fgC: 0.075,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.1 0.06 285 / 0.182), 0 1px 3px 0 oklch(0.1 0.06 285 / 0.13)',
    popover: '0 1px 2px 0 oklch(0.1 0.06 285 / 0.208), 0 8px 24px -2px oklch(0.1 0.06 285 / 0.364)',
    dialog: '0 2px 6px 0 oklch(0.1 0.06 285 / 0.26), 0 24px 64px -8px oklch(0.1 0.06 285 / 0.676)',
  },
  radius: {
    control: '6px',
    card: '8px',
    dialog: '12px',
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
    unreadMark: 'star',
  },
  art: {
    header: 'url(../art/xinghe-header.svg)',
    sidebar: 'url(../art/xinghe-side.svg)',
    login: 'url(../art/xinghe-login.svg)',
  },
});
