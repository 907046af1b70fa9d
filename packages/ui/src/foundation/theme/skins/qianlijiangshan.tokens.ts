import { defineSkin } from '../defineSkin.ts';

/** Mineral azurite and malachite on aged silk; the blue-green scroll unrolls along the bar. */
export const qianlijiangshan = defineSkin({
  meta: {
    id: 'qianlijiangshan',
    name: {
      zhHans: '千里江山',
      zhHant: '千里江山',
      en: 'Thousand Li',
    },
    colorScheme: 'light',
  },
  color: {
    surface: {
      canvas: 'oklch(0.918 0.036 86)',
      sidebar: 'oklch(0.918 0.036 86)',
      panel: 'oklch(0.978 0.015 88)',
      raised: 'oklch(0.988 0.01 88)',
      sunken: 'oklch(0.938 0.027 86)',
      hover: 'oklch(0.956 0.019 168)',
      raisedHover: 'oklch(0.956 0.019 168)',
      scrim: 'oklch(0.12 0.025 75 / 0.45)',
    },
    rail: {
      bg: 'oklch(0.335 0.066 232)',
      hover: 'oklch(0.385 0.066 232)',
      active: 'oklch(0.44 0.0712 232)',
      field: 'oklch(0.41 0.0594 232)',
      text: 'oklch(0.985 0.008 232)',
      muted: 'oklch(0.8 0.033 232)',
      activeText: 'oklch(0.99 0.0057 232)',
      ring: 'oklch(0.9 0.05 232)',
      border: 'oklch(0.435 0.0634 232)',
      fieldBorder: 'oklch(0.686 0.025 232)',
    },
    bar: {
      bg: 'oklch(0.892 0.045 86)',
      hover: 'oklch(0.842 0.045 86)',
      active: 'oklch(0.837 0.06 232)',
      field: 'oklch(0.927 0.0135 86)',
      text: 'oklch(0.28 0.025 75)',
      muted: 'oklch(0.446 0.025 75)',
      activeText: 'oklch(0.365 0.0746 232)',
      ring: 'oklch(0.425 0.082 232)',
      border: 'oklch(0.807 0.0445 86)',
      fieldBorder: 'oklch(0.58 0.025 75)',
    },
    text: {
      primary: 'oklch(0.235 0.025 75)',
      secondary: 'oklch(0.44 0.025 75)',
      tertiary: 'oklch(0.5 0.025 75)',
      disabled: 'oklch(0.7 0.02 75)',
      link: 'oklch(0.425 0.082 232)',
    },
    border: {
      subtle: 'oklch(0.923 0.0257 75)',
      default: 'oklch(0.873 0.0295 75)',
      strong: 'oklch(0.6 0.025 75)',
    },
    accent: {
      base: 'oklch(0.425 0.082 232)',
      hover: 'oklch(0.38 0.0776 232)',
      pressed: 'oklch(0.335 0.0685 232)',
      on: 'oklch(1 0 0)',
      soft: 'oklch(0.882 0.042 168)',
      softHover: 'oklch(0.857 0.048 168)',
      softText: 'oklch(0.425 0.082 232)',
    },
    selection: {
      bg: 'oklch(0.93 0.034 168)',
      hover: 'oklch(0.908 0.038 168)',
      bar: 'oklch(0.425 0.082 232)',
    },
    focus: {
      ring: 'oklch(0.455 0.082 232)',
    },
    unread: {
      marker: 'oklch(0.53 0.098 165)',
      badge: 'oklch(0.56 0.2 27)',
      badgeText: 'oklch(1 0 0)',
    },
    status: {
      danger: {
        solid: 'oklch(0.545 0.195 27)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.515 0.1755 27)',
        soft: 'oklch(0.938 0.028 27)',
        border: 'oklch(0.633 0.156 27)',
      },
      warning: {
        solid: 'oklch(0.568 0.1247 68)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.522 0.1146 68)',
        soft: 'oklch(0.938 0.028 68)',
        border: 'oklch(0.62 0.104 68)',
      },
      success: {
        solid: 'oklch(0.53 0.125 152)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.1125 152)',
        soft: 'oklch(0.938 0.028 152)',
        border: 'oklch(0.606 0.1 152)',
      },
      info: {
        solid: 'oklch(0.53 0.13 245)',
        onSolid: 'oklch(1 0 0)',
        text: 'oklch(0.5 0.117 245)',
        soft: 'oklch(0.938 0.028 245)',
        border: 'oklch(0.614 0.104 245)',
      },
    },
    flag: {
      red: {
        fill: 'oklch(0.6 0.21 26)',
        edge: 'oklch(0.58 0.21 26)',
      },
      green: {
        fill: 'oklch(0.64 0.17 150)',
        edge: 'oklch(0.572 0.1598 150)',
      },
      orange: {
        fill: 'oklch(0.72 0.17 58)',
        edge: 'oklch(0.584 0.1456 58)',
      },
      blue: {
        fill: 'oklch(0.58 0.18 257)',
        edge: 'oklch(0.572 0.18 257)',
      },
      pink: {
        fill: 'oklch(0.7 0.17 355)',
        edge: 'oklch(0.592 0.17 355)',
      },
      cyan: {
        fill: 'oklch(0.7 0.12 210)',
        edge: 'oklch(0.574 0.101 210)',
      },
      yellow: {
        fill: 'oklch(0.85 0.165 92)',
        edge: 'oklch(0.588 0.1224 92)',
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
        bg: 'oklch(0.925 0.006 75)',
        text: 'oklch(0.4 0.01 75)',
        bar: 'oklch(0.608 0.01 75)',
      },
    },
    tooltip: {
      bg: 'oklch(0.27 0.025 75)',
      text: 'oklch(0.985 0.004 75)',
    },
  },
  tag: {
    bgL: 0.925,
    bgC: 0.042,
    fgL: 0.43,
    fgC: 0.125,
  },
  shadow: {
    panel: '0 0 1px 0 oklch(0.28 0.04 80 / 0.07), 0 1px 3px 0 oklch(0.28 0.04 80 / 0.05)',
    popover: '0 1px 2px 0 oklch(0.28 0.04 80 / 0.08), 0 8px 24px -2px oklch(0.28 0.04 80 / 0.14)',
    dialog: '0 2px 6px 0 oklch(0.28 0.04 80 / 0.1), 0 24px 64px -8px oklch(0.28 0.04 80 / 0.26)',
  },
  radius: {
    control: '4px',
    card: '4px',
    dialog: '6px',
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
    header: 'url(../art/qianlijiangshan-header.svg)',
    sidebar: 'url(../art/qianlijiangshan-side.svg)',
    login: 'url(../art/qianlijiangshan-login.svg)',
  },
});
