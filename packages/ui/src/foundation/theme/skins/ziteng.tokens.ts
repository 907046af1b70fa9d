import { defineSkin } from '../defineSkin.ts';

/** A pergola in April: hanging clusters over pale lilac, deep violet rail. */
export const ziteng = defineSkin({
  meta: {
    id: 'ziteng',
    name: {
      zhHans: '紫藤',
      zhHant: '紫藤',
      en: 'Wisteria',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.962 0.018 305)',
      sidebar: 'oklch(0.962 0.018 305)',
      panel: 'oklch(0.999 0.0005 300)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.965 0.013 305)',
      hover: 'oklch(0.977 0.0045 298)',
      raisedHover: 'oklch(0.977 0.0045 298)',
      scrim: 'oklch(0.12 0.022 295 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.355 0.115 300)',
      hover: 'oklch(0.405 0.115 300)',
      active: 'oklch(0.46 0.1242 300)',
      field: 'oklch(0.43 0.1035 300)',
      text: 'oklch(0.985 0.008 300)',
      muted: 'oklch(0.812 0.035 300)',
      activeText: 'oklch(0.99 0.0055 300)',
      ring: 'oklch(0.9 0.05 298)',
      border: 'oklch(0.455 0.1075 300)',
      fieldBorder: 'oklch(0.694 0.022 300)',
    },
    bar: {
      bg: 'oklch(0.962 0.018 305)',
      hover: 'oklch(0.912 0.018 305)',
      active: 'oklch(0.907 0.0399 298)',
      field: 'oklch(0.997 0.0017 305)',
      text: 'oklch(0.28 0.022 295)',
      muted: 'oklch(0.47 0.022 295)',
      activeText: 'oklch(0.445 0.165 298)',
      ring: 'oklch(0.505 0.165 298)',
      border: 'oklch(0.877 0.0202 305)',
      fieldBorder: 'oklch(0.632 0.022 295)',
    },
    text: {
      primary: 'oklch(0.235 0.022 295)',
      secondary: 'oklch(0.44 0.022 295)',
      tertiary: 'oklch(0.512 0.022 295)',
      disabled: 'oklch(0.7 0.0176 295)',
      link: 'oklch(0.505 0.165 298)',
    },
    border: {
      subtle: 'oklch(0.944 0.0124 295)',
      default: 'oklch(0.894 0.0157 295)',
      strong: 'oklch(0.632 0.022 295)',
    },
    accent: {
      base: 'oklch(0.505 0.165 298)',
      hover: 'oklch(0.46 0.165 298)',
      pressed: 'oklch(0.415 0.165 298)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.926 0.0408 298)',
      softHover: 'oklch(0.901 0.0468 298)',
      softText: 'oklch(0.505 0.165 298)',
    },
    selection: {
      bg: 'oklch(0.951 0.026 298)',
      hover: 'oklch(0.929 0.03 298)',
      bar: 'oklch(0.505 0.165 298)',
    },
    focus: {
      ring: 'oklch(0.535 0.165 298)',
    },
    unread: {
      marker: 'oklch(0.6 0.18 300)',
      badge: 'oklch(0.56 0.2 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.545 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.515 0.1755 27)',
        soft: 'oklch(0.959 0.0202 27)',
        border: 'oklch(0.645 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.568 0.1247 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.53 0.1164 68)',
        soft: 'oklch(0.959 0.028 68)',
        border: 'oklch(0.636 0.104 68)',
      },
      success: {
        solid: 'oklch(0.53 0.125 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.1125 152)',
        soft: 'oklch(0.959 0.028 152)',
        border: 'oklch(0.622 0.1 152)',
      },
      info: {
        solid: 'oklch(0.53 0.13 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.117 245)',
        soft: 'oklch(0.959 0.0209 245)',
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
        edge: 'oklch(0.576 0.1631 150)',
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
        edge: 'oklch(0.578 0.1038 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.604 0.1248 92)',
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
        bg: 'oklch(0.925 0.006 295)',
        text: 'oklch(0.4 0.01 295)',
        bar: 'oklch(0.608 0.01 295)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.022 295)',
      text: 'oklch(0.985 0.004 295)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.05 298 / 0.07), 0 1px 3px 0 oklch(0.28 0.05 298 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.05 298 / 0.08), 0 8px 24px -2px oklch(0.28 0.05 298 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.05 298 / 0.1), 0 24px 64px -8px oklch(0.28 0.05 298 / 0.26)',
  },
  radius: {
    control: '10px',
    card: '12px',
    dialog: '16px',
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
    header: 'url(../art/ziteng-header.svg)',
    sidebar: 'url(../art/ziteng-side.svg)',
    login: 'url(../art/ziteng-login.svg)',
  },
});
