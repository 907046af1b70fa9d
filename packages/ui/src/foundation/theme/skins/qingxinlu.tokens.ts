import { defineSkin } from '../defineSkin.ts';

/** First-flush tea: pale leaf rail, airy gaps, bamboo shade. */
export const qingxinlu = defineSkin({
  meta: {
    id: 'qingxinlu',
    name: {
      zhHans: '清新绿',
      zhHant: '清新綠',
      en: 'Fresh Green',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.965 0.018 145)',
      sidebar: 'oklch(0.965 0.018 145)',
      panel: 'oklch(0.998 0.003 140)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.962 0.014 145)',
      hover: 'oklch(0.976 0.007 152)',
      raisedHover: 'oklch(0.976 0.007 152)',
      scrim: 'oklch(0.12 0.02 150 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.945 0.032 145)',
      hover: 'oklch(0.895 0.032 145)',
      active: 'oklch(0.89 0.054 152)',
      field: 'oklch(0.98 0.0095 145)',
      text: 'oklch(0.28 0.02 150)',
      muted: 'oklch(0.47 0.02 150)',
      activeText: 'oklch(0.44 0.1158 152)',
      ring: 'oklch(0.5 0.118 152)',
      border: 'oklch(0.86 0.0328 145)',
      fieldBorder: 'oklch(0.62 0.02 150)',
    },
    bar: {
      bg: 'oklch(0.965 0.018 145)',
      hover: 'oklch(0.915 0.018 145)',
      active: 'oklch(0.91 0.0399 152)',
      field: 'oklch(1 0 145)',
      text: 'oklch(0.28 0.02 150)',
      muted: 'oklch(0.47 0.02 150)',
      activeText: 'oklch(0.44 0.1158 152)',
      ring: 'oklch(0.5 0.118 152)',
      border: 'oklch(0.88 0.0202 145)',
      fieldBorder: 'oklch(0.636 0.02 150)',
    },
    text: {
      primary: 'oklch(0.235 0.02 150)',
      secondary: 'oklch(0.44 0.02 150)',
      tertiary: 'oklch(0.512 0.02 150)',
      disabled: 'oklch(0.7 0.016 150)',
      link: 'oklch(0.5 0.118 152)',
    },
    border: {
      subtle: 'oklch(0.943 0.0134 150)',
      default: 'oklch(0.893 0.0163 150)',
      strong: 'oklch(0.632 0.02 150)',
    },
    accent: {
      base: 'oklch(0.5 0.118 152)',
      hover: 'oklch(0.455 0.118 152)',
      pressed: 'oklch(0.41 0.108 152)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.929 0.0401 152)',
      softHover: 'oklch(0.904 0.046 152)',
      softText: 'oklch(0.484 0.118 152)',
    },
    selection: {
      bg: 'oklch(0.95 0.026 152)',
      hover: 'oklch(0.928 0.03 152)',
      bar: 'oklch(0.5 0.118 152)',
    },
    focus: {
      ring: 'oklch(0.53 0.118 152)',
    },
    unread: {
      marker: 'oklch(0.57 0.15 148)',
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
        text: 'oklch(0.534 0.117 68)',
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
        edge: 'oklch(0.582 0.1631 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.6 0.1484 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.58 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.608 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.584 0.1038 210)',
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
        bg: 'oklch(0.925 0.006 150)',
        text: 'oklch(0.4 0.01 150)',
        bar: 'oklch(0.604 0.01 150)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.02 150)',
      text: 'oklch(0.985 0.004 150)',
    },
  },
  tag: {
    bgL: 0.945,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.03 150 / 0.07), 0 1px 3px 0 oklch(0.28 0.03 150 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.03 150 / 0.08), 0 8px 24px -2px oklch(0.28 0.03 150 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.03 150 / 0.1), 0 24px 64px -8px oklch(0.28 0.03 150 / 0.26)',
  },
  radius: {
    control: '8px',
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
    unreadMark: 'leaf',
  },
  art: {
    header: 'url(../art/qingxinlu-header.svg)',
    sidebar: 'url(../art/qingxinlu-side.svg)',
    login: 'url(../art/qingxinlu-login.svg)',
  },
});
