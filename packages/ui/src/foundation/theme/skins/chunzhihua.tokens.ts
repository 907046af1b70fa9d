import { defineSkin } from '../defineSkin.ts';

/** Crab-apple branch on warm ivory; rose for action, young leaf for calm. */
export const chunzhihua = defineSkin({
  meta: {
    id: 'chunzhihua',
    name: {
      zhHans: '春之花',
      zhHant: '春之花',
      en: 'Spring Blossom',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.968 0.016 50)',
      sidebar: 'oklch(0.968 0.016 50)',
      panel: 'oklch(0.998 0.0012 60)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.966 0.013 55)',
      hover: 'oklch(0.976 0.0052 12)',
      raisedHover: 'oklch(0.976 0.0052 12)',
      scrim: 'oklch(0.12 0.018 35 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.955 0.02 60)',
      hover: 'oklch(0.905 0.02 60)',
      active: 'oklch(0.9 0.0419 12)',
      field: 'oklch(0.99 0.006 60)',
      text: 'oklch(0.28 0.018 35)',
      muted: 'oklch(0.47 0.018 35)',
      activeText: 'oklch(0.475 0.165 12)',
      ring: 'oklch(0.535 0.165 12)',
      border: 'oklch(0.87 0.022 60)',
      fieldBorder: 'oklch(0.628 0.018 35)',
    },
    bar: {
      bg: 'oklch(0.968 0.016 50)',
      hover: 'oklch(0.918 0.016 50)',
      active: 'oklch(0.913 0.038 12)',
      field: 'oklch(1 0 50)',
      text: 'oklch(0.28 0.018 35)',
      muted: 'oklch(0.47 0.018 35)',
      activeText: 'oklch(0.475 0.165 12)',
      ring: 'oklch(0.535 0.165 12)',
      border: 'oklch(0.883 0.0184 50)',
      fieldBorder: 'oklch(0.64 0.018 35)',
    },
    text: {
      primary: 'oklch(0.235 0.018 35)',
      secondary: 'oklch(0.44 0.018 35)',
      tertiary: 'oklch(0.512 0.018 35)',
      disabled: 'oklch(0.7 0.0144 35)',
      link: 'oklch(0.527 0.165 12)',
    },
    border: {
      subtle: 'oklch(0.943 0.0108 35)',
      default: 'oklch(0.893 0.0135 35)',
      strong: 'oklch(0.636 0.018 35)',
    },
    accent: {
      base: 'oklch(0.535 0.165 12)',
      hover: 'oklch(0.49 0.165 12)',
      pressed: 'oklch(0.445 0.165 12)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.932 0.0349 12)',
      softHover: 'oklch(0.907 0.0409 12)',
      softText: 'oklch(0.515 0.165 12)',
    },
    selection: {
      bg: 'oklch(0.95 0.0252 12)',
      hover: 'oklch(0.928 0.0292 12)',
      bar: 'oklch(0.535 0.165 12)',
    },
    focus: {
      ring: 'oklch(0.565 0.165 12)',
    },
    unread: {
      marker: 'oklch(0.62 0.19 8)',
      badge: 'oklch(0.56 0.2 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.545 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.515 0.1755 27)',
        soft: 'oklch(0.958 0.0207 27)',
        border: 'oklch(0.645 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.568 0.1247 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.53 0.1164 68)',
        soft: 'oklch(0.958 0.028 68)',
        border: 'oklch(0.636 0.104 68)',
      },
      success: {
        solid: 'oklch(0.53 0.125 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.1125 152)',
        soft: 'oklch(0.958 0.028 152)',
        border: 'oklch(0.622 0.1 152)',
      },
      info: {
        solid: 'oklch(0.53 0.13 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.117 245)',
        soft: 'oklch(0.958 0.0214 245)',
        border: 'oklch(0.63 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.6 0.21 26)',
        edge: 'oklch(0.596 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.568 0.162 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.602 0.1475 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.578 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.608 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.57 0.1031 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.606 0.124 92)',
      },
      purple: {
        fill: 'oklch(0.58 0.19 302)',
        edge: 'oklch(0.58 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.62 0.015 255)',
        edge: 'oklch(0.602 0.015 255)',
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
        bg: 'oklch(0.925 0.006 35)',
        text: 'oklch(0.4 0.01 35)',
        bar: 'oklch(0.608 0.01 35)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.018 35)',
      text: 'oklch(0.985 0.004 35)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.03 20 / 0.07), 0 1px 3px 0 oklch(0.28 0.03 20 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.03 20 / 0.08), 0 8px 24px -2px oklch(0.28 0.03 20 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.03 20 / 0.1), 0 24px 64px -8px oklch(0.28 0.03 20 / 0.26)',
  },
  radius: {
    control: '10px',
    card: '14px',
    dialog: '18px',
    chip: '999px',
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
    unreadMark: 'petal',
  },
  art: {
    header: 'url(../art/chunzhihua-header.svg)',
    sidebar: 'url(../art/chunzhihua-side.svg)',
    login: 'url(../art/chunzhihua-login.svg)',
  },
});
