import { defineSkin } from '../defineSkin.ts';

/** Ink wash in drizzle: almost no color, wide spacing, white walls and black eaves. */
export const yanyujiangnan = defineSkin({
  meta: {
    id: 'yanyujiangnan',
    name: {
      zhHans: '烟雨江南',
      zhHant: '煙雨江南',
      en: 'Misty Jiangnan',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.935 0.008 215)',
      sidebar: 'oklch(0.935 0.008 215)',
      panel: 'oklch(0.99 0.003 200)',
      raised: 'oklch(0.996 0.002 200)',
      sunken: 'oklch(0.955 0.006 210)',
      hover: 'oklch(0.968 0.007 225)',
      raisedHover: 'oklch(0.968 0.007 225)',
      scrim: 'oklch(0.12 0.014 225 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.905 0.01 218)',
      hover: 'oklch(0.855 0.01 218)',
      active: 'oklch(0.85 0.032 225)',
      field: 'oklch(0.94 0.003 218)',
      text: 'oklch(0.28 0.014 225)',
      muted: 'oklch(0.458 0.014 225)',
      activeText: 'oklch(0.35 0.048 225)',
      ring: 'oklch(0.41 0.048 225)',
      border: 'oklch(0.82 0.013 218)',
      fieldBorder: 'oklch(0.588 0.014 225)',
    },
    bar: {
      bg: 'oklch(0.935 0.008 215)',
      hover: 'oklch(0.885 0.008 215)',
      active: 'oklch(0.88 0.03 225)',
      field: 'oklch(0.97 0.0023 215)',
      text: 'oklch(0.28 0.014 225)',
      muted: 'oklch(0.47 0.014 225)',
      activeText: 'oklch(0.35 0.048 225)',
      ring: 'oklch(0.41 0.048 225)',
      border: 'oklch(0.85 0.0112 215)',
      fieldBorder: 'oklch(0.612 0.014 225)',
    },
    text: {
      primary: 'oklch(0.235 0.014 225)',
      secondary: 'oklch(0.44 0.014 225)',
      tertiary: 'oklch(0.504 0.014 225)',
      disabled: 'oklch(0.7 0.0112 225)',
      link: 'oklch(0.41 0.048 225)',
    },
    border: {
      subtle: 'oklch(0.935 0.0101 225)',
      default: 'oklch(0.885 0.0121 225)',
      strong: 'oklch(0.612 0.014 225)',
    },
    accent: {
      base: 'oklch(0.41 0.048 225)',
      hover: 'oklch(0.365 0.048 225)',
      pressed: 'oklch(0.32 0.048 225)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.899 0.0163 225)',
      softHover: 'oklch(0.874 0.0223 225)',
      softText: 'oklch(0.41 0.048 225)',
    },
    selection: {
      bg: 'oklch(0.942 0.026 225)',
      hover: 'oklch(0.92 0.03 225)',
      bar: 'oklch(0.41 0.048 225)',
    },
    focus: {
      ring: 'oklch(0.44 0.048 225)',
    },
    unread: {
      marker: 'oklch(0.5 0.075 205)',
      badge: 'oklch(0.56 0.2 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.545 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.515 0.1755 27)',
        soft: 'oklch(0.95 0.0249 27)',
        border: 'oklch(0.641 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.568 0.1247 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.526 0.1155 68)',
        soft: 'oklch(0.95 0.028 68)',
        border: 'oklch(0.628 0.104 68)',
      },
      success: {
        solid: 'oklch(0.53 0.125 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.1125 152)',
        soft: 'oklch(0.95 0.028 152)',
        border: 'oklch(0.614 0.1 152)',
      },
      info: {
        solid: 'oklch(0.53 0.13 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.117 245)',
        soft: 'oklch(0.95 0.0255 245)',
        border: 'oklch(0.622 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.6 0.21 26)',
        edge: 'oklch(0.588 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.58 0.1609 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.592 0.1475 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.58 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.6 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.58 0.1024 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.596 0.1232 92)',
      },
      purple: {
        fill: 'oklch(0.58 0.19 302)',
        edge: 'oklch(0.58 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.62 0.015 255)',
        edge: 'oklch(0.604 0.015 255)',
      },
    },
    event: {
      e01: {
        bg: 'oklch(0.925 0.0381 25)',
        text: 'oklch(0.4 0.11 25)',
        bar: 'oklch(0.62 0.14 25)',
      },
      e02: {
        bg: 'oklch(0.925 0.0427 50)',
        text: 'oklch(0.4 0.1059 50)',
        bar: 'oklch(0.616 0.14 50)',
      },
      e03: {
        bg: 'oklch(0.925 0.05 80)',
        text: 'oklch(0.4 0.083 80)',
        bar: 'oklch(0.608 0.126 80)',
      },
      e04: {
        bg: 'oklch(0.925 0.05 120)',
        text: 'oklch(0.4 0.0951 120)',
        bar: 'oklch(0.6 0.14 120)',
      },
      e05: {
        bg: 'oklch(0.925 0.05 150)',
        text: 'oklch(0.4 0.11 150)',
        bar: 'oklch(0.596 0.14 150)',
      },
      e06: {
        bg: 'oklch(0.925 0.05 180)',
        text: 'oklch(0.4 0.0726 180)',
        bar: 'oklch(0.596 0.1081 180)',
      },
      e07: {
        bg: 'oklch(0.925 0.05 215)',
        text: 'oklch(0.4 0.0707 215)',
        bar: 'oklch(0.6 0.106 215)',
      },
      e08: {
        bg: 'oklch(0.925 0.0375 250)',
        text: 'oklch(0.4 0.11 250)',
        bar: 'oklch(0.608 0.14 250)',
      },
      e09: {
        bg: 'oklch(0.925 0.0365 280)',
        text: 'oklch(0.4 0.11 280)',
        bar: 'oklch(0.612 0.14 280)',
      },
      e10: {
        bg: 'oklch(0.925 0.05 320)',
        text: 'oklch(0.4 0.11 320)',
        bar: 'oklch(0.616 0.14 320)',
      },
      e11: {
        bg: 'oklch(0.925 0.006 225)',
        text: 'oklch(0.4 0.01 225)',
        bar: 'oklch(0.604 0.01 225)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.014 225)',
      text: 'oklch(0.985 0.004 225)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.02 225 / 0.07), 0 1px 3px 0 oklch(0.28 0.02 225 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.02 225 / 0.08), 0 8px 24px -2px oklch(0.28 0.02 225 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.02 225 / 0.1), 0 24px 64px -8px oklch(0.28 0.02 225 / 0.26)',
  },
  radius: {
    control: '4px',
    card: '6px',
    dialog: '8px',
    chip: '2px',
  },
  border: {
    width: '1px',
  },
  density: {
    default: 'cosy',
  },
  font: {
    display: 'song',
  },
  shape: {
    unreadMark: 'dot',
  },
  art: {
    header: 'url(../art/yanyujiangnan-header.svg)',
    sidebar: 'url(../art/yanyujiangnan-side.svg)',
    login: 'url(../art/yanyujiangnan-login.svg)',
    motto: 'columns',
  },
});
