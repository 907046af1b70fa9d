import { defineSkin } from '../defineSkin.ts';

/** A true dark: pond-green night, one moon, one pink flower for what is unread. */
export const hetangyuese = defineSkin({
  meta: {
    id: 'hetangyuese',
    name: {
      zhHans: '荷塘月色',
      zhHant: '荷塘月色',
      en: 'Moonlit Lotus',
    },
    colorScheme: 'dark',
  },
  color: {
    surface: {
      canvas: 'oklch(0.195 0.028 195)',
      sidebar: 'oklch(0.195 0.028 195)',
      panel: 'oklch(0.235 0.026 195)',
      raised: 'oklch(0.285 0.027 195)',
      sunken: 'oklch(0.205 0.025 195)',
      hover: 'oklch(0.263 0.03 172)',
      raisedHover: 'oklch(0.325 0.031 172)',
      scrim: 'oklch(0.06 0.0159 185 / 0.62)',
    },
    rail: {
      bg: 'oklch(0.175 0.026 195)',
      hover: 'oklch(0.225 0.026 195)',
      active: 'oklch(0.28 0.028 195)',
      field: 'oklch(0.24 0.026 195)',
      text: 'oklch(0.985 0.008 195)',
      muted: 'oklch(0.8 0.013 195)',
      activeText: 'oklch(0.99 0.006 195)',
      ring: 'oklch(0.9 0.05 172)',
      border: 'oklch(0.275 0.0274 195)',
      fieldBorder: 'oklch(0.55 0.02 195)',
    },
    bar: {
      bg: 'oklch(0.195 0.028 195)',
      hover: 'oklch(0.245 0.028 195)',
      active: 'oklch(0.3 0.0302 195)',
      field: 'oklch(0.26 0.028 195)',
      text: 'oklch(0.985 0.008 195)',
      muted: 'oklch(0.8 0.014 195)',
      activeText: 'oklch(0.99 0.006 195)',
      ring: 'oklch(0.9 0.05 172)',
      border: 'oklch(0.295 0.0292 195)',
      fieldBorder: 'oklch(0.55 0.02 195)',
    },
    text: {
      primary: 'oklch(0.955 0.01 185)',
      secondary: 'oklch(0.8 0.02 185)',
      tertiary: 'oklch(0.7 0.02 185)',
      disabled: 'oklch(0.5 0.016 185)',
      link: 'oklch(0.8 0.085 172)',
    },
    border: {
      subtle: 'oklch(0.313 0.0318 185)',
      default: 'oklch(0.383 0.0348 185)',
      strong: 'oklch(0.558 0.02 185)',
    },
    accent: {
      base: 'oklch(0.8 0.085 172)',
      hover: 'oklch(0.835 0.085 172)',
      pressed: 'oklch(0.755 0.085 172)',
      on: 'oklch(0.17 0.03 172)',
      soft: 'oklch(0.32 0.0289 172)',
      softHover: 'oklch(0.345 0.0349 172)',
      softText: 'oklch(0.8 0.085 172)',
    },
    selection: {
      bg: 'oklch(0.293 0.035 172)',
      hover: 'oklch(0.315 0.039 172)',
      bar: 'oklch(0.8 0.085 172)',
    },
    focus: {
      ring: 'oklch(0.8 0.085 172)',
    },
    unread: {
      marker: 'oklch(0.77 0.13 355)',
      badge: 'oklch(0.7 0.17 25)',
      badgeText: 'oklch(0.16 0.03 25)',
    },
    status: {
      danger: {
        solid: 'oklch(0.76 0.135 27)',
        onSolid: 'oklch(0.17 0.03 27)',
        text: 'oklch(0.8 0.1144 27)',
        soft: 'oklch(0.31 0.04 27)',
        border: 'oklch(0.62 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.76 0.13 68)',
        onSolid: 'oklch(0.17 0.03 68)',
        text: 'oklch(0.8 0.117 68)',
        soft: 'oklch(0.31 0.04 68)',
        border: 'oklch(0.62 0.104 68)',
      },
      success: {
        solid: 'oklch(0.76 0.125 152)',
        onSolid: 'oklch(0.17 0.03 152)',
        text: 'oklch(0.8 0.1125 152)',
        soft: 'oklch(0.31 0.04 152)',
        border: 'oklch(0.62 0.1 152)',
      },
      info: {
        solid: 'oklch(0.76 0.13 245)',
        onSolid: 'oklch(0.17 0.03 245)',
        text: 'oklch(0.8 0.1082 245)',
        soft: 'oklch(0.31 0.04 245)',
        border: 'oklch(0.62 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.66 0.21 26)',
        edge: 'oklch(0.704 0.21 26)',
      },
      green: {
        fill: 'oklch(0.7 0.17 150)',
        edge: 'oklch(0.7 0.17 150)',
      },
      orange: {
        fill: 'oklch(0.78 0.1534 58)',
        edge: 'oklch(0.78 0.1534 58)',
      },
      blue: {
        fill: 'oklch(0.64 0.18 257)',
        edge: 'oklch(0.64 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.76 0.1629 355)',
        edge: 'oklch(0.76 0.1629 355)',
      },
      cyan: {
        fill: 'oklch(0.76 0.12 210)',
        edge: 'oklch(0.76 0.12 210)',
      },
      yellow: {
        fill: 'oklch(0.91 0.1248 92)',
        edge: 'oklch(0.91 0.1248 92)',
      },
      purple: {
        fill: 'oklch(0.64 0.19 302)',
        edge: 'oklch(0.64 0.19 302)',
      },
      grey: {
        fill: 'oklch(0.68 0.015 255)',
        edge: 'oklch(0.68 0.015 255)',
      },
    },
    event: {
      e01: {
        bg: 'oklch(0.36 0.06 25)',
        text: 'oklch(0.9 0.0519 25)',
        bar: 'oklch(0.7 0.14 25)',
      },
      e02: {
        bg: 'oklch(0.36 0.06 50)',
        text: 'oklch(0.9 0.0581 50)',
        bar: 'oklch(0.7 0.14 50)',
      },
      e03: {
        bg: 'oklch(0.36 0.06 80)',
        text: 'oklch(0.9 0.06 80)',
        bar: 'oklch(0.7 0.14 80)',
      },
      e04: {
        bg: 'oklch(0.36 0.06 120)',
        text: 'oklch(0.9 0.06 120)',
        bar: 'oklch(0.7 0.14 120)',
      },
      e05: {
        bg: 'oklch(0.36 0.06 150)',
        text: 'oklch(0.9 0.06 150)',
        bar: 'oklch(0.7 0.14 150)',
      },
      e06: {
        bg: 'oklch(0.36 0.06 180)',
        text: 'oklch(0.9 0.06 180)',
        bar: 'oklch(0.7 0.127 180)',
      },
      e07: {
        bg: 'oklch(0.36 0.06 215)',
        text: 'oklch(0.9 0.06 215)',
        bar: 'oklch(0.7 0.1236 215)',
      },
      e08: {
        bg: 'oklch(0.36 0.06 250)',
        text: 'oklch(0.9 0.0504 250)',
        bar: 'oklch(0.7 0.14 250)',
      },
      e09: {
        bg: 'oklch(0.36 0.06 280)',
        text: 'oklch(0.9 0.0492 280)',
        bar: 'oklch(0.7 0.14 280)',
      },
      e10: {
        bg: 'oklch(0.36 0.06 320)',
        text: 'oklch(0.9 0.06 320)',
        bar: 'oklch(0.7 0.14 320)',
      },
      e11: {
        bg: 'oklch(0.36 0.006 185)',
        text: 'oklch(0.9 0.06 185)',
        bar: 'oklch(0.7 0.01 185)',
      },
    },
    tooltip: {
      bg: 'oklch(0.93 0.006 185)',
      text: 'oklch(0.2 0.02 185)',
    },
  },
  tag: {
    bgL: 0.345,
    bgC: 0.055,
    fgL: 0.87,
    fgC: 0.075,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.1 0.0188 200 / 0.182), 0 1px 3px 0 oklch(0.1 0.0188 200 / 0.13)',
    popover: '0 1px 2px 0 oklch(0.1 0.0188 200 / 0.208), 0 8px 24px -2px oklch(0.1 0.0188 200 / 0.364)',
    dialog: '0 2px 6px 0 oklch(0.1 0.0188 200 / 0.26), 0 24px 64px -8px oklch(0.1 0.0188 200 / 0.676)',
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
    display: 'song',
  },
  shape: {
    unreadMark: 'petal',
  },
  art: {
    header: 'url(../art/hetangyuese-header.svg)',
    sidebar: 'url(../art/hetangyuese-side.svg)',
    login: 'url(../art/hetangyuese-login.svg)',
    motto: 'columns',
  },
});
