import { defineSkin } from '../defineSkin.ts';

/** Unprinted paper and ink. Hairlines instead of fills; the quiet neutral. */
export const suxuan = defineSkin({
  meta: {
    id: 'suxuan',
    name: {
      zhHans: '素宣',
      zhHant: '素宣',
      en: 'Plain Xuan',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.982 0.003 90)',
      sidebar: 'oklch(0.982 0.003 90)',
      panel: 'oklch(0.995 0.002 90)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.968 0.004 90)',
      hover: 'oklch(0.973 0.006 80)',
      raisedHover: 'oklch(0.973 0.006 80)',
      scrim: 'oklch(0.12 0.006 80 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.982 0.003 90)',
      hover: 'oklch(0.932 0.003 90)',
      active: 'oklch(0.907 0.0032 90)',
      field: 'oklch(1 0 90)',
      text: 'oklch(0.28 0.006 80)',
      muted: 'oklch(0.47 0.006 80)',
      activeText: 'oklch(0.24 0.006 80)',
      ring: 'oklch(0.3 0.006 80)',
      border: 'oklch(0.897 0.0067 90)',
      fieldBorder: 'oklch(0.648 0.006 80)',
    },
    bar: {
      bg: 'oklch(0.982 0.003 90)',
      hover: 'oklch(0.932 0.003 90)',
      active: 'oklch(0.907 0.0032 90)',
      field: 'oklch(1 0 90)',
      text: 'oklch(0.28 0.006 80)',
      muted: 'oklch(0.47 0.006 80)',
      activeText: 'oklch(0.24 0.006 80)',
      ring: 'oklch(0.3 0.006 80)',
      border: 'oklch(0.897 0.0067 90)',
      fieldBorder: 'oklch(0.648 0.006 80)',
    },
    text: {
      primary: 'oklch(0.235 0.006 80)',
      secondary: 'oklch(0.44 0.006 80)',
      tertiary: 'oklch(0.508 0.006 80)',
      disabled: 'oklch(0.7 0.0048 80)',
      link: 'oklch(0.3 0.006 80)',
    },
    border: {
      subtle: 'oklch(0.94 0.0049 80)',
      default: 'oklch(0.89 0.0057 80)',
      strong: 'oklch(0.636 0.006 80)',
    },
    accent: {
      base: 'oklch(0.3 0.006 80)',
      hover: 'oklch(0.255 0.006 80)',
      pressed: 'oklch(0.21 0.006 80)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.94 0.004 80)',
      softHover: 'oklch(0.915 0.01 80)',
      softText: 'oklch(0.3 0.006 80)',
    },
    selection: {
      bg: 'oklch(0.947 0.004 80)',
      hover: 'oklch(0.925 0.008 80)',
      bar: 'oklch(0.3 0.006 80)',
    },
    focus: {
      ring: 'oklch(0.55 0.17 255)',
    },
    unread: {
      marker: 'oklch(0.54 0.17 30)',
      badge: 'oklch(0.56 0.2 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.545 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.515 0.1755 27)',
        soft: 'oklch(0.955 0.0223 27)',
        border: 'oklch(0.645 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.568 0.1247 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.53 0.1164 68)',
        soft: 'oklch(0.955 0.028 68)',
        border: 'oklch(0.632 0.104 68)',
      },
      success: {
        solid: 'oklch(0.53 0.125 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.1125 152)',
        soft: 'oklch(0.955 0.028 152)',
        border: 'oklch(0.622 0.1 152)',
      },
      info: {
        solid: 'oklch(0.53 0.13 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.117 245)',
        soft: 'oklch(0.955 0.0229 245)',
        border: 'oklch(0.626 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.6 0.21 26)',
        edge: 'oklch(0.594 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.574 0.162 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.598 0.1484 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.58 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.606 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.574 0.1031 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.602 0.124 92)',
      },
      purple: {
        fill: 'oklch(0.58 0.19 302)',
        edge: 'oklch(0.58 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.62 0.015 255)',
        edge: 'oklch(0.608 0.015 255)',
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
        bg: 'oklch(0.925 0.006 80)',
        text: 'oklch(0.4 0.01 80)',
        bar: 'oklch(0.608 0.01 80)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.006 80)',
      text: 'oklch(0.985 0.004 80)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.01 80 / 0.07), 0 1px 3px 0 oklch(0.28 0.01 80 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.01 80 / 0.08), 0 8px 24px -2px oklch(0.28 0.01 80 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.01 80 / 0.1), 0 24px 64px -8px oklch(0.28 0.01 80 / 0.26)',
  },
  radius: {
    control: '3px',
    card: '4px',
    dialog: '6px',
    chip: '2px',
  },
  border: {
    width: '1px',
  },
  density: {
    default: 'compact',
  },
  font: {
    display: 'song',
  },
  shape: {
    unreadMark: 'dot',
    isFlat: true,
  },
  art: {
    header: 'none',
    sidebar: 'none',
    login: 'url(../art/suxuan-login.svg)',
  },
});
