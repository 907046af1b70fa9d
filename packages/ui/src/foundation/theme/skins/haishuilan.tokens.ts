import { defineSkin } from '../defineSkin.ts';

/** Open water: deep lagoon chrome, layered swell under the search box. */
export const haishuilan = defineSkin({
  meta: {
    id: 'haishuilan',
    name: {
      zhHans: '海水蓝',
      zhHant: '海水藍',
      en: 'Sea Blue',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.955 0.018 212)',
      sidebar: 'oklch(0.972 0.012 212)',
      panel: 'oklch(1 0 0)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.96 0.013 212)',
      hover: 'oklch(0.978 0.004 222)',
      raisedHover: 'oklch(0.978 0.004 222)',
      scrim: 'oklch(0.12 0.0235 222 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.335 0.062 222)',
      hover: 'oklch(0.385 0.062 222)',
      active: 'oklch(0.44 0.0669 222)',
      field: 'oklch(0.41 0.0558 222)',
      text: 'oklch(0.985 0.008 222)',
      muted: 'oklch(0.8 0.031 222)',
      activeText: 'oklch(0.99 0.006 222)',
      ring: 'oklch(0.9 0.05 222)',
      border: 'oklch(0.435 0.0598 222)',
      fieldBorder: 'oklch(0.682 0.025 222)',
    },
    bar: {
      bg: 'oklch(0.385 0.0712 222)',
      hover: 'oklch(0.435 0.0712 222)',
      active: 'oklch(0.49 0.0768 222)',
      field: 'oklch(0.46 0.064 222)',
      text: 'oklch(1 0 222)',
      muted: 'oklch(0.86 0.035 222)',
      activeText: 'oklch(0.99 0.006 222)',
      ring: 'oklch(0.9 0.05 222)',
      border: 'oklch(0.485 0.068 222)',
      fieldBorder: 'oklch(0.746 0.025 222)',
    },
    text: {
      primary: 'oklch(0.235 0.025 222)',
      secondary: 'oklch(0.44 0.025 222)',
      tertiary: 'oklch(0.512 0.025 222)',
      disabled: 'oklch(0.7 0.02 222)',
      link: 'oklch(0.495 0.0915 222)',
    },
    border: {
      subtle: 'oklch(0.945 0.0137 222)',
      default: 'oklch(0.895 0.0174 222)',
      strong: 'oklch(0.628 0.025 222)',
    },
    accent: {
      base: 'oklch(0.495 0.0915 222)',
      hover: 'oklch(0.45 0.0832 222)',
      pressed: 'oklch(0.405 0.0749 222)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.936 0.0333 222)',
      softHover: 'oklch(0.911 0.0393 222)',
      softText: 'oklch(0.491 0.0908 222)',
    },
    selection: {
      bg: 'oklch(0.952 0.026 222)',
      hover: 'oklch(0.93 0.03 222)',
      bar: 'oklch(0.495 0.0915 222)',
    },
    focus: {
      ring: 'oklch(0.525 0.097 222)',
    },
    unread: {
      marker: 'oklch(0.604 0.1067 215)',
      badge: 'oklch(0.56 0.2 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.545 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.515 0.1755 27)',
        soft: 'oklch(0.96 0.0197 27)',
        border: 'oklch(0.645 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.568 0.1247 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.534 0.117 68)',
        soft: 'oklch(0.96 0.028 68)',
        border: 'oklch(0.636 0.104 68)',
      },
      success: {
        solid: 'oklch(0.53 0.125 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.1125 152)',
        soft: 'oklch(0.96 0.028 152)',
        border: 'oklch(0.626 0.1 152)',
      },
      info: {
        solid: 'oklch(0.53 0.13 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.117 245)',
        soft: 'oklch(0.96 0.0203 245)',
        border: 'oklch(0.63 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.6 0.21 26)',
        edge: 'oklch(0.594 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.586 0.1631 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.6 0.1494 58)',
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
        edge: 'oklch(0.588 0.1038 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.604 0.1256 92)',
      },
      purple: {
        fill: 'oklch(0.58 0.19 302)',
        edge: 'oklch(0.58 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.62 0.015 255)',
        edge: 'oklch(0.612 0.015 255)',
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
        bg: 'oklch(0.925 0.006 222)',
        text: 'oklch(0.4 0.01 222)',
        bar: 'oklch(0.604 0.01 222)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.025 222)',
      text: 'oklch(0.985 0.004 222)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.05 222 / 0.07), 0 1px 3px 0 oklch(0.28 0.05 222 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.05 222 / 0.08), 0 8px 24px -2px oklch(0.28 0.05 222 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.05 222 / 0.1), 0 24px 64px -8px oklch(0.28 0.05 222 / 0.26)',
  },
  radius: {
    control: '8px',
    card: '10px',
    dialog: '14px',
    chip: '6px',
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
    header: 'url(../art/haishuilan-header.svg)',
    sidebar: 'url(../art/haishuilan-side.svg)',
    login: 'url(../art/haishuilan-login.svg)',
    mottoTone: 'dark',
  },
});
