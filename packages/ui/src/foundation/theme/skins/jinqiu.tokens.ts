import { defineSkin } from '../defineSkin.ts';

/** Ginkgo avenue: tea-brown rail, warm paper, leaves of gold for what is new. */
export const jinqiu = defineSkin({
  meta: {
    id: 'jinqiu',
    name: {
      zhHans: '金秋',
      zhHant: '金秋',
      en: 'Golden Autumn',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.962 0.024 86)',
      sidebar: 'oklch(0.962 0.024 86)',
      panel: 'oklch(0.995 0.0058 88)',
      raised: 'oklch(1 0 88)',
      sunken: 'oklch(0.96 0.02 86)',
      hover: 'oklch(0.973 0.0098 82)',
      raisedHover: 'oklch(0.973 0.0098 82)',
      scrim: 'oklch(0.12 0.022 65 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.345 0.048 58)',
      hover: 'oklch(0.395 0.048 58)',
      active: 'oklch(0.45 0.0518 58)',
      field: 'oklch(0.42 0.0432 58)',
      text: 'oklch(0.985 0.008 58)',
      muted: 'oklch(0.804 0.024 58)',
      activeText: 'oklch(0.99 0.0059 58)',
      ring: 'oklch(0.9 0.05 62)',
      border: 'oklch(0.445 0.0472 58)',
      fieldBorder: 'oklch(0.69 0.022 58)',
    },
    bar: {
      bg: 'oklch(0.962 0.024 86)',
      hover: 'oklch(0.912 0.024 86)',
      active: 'oklch(0.907 0.046 62)',
      field: 'oklch(0.997 0.0032 86)',
      text: 'oklch(0.28 0.022 65)',
      muted: 'oklch(0.47 0.022 65)',
      activeText: 'oklch(0.43 0.0991 62)',
      ring: 'oklch(0.49 0.105 62)',
      border: 'oklch(0.877 0.0256 86)',
      fieldBorder: 'oklch(0.636 0.022 65)',
    },
    text: {
      primary: 'oklch(0.235 0.022 65)',
      secondary: 'oklch(0.44 0.022 65)',
      tertiary: 'oklch(0.508 0.022 65)',
      disabled: 'oklch(0.7 0.0176 65)',
      link: 'oklch(0.49 0.105 62)',
    },
    border: {
      subtle: 'oklch(0.94 0.0167 65)',
      default: 'oklch(0.89 0.02 65)',
      strong: 'oklch(0.632 0.022 65)',
    },
    accent: {
      base: 'oklch(0.49 0.105 62)',
      hover: 'oklch(0.445 0.1025 62)',
      pressed: 'oklch(0.4 0.0922 62)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.926 0.042 82)',
      softHover: 'oklch(0.901 0.048 82)',
      softText: 'oklch(0.49 0.105 62)',
    },
    selection: {
      bg: 'oklch(0.947 0.034 82)',
      hover: 'oklch(0.925 0.038 82)',
      bar: 'oklch(0.49 0.105 62)',
    },
    focus: {
      ring: 'oklch(0.52 0.105 62)',
    },
    unread: {
      marker: 'oklch(0.612 0.1326 70)',
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
        edge: 'oklch(0.596 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.57 0.162 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.6 0.1475 58)',
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
        bg: 'oklch(0.925 0.006 65)',
        text: 'oklch(0.4 0.01 65)',
        bar: 'oklch(0.608 0.01 65)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.022 65)',
      text: 'oklch(0.985 0.004 65)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.04 65 / 0.07), 0 1px 3px 0 oklch(0.28 0.04 65 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.04 65 / 0.08), 0 8px 24px -2px oklch(0.28 0.04 65 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.04 65 / 0.1), 0 24px 64px -8px oklch(0.28 0.04 65 / 0.26)',
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
    unreadMark: 'leaf',
  },
  art: {
    header: 'url(../art/jinqiu-header.svg)',
    sidebar: 'url(../art/jinqiu-side.svg)',
    login: 'url(../art/jinqiu-login.svg)',
  },
});
