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
globalStyle(':root[lang]:not([lang|="zh"], [lang|="en"])', { vars: { [fontVariable]: base.font.uiOther } });

for (const density of ['regular', 'compact', 'cosy'] as const) {
  const selector = density === 'regular' ? ':root, [data-density="regular"]' : `[data-density="${density}"]`;
  const { row, control, tree } = base.density[density];
  globalStyle(selector, { vars: { [vars.density.row]: row, [vars.density.control]: control, [vars.density.tree]: tree } });
}

/** A rule for elements inside a skin only, so that the rest of a host's page stays as it is. It adds nothing to the weight of a selector. */
const weak = (selectors: string, rule: NonNullable<Parameters<typeof globalStyle>[1]>) =>
  globalStyle(selectors, { '@layer': { [reset]: rule } } as Parameters<typeof globalStyle>[1]);
const inside = ':where([data-skin], [data-skin] *)';

weak(`*${inside}, *${inside}::before, *${inside}::after`, { boxSizing: 'border-box' });
weak('html:where([data-skin]), html:where([data-skin]) > body', { blockSize: '100%', margin: 0 });
weak('html:where([data-skin]) > body', {
  ...base.type.body,
  fontFamily: base.font.ui,
  color: vars.color.text.primary,
  background: vars.color.surface.canvas,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  lineBreak: 'strict',
  textAutospace: 'normal',
  textSpacingTrim: 'trim-start',
});
weak(`:is(button, input, select, textarea)${inside}`, { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
weak(`button${inside}`, { border: 0, padding: 0, background: 'none' });
weak(`:is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure)${inside}`, { margin: 0, padding: 0, fontSize: 'inherit', fontWeight: 'inherit' });
weak(`:is(ul, ol)${inside}`, { listStyle: 'none' });
weak(`${inside}::selection`, { background: vars.color.accent.base, color: vars.color.accent.on });
// Text in another direction stays aligned with its neighbors.
weak(`bdi${inside}, :is(h1, h2, h3)[dir="auto"]${inside}`, { textAlign: ['-webkit-match-parent', 'match-parent'] });
weak(`time${inside}`, { fontVariantNumeric: 'tabular-nums' });

// Another skin fades in once, as the app starts the transition. Nothing else on the page uses one for the whole of it.
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: base.motion.base,
  animationTimingFunction: 'linear',
});
