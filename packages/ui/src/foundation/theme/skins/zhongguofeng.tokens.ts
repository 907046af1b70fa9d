import { defineSkin } from '../defineSkin.ts';

/** Palace cinnabar and gilt lattice around rice paper; square corners, Song titles. */
export const zhongguofeng = defineSkin({
  meta: {
    id: 'zhongguofeng',
    name: {
      zhHans: '中国风',
      zhHant: '中國風',
      en: 'Vermilion Hall',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.945 0.018 82)',
      sidebar: 'oklch(0.962 0.016 82)',
      panel: 'oklch(0.988 0.009 85)',
      raised: 'oklch(0.995 0.0052 85)',
      sunken: 'oklch(0.955 0.016 82)',
      hover: 'oklch(0.966 0.013 72)',
      raisedHover: 'oklch(0.966 0.013 72)',
      scrim: 'oklch(0.12 0.02 50 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.315 0.098 27)',
      hover: 'oklch(0.365 0.098 27)',
      active: 'oklch(0.42 0.1058 27)',
      field: 'oklch(0.39 0.0882 27)',
      text: 'oklch(0.985 0.0072 27)',
      muted: 'oklch(0.8 0.035 27)',
      activeText: 'oklch(0.99 0.0048 27)',
      ring: 'oklch(0.9 0.05 29)',
      border: 'oklch(0.415 0.0922 27)',
      fieldBorder: 'oklch(0.65 0.02 27)',
    },
    bar: {
      bg: 'oklch(0.365 0.118 28)',
      hover: 'oklch(0.415 0.118 28)',
      active: 'oklch(0.47 0.1274 28)',
      field: 'oklch(0.44 0.1062 28)',
      text: 'oklch(0.985 0.0072 28)',
      muted: 'oklch(0.82 0.035 28)',
      activeText: 'oklch(0.99 0.0048 28)',
      ring: 'oklch(0.9 0.05 29)',
      border: 'oklch(0.465 0.1102 28)',
      fieldBorder: 'oklch(0.702 0.02 28)',
    },
    text: {
      primary: 'oklch(0.235 0.02 50)',
      secondary: 'oklch(0.44 0.02 50)',
      tertiary: 'oklch(0.504 0.02 50)',
      disabled: 'oklch(0.7 0.016 50)',
      link: 'oklch(0.475 0.158 29)',
    },
    border: {
      subtle: 'oklch(0.933 0.0182 50)',
      default: 'oklch(0.883 0.0211 50)',
      strong: 'oklch(0.624 0.02 50)',
    },
    accent: {
      base: 'oklch(0.475 0.158 29)',
      hover: 'oklch(0.43 0.158 29)',
      pressed: 'oklch(0.385 0.158 29)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.926 0.042 72)',
      softHover: 'oklch(0.901 0.048 72)',
      softText: 'oklch(0.475 0.158 29)',
    },
    selection: {
      bg: 'oklch(0.94 0.034 72)',
      hover: 'oklch(0.918 0.038 72)',
      bar: 'oklch(0.475 0.158 29)',
    },
    focus: {
      ring: 'oklch(0.505 0.158 29)',
    },
    unread: {
      marker: 'oklch(0.53 0.19 30)',
      badge: 'oklch(0.56 0.2 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.545 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.515 0.1755 27)',
        soft: 'oklch(0.948 0.0259 27)',
        border: 'oklch(0.641 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.568 0.1247 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.526 0.1155 68)',
        soft: 'oklch(0.948 0.028 68)',
        border: 'oklch(0.628 0.104 68)',
      },
      success: {
        solid: 'oklch(0.53 0.125 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.1125 152)',
        soft: 'oklch(0.948 0.028 152)',
        border: 'oklch(0.614 0.1 152)',
      },
      info: {
        solid: 'oklch(0.53 0.13 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.117 245)',
        soft: 'oklch(0.948 0.0266 245)',
        border: 'oklch(0.622 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.6 0.21 26)',
        edge: 'oklch(0.59 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.562 0.1598 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.596 0.1465 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.572 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.602 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.564 0.1017 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.6 0.1232 92)',
      },
      purple: {
        fill: 'oklch(0.58 0.19 302)',
        edge: 'oklch(0.58 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.62 0.015 255)',
        edge: 'oklch(0.596 0.015 255)',
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
        bg: 'oklch(0.925 0.006 50)',
        text: 'oklch(0.4 0.01 50)',
        bar: 'oklch(0.608 0.01 50)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.02 50)',
      text: 'oklch(0.985 0.004 50)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.03 40 / 0.07), 0 1px 3px 0 oklch(0.28 0.03 40 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.03 40 / 0.08), 0 8px 24px -2px oklch(0.28 0.03 40 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.03 40 / 0.1), 0 24px 64px -8px oklch(0.28 0.03 40 / 0.26)',
  },
  radius: {
    control: '2px',
    card: '3px',
    dialog: '4px',
    chip: '2px',
  },
  border: {
    width: '1px',
  },
  density: {
    default: 'regular',
  },
  font: {
    display: 'song',
  },
  shape: {
    unreadMark: 'lozenge',
  },
  art: {
    header: 'url(../art/zhongguofeng-header.svg)',
    sidebar: 'url(../art/zhongguofeng-side.svg)',
    login: 'url(../art/zhongguofeng-login.svg)',
    loginTone: 'dark',
    motto: 'none',
  },
});
