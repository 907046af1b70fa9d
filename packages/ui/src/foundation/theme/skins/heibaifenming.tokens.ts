import { defineSkin } from '../defineSkin.ts';

/** WCAG AAA: black on white, 2 px edges, no shadow, and no information by color alone. */
export const heibaifenming = defineSkin({
  meta: {
    id: 'heibaifenming',
    name: {
      zhHans: '黑白分明',
      zhHant: '黑白分明',
      en: 'High Contrast',
    },
    colorScheme: 'light',
    contrast: 'aaa',
  },
  color: {
    surface: {
      canvas: 'oklch(1 0 0)',
      sidebar: 'oklch(1 0 0)',
      panel: 'oklch(1 0 0)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.965 0 0)',
      hover: 'oklch(0.94 0 0)',
      raisedHover: 'oklch(0.94 0 0)',
      scrim: 'oklch(0.12 0 260 / 0.45)',
    },
    rail: {
      bg: 'oklch(0 0 0)',
      hover: 'oklch(0.25 0 0)',
      active: 'oklch(1 0 0)',
      field: 'oklch(0.075 0 0)',
      text: 'oklch(0.985 0.0078 0)',
      muted: 'oklch(0.8 0 0)',
      activeText: 'oklch(0 0 0)',
      ring: 'oklch(0.9 0.0482 263)',
      border: 'oklch(0 0 0)',
      fieldBorder: 'oklch(0.57 0 0)',
    },
    bar: {
      bg: 'oklch(1 0 0)',
      hover: 'oklch(0.95 0 0)',
      active: 'oklch(0.945 0.022 263)',
      field: 'oklch(1 0 0)',
      text: 'oklch(0 0 260)',
      muted: 'oklch(0.25 0 260)',
      activeText: 'oklch(0.3 0.15 263)',
      ring: 'oklch(0.36 0.15 263)',
      border: 'oklch(0 0 0)',
      fieldBorder: 'oklch(0 0 0)',
    },
    text: {
      primary: 'oklch(0 0 0)',
      secondary: 'oklch(0.25 0 260)',
      tertiary: 'oklch(0.34 0 260)',
      disabled: 'oklch(0.55 0 260)',
      link: 'oklch(0.36 0.15 263)',
    },
    border: {
      subtle: 'oklch(0.45 0 0)',
      default: 'oklch(0.3 0 0)',
      strong: 'oklch(0 0 0)',
    },
    accent: {
      base: 'oklch(0.36 0.15 263)',
      hover: 'oklch(0.315 0.15 263)',
      pressed: 'oklch(0.27 0.1378 263)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.945 0.026 263)',
      softHover: 'oklch(0.92 0.032 263)',
      softText: 'oklch(0.36 0.15 263)',
    },
    selection: {
      bg: 'oklch(0.9 0.045 258)',
      hover: 'oklch(0.875 0.05 258)',
      bar: 'oklch(0.36 0.15 263)',
    },
    focus: {
      ring: 'oklch(0.39 0.15 263)',
    },
    unread: {
      marker: 'oklch(0.38 0.18 263)',
      badge: 'oklch(0.484 0.1973 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.485 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.411 0.1677 27)',
        soft: 'oklch(0.97 0.0147 27)',
        border: 'oklch(0.557 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.468 0.1028 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.398 0.0875 68)',
        soft: 'oklch(0.97 0.018 68)',
        border: 'oklch(0.544 0.104 68)',
      },
      success: {
        solid: 'oklch(0.446 0.1174 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.38 0.1001 152)',
        soft: 'oklch(0.97 0.018 152)',
        border: 'oklch(0.53 0.1 152)',
      },
      info: {
        solid: 'oklch(0.458 0.1154 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.392 0.0988 245)',
        soft: 'oklch(0.97 0.0152 245)',
        border: 'oklch(0.538 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.6 0.21 26)',
        edge: 'oklch(0.496 0.2017 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.46 0.1268 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.48 0.115 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.476 0.1691 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.496 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.464 0.0803 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.474 0.097 92)',
      },
      purple: {
        fill: 'oklch(0.58 0.19 302)',
        edge: 'oklch(0.496 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.62 0.015 255)',
        edge: 'oklch(0.472 0.015 255)',
      },
    },
    event: {
      e01: {
        bg: 'oklch(0.98 0.0097 25)',
        text: 'oklch(0.4 0.11 25)',
        bar: 'oklch(0.564 0.14 25)',
      },
      e02: {
        bg: 'oklch(0.98 0.0109 50)',
        text: 'oklch(0.4 0.1059 50)',
        bar: 'oklch(0.56 0.14 50)',
      },
      e03: {
        bg: 'oklch(0.98 0.018 80)',
        text: 'oklch(0.4 0.083 80)',
        bar: 'oklch(0.548 0.1135 80)',
      },
      e04: {
        bg: 'oklch(0.98 0.05 120)',
        text: 'oklch(0.4 0.0951 120)',
        bar: 'oklch(0.54 0.1283 120)',
      },
      e05: {
        bg: 'oklch(0.98 0.0318 150)',
        text: 'oklch(0.4 0.11 150)',
        bar: 'oklch(0.536 0.14 150)',
      },
      e06: {
        bg: 'oklch(0.98 0.0275 180)',
        text: 'oklch(0.4 0.0726 180)',
        bar: 'oklch(0.536 0.0973 180)',
      },
      e07: {
        bg: 'oklch(0.98 0.0154 215)',
        text: 'oklch(0.4 0.0707 215)',
        bar: 'oklch(0.54 0.0954 215)',
      },
      e08: {
        bg: 'oklch(0.98 0.0098 250)',
        text: 'oklch(0.4 0.11 250)',
        bar: 'oklch(0.548 0.14 250)',
      },
      e09: {
        bg: 'oklch(0.98 0.0095 280)',
        text: 'oklch(0.4 0.11 280)',
        bar: 'oklch(0.556 0.14 280)',
      },
      e10: {
        bg: 'oklch(0.98 0.0152 320)',
        text: 'oklch(0.4 0.11 320)',
        bar: 'oklch(0.56 0.14 320)',
      },
      e11: {
        bg: 'oklch(0.98 0.006 260)',
        text: 'oklch(0.4 0.01 260)',
        bar: 'oklch(0.548 0.01 260)',
      },
    },
    tooltip: {
      bg: 'oklch(0 0 0)',
      text: 'oklch(1 0 0)',
    },
  },
  tag: {
    bgL: 1,
    bgC: 0,
    fgL: 0.36,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 0 1px oklch(0 0 0)',
    popover: '0 0 0 1px oklch(0 0 0)',
    dialog: '0 0 0 1px oklch(0 0 0)',
  },
  radius: {
    control: '2px',
    card: '2px',
    dialog: '2px',
    chip: '2px',
  },
  border: {
    width: '2px',
  },
  density: {
    default: 'cosy',
  },
  font: {
    display: 'ui',
  },
  shape: {
    unreadMark: 'square',
    isFlat: true,
  },
  art: {
    header: 'none',
    sidebar: 'none',
    login: 'none',
  },
});
