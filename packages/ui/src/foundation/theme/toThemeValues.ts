import { base } from './base.ts';
import type { SkinTokens, UnreadMark } from './SkinTokens.ts';

/** Outlines in a box of 10 by 10. */
export const unreadMarks: Record<UnreadMark, string> = {
  dot: 'circle(4px at 5px 5px)',
  lozenge: 'path("M5 0L9.6 5L5 10L.4 5z")',
  square: 'inset(1px)',
  heart: 'path("M5 9.4C-.6 5.8-.2 1 2.5 1C3.9 1 4.7 1.9 5 2.7C5.3 1.9 6.1 1 7.5 1C10.2 1 10.6 5.8 5 9.4z")',
  petal: 'path("M5 9.8C1.4 8.4.4 4.2 2.3 1.3C3.1.2 4.4.5 5 1.8C5.6.5 6.9.2 7.7 1.3C9.6 4.2 8.6 8.4 5 9.8z")',
  leaf: 'path("M.8 9.2C.4 4 3 .8 9.4.6C9.6 6.6 6.4 9.6.8 9.2z")',
  star: 'path("M5 0Q5.7 4.3 10 5Q5.7 5.7 5 10Q4.3 5.7 0 5Q4.3 4.3 5 0z")',
};

/** Text color on an image: the page's text color if the image is as light as the page, otherwise the surface color. */
const onPicture = ({ meta, color }: Pick<SkinTokens, 'meta' | 'color'>, tone = meta.colorScheme) =>
  tone === meta.colorScheme ? color.text.primary : color.surface.raised;

/** A skin as the values of the contract, density left out: that is the reader's choice, not the skin's. */
export const toThemeValues = ({ meta, color, tag, shadow, radius, border, font, shape, art }: SkinTokens) => ({
  color,
  tag: { bgL: String(tag.bgL), bgC: String(tag.bgC), fgL: String(tag.fgL), fgC: String(tag.fgC) },
  shadow,
  radius,
  border,
  font: { display: font.display === 'ui' ? base.font.ui : base.font[font.display] },
  shape: {
    unreadMark: unreadMarks[shape.unreadMark],
    chromeEdge: shape.isFlat ? border.width : '0px',
    linkLine: shape.isFlat ? 'underline' : 'none',
    // The background and the search icon identify the field. High-contrast skins draw the full edge.
    barFieldEdge: meta.contrast === 'aaa' ? '100%' : '42%',
  },
  art: {
    header: art.header,
    sidebar: art.sidebar,
    login: art.login,
    loginText: onPicture({ meta, color }, art.loginTone),
    mottoText: onPicture({ meta, color }, art.mottoTone ?? art.loginTone),
    mottoDisplay: art.motto === 'none' ? 'none' : 'block',
    mottoFlow: art.motto === 'columns' ? 'vertical-rl' : 'horizontal-tb',
    mottoPlace: art.motto === 'columns' ? 'start' : 'end',
  },
});
