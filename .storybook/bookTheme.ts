import { create, type ThemeVars } from 'storybook/theming/create';
import { type SkinTokens, toHex } from '../packages/ui/src/foundation/theme/skinData.ts';
import { characters, mark } from '../packages/ui/src/parts/logo/drawing.ts';

/** Returns the wordmark in one color, as the address of an image. */
const drawBrand = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32" viewBox="0 0 120 32"><path fill="${color}" fill-rule="evenodd" d="${mark}"/>
  <path transform="translate(37 4)" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${characters}"/>
  <text x="95" y="22" font-family="system-ui, sans-serif" font-size="17" fill="${color}">UI</text></svg>`,
  )}`;

/** Returns the theme that shows Storybook in the colors of a skin. Storybook calculates with colors, so it gets them as hex. */
export function bookTheme({ meta, color, radius }: SkinTokens): ThemeVars {
  const { surface, text, border, accent } = color;
  return create({
    base: meta.colorScheme,
    brandTitle: 'Jinshu components',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: drawBrand(toHex(accent.base)),
    fontBase: 'var(--jinshu-base-font-ui, system-ui, sans-serif)',
    colorPrimary: toHex(accent.base),
    colorSecondary: toHex(accent.base),
    appBg: toHex(surface.sidebar),
    appContentBg: toHex(surface.panel),
    appPreviewBg: toHex(surface.canvas),
    appHoverBg: toHex(surface.hover),
    appBorderColor: toHex(border.subtle),
    appBorderRadius: Number.parseFloat(radius.card),
    textColor: toHex(text.primary),
    textInverseColor: toHex(surface.panel),
    textMutedColor: toHex(text.secondary),
    barBg: toHex(surface.panel),
    barTextColor: toHex(text.secondary),
    barHoverColor: toHex(accent.base),
    barSelectedColor: toHex(accent.base),
    buttonBg: toHex(surface.panel),
    buttonBorder: toHex(border.default),
    booleanBg: toHex(surface.sunken),
    booleanSelectedBg: toHex(surface.panel),
    inputBg: toHex(surface.panel),
    inputBorder: toHex(border.strong),
    inputTextColor: toHex(text.primary),
    inputBorderRadius: Number.parseFloat(radius.control),
  });
}
