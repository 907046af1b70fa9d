import { defineSkin } from '../defineSkin.ts';

/** Peach-milk pastel, pill shapes, a cloud that carries letters. */
export const keaifen = defineSkin({
  meta: {
    id: 'keaifen',
    name: {
      zhHans: '可爱粉',
      zhHant: '可愛粉',
      en: 'Sweet Pink',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.945 0.0309 355)',
      sidebar: 'oklch(0.958 0.0233 355)',
      panel: 'oklch(1 0 0)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.965 0.018 355)',
      hover: 'oklch(0.978 0.004 358)',
      raisedHover: 'oklch(0.978 0.004 358)',
      scrim: 'oklch(0.12 0.03 345 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.895 0.058 355)',
      hover: 'oklch(0.845 0.058 355)',
      active: 'oklch(0.84 0.06 358)',
      field: 'oklch(0.93 0.0174 355)',
      text: 'oklch(0.28 0.03 345)',
      muted: 'oklch(0.446 0.03 345)',
      activeText: 'oklch(0.467 0.1903 358)',
      ring: 'oklch(0.555 0.198 358)',
      border: 'oklch(0.81 0.0562 355)',
      fieldBorder: 'oklch(0.58 0.03 345)',
    },
    bar: {
      bg: 'oklch(0.945 0.0309 355)',
      hover: 'oklch(0.895 0.0309 355)',
      active: 'oklch(0.89 0.0529 358)',
      field: 'oklch(0.98 0.0092 355)',
      text: 'oklch(0.28 0.03 345)',
      muted: 'oklch(0.47 0.03 345)',
      activeText: 'oklch(0.495 0.198 358)',
      ring: 'oklch(0.555 0.198 358)',
      border: 'oklch(0.86 0.0318 355)',
      fieldBorder: 'oklch(0.624 0.03 345)',
    },
    text: {
      primary: 'oklch(0.235 0.03 345)',
      secondary: 'oklch(0.44 0.03 345)',
      tertiary: 'oklch(0.512 0.03 345)',
      disabled: 'oklch(0.7 0.024 345)',
      link: 'oklch(0.535 0.198 358)',
    },
    border: {
      subtle: 'oklch(0.945 0.0165 345)',
      default: 'oklch(0.895 0.0209 345)',
      strong: 'oklch(0.624 0.03 345)',
    },
    accent: {
      base: 'oklch(0.555 0.198 358)',
      hover: 'oklch(0.51 0.198 358)',
      pressed: 'oklch(0.465 0.1895 358)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.922 0.0436 358)',
      softHover: 'oklch(0.897 0.0496 358)',
      softText: 'oklch(0.511 0.198 358)',
    },
    selection: {
      bg: 'oklch(0.952 0.026 358)',
      hover: 'oklch(0.93 0.03 358)',
      bar: 'oklch(0.555 0.198 358)',
    },
    focus: {
      ring: 'oklch(0.585 0.198 358)',
    },
    unread: {
      marker: 'oklch(0.63 0.22 0)',
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
        text: 'oklch(0.53 0.1164 68)',
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
        edge: 'oklch(0.598 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.57 0.1631 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.602 0.1484 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.58 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.61 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.57 0.1038 210)',
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
        bg: 'oklch(0.925 0.006 345)',
        text: 'oklch(0.4 0.01 345)',
        bar: 'oklch(0.608 0.01 345)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.03 345)',
      text: 'oklch(0.985 0.004 345)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.05 355 / 0.07), 0 1px 3px 0 oklch(0.28 0.05 355 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.05 355 / 0.08), 0 8px 24px -2px oklch(0.28 0.05 355 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.05 355 / 0.1), 0 24px 64px -8px oklch(0.28 0.05 355 / 0.26)',
  },
  radius: {
    control: '14px',
    card: '18px',
    dialog: '24px',
    chip: '999px',
  },
  border: {
    width: '1px',
  },
  density: {
    default: 'cosy',
  },
  font: {
    display: 'round',
  },
  shape: {
    unreadMark: 'heart',
  },
  art: {
    header: 'url(../art/keaifen-header.svg)',
    sidebar: 'url(../art/keaifen-side.svg)',
    login: 'url(../art/keaifen-login.svg)',
  },
});
