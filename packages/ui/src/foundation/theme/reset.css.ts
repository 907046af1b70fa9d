import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { base, vars } from './contract.css.ts';
import { reset } from './layers.css.ts';

// Only Latin letters and digits take the system's Latin face. Were it first in the stack, Chinese quotes and
// ellipses would fall into Latin widths.
globalFontFace('Jinshu Latin', {
  src: 'local("SF Pro Text"), local(".SFNSText"), local("Segoe UI"), local("Roboto")',
  unicodeRange: 'U+0020-007E, U+00A0-00FF',
});

const fontVariable = '--jinshu-base-font-ui';
globalStyle(':root', { vars: { [fontVariable]: base.font.uiHans } });
globalStyle('[lang="zh-TW"], [lang="zh-Hant"]', { vars: { [fontVariable]: base.font.uiHant } });
globalStyle('[lang|="en"]', { vars: { [fontVariable]: base.font.uiLatin } });

for (const density of ['regular', 'compact', 'cosy'] as const) {
  const selector = density === 'regular' ? ':root, [data-density="regular"]' : `[data-density="${density}"]`;
  const { row, control, tree } = base.density[density];
  globalStyle(selector, { vars: { [vars.density.row]: row, [vars.density.control]: control, [vars.density.tree]: tree } });
}

const weak = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [reset]: rule } }) as Parameters<typeof globalStyle>[1];

globalStyle('*, *::before, *::after', weak({ boxSizing: 'border-box' }));
globalStyle('html, body', weak({ blockSize: '100%', margin: 0 }));
globalStyle(
  'body',
  weak({
    ...base.type.body,
    fontFamily: base.font.ui,
    color: vars.color.text.primary,
    background: vars.color.surface.canvas,
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    lineBreak: 'strict',
    textAutospace: 'normal',
    textSpacingTrim: 'trim-start',
  }),
);
globalStyle('button, input, select, textarea', weak({ font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }));
globalStyle('button', weak({ border: 0, padding: 0, background: 'none' }));
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', weak({ margin: 0, padding: 0, fontSize: 'inherit', fontWeight: 'inherit' }));
globalStyle('ul, ol', weak({ listStyle: 'none' }));
globalStyle('::selection', weak({ background: vars.color.accent.base, color: vars.color.accent.on }));
// Text in another direction stays aligned with its neighbors.
globalStyle('bdi, :is(h1, h2, h3)[dir="auto"]', weak({ textAlign: ['-webkit-match-parent', 'match-parent'] }));
globalStyle('time', weak({ fontVariantNumeric: 'tabular-nums' }));

// Another skin fades in once, as the app starts the transition. Nothing else on the page uses one for the whole of it.
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: base.motion.base,
  animationTimingFunction: 'linear',
});
