import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../styles/focusRing.ts';
import { inLayer } from '../styles/inLayer.ts';
import { typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

const measure = { bar: '40px', tool: '28px', swatch: '22px', linkWidth: '240px' };

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, background: vars.color.surface.panel }));

/** On a phone the tools lie below the letter, where a thumb reaches them. */
export const bar = style(
  inLayer({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: measure.bar,
    paddingInline: '18px',
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.panel,
    '@media': {
      [base.media.narrow]: {
        order: 1,
        insetBlock: 'auto 0',
        paddingInline: base.space[8],
        borderBlock: `${vars.border.width} solid ${vars.color.border.subtle}`,
        borderBlockEnd: 0,
      },
    },
  }),
);

export const tools = style(inLayer({ flex: '1 1 0', minInlineSize: 0, paddingBlock: base.space[6] }));
export const end = style(inLayer({ display: 'flex', alignItems: 'center', flex: 'none' }));

export const tool = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: measure.tool,
    blockSize: measure.tool,
    padding: 0,
    border: 'none',
    borderRadius: `min(4px, ${vars.radius.control})`,
    background: 'none',
    color: vars.color.text.secondary,
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.accent.soft, color: vars.color.accent.softText },
      '&[data-disabled]': { color: vars.color.text.disabled, background: 'none', cursor: 'default' },
    },
    '@media': {
      [base.media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);

export const separator = style(
  inLayer({
    inlineSize: '1px',
    blockSize: '18px',
    marginInline: base.space[6],
    flex: 'none',
    border: 'none',
    background: vars.color.border.default,
  }),
);

export const place = style(inLayer({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1 0 auto', minInlineSize: 0 }));

/** The letter itself. */
export const body = style(
  inLayer({
    ...typography('read'),
    flex: '1 0 auto',
    boxSizing: 'border-box',
    padding: `14px ${base.space[24]}`,
    color: vars.color.text.primary,
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    selectors: { '&:focus-visible': { boxShadow: `inset 0 2px 0 ${vars.color.focus.ring}` } },
    '@media': {
      [base.media.narrow]: { padding: `${base.space[12]} ${base.space[16]}`, fontSize: base.type.title.fontSize, lineHeight: 1.75 },
    },
  }),
);

const inBody = (selector: string, rule: Parameters<typeof inLayer>[0]) => globalStyle(`${body} ${selector}`, inLayer(rule));

inBody('p', { margin: `0 0 ${base.space[8]}` });
inBody('[data-placeholder]::before', {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.text.tertiary,
  pointerEvents: 'none',
});
inBody('h1', { margin: `${base.space[16]} 0 ${base.space[8]}`, fontSize: '24px', lineHeight: 1.4, fontWeight: 600 });
inBody('h2', { margin: `${base.space[16]} 0 ${base.space[8]}`, fontSize: '20px', lineHeight: 1.4, fontWeight: 600 });
inBody('h3', { margin: `${base.space[12]} 0 ${base.space[8]}`, fontSize: '17px', lineHeight: 1.4, fontWeight: 600 });
inBody('strong', { fontWeight: 600 });
inBody('blockquote', {
  margin: `0 0 ${base.space[8]}`,
  paddingInlineStart: base.space[12],
  borderInlineStart: `3px solid ${vars.color.border.default}`,
  color: vars.color.text.secondary,
});
inBody('pre', {
  margin: `0 0 ${base.space[8]}`,
  padding: `${base.space[8]} ${base.space[12]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  whiteSpace: 'pre-wrap',
});
inBody('code', { fontFamily: base.font.mono, fontSize: base.type.body.fontSize });
inBody('ul', { margin: `0 0 ${base.space[8]}`, paddingInlineStart: base.space[24], listStyle: 'disc' });
inBody('ol', { margin: `0 0 ${base.space[8]}`, paddingInlineStart: base.space[24], listStyle: 'decimal' });
inBody('li > p', { margin: 0 });
inBody('a', { color: vars.color.text.link, textDecoration: 'underline' });
inBody('img', { maxInlineSize: '100%' });
inBody('img[data-unfetched]', {
  minInlineSize: base.space[24],
  minBlockSize: base.space[24],
  boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.default}`,
});
inBody('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border.default}`, margin: `${base.space[12]} 0` });
inBody('table', { borderCollapse: 'collapse', margin: `0 0 ${base.space[8]}` });
inBody(':is(td, th)', {
  minInlineSize: base.space[56],
  padding: `${base.space[4]} ${base.space[8]}`,
  border: `1px solid ${vars.color.border.strong}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inBody(':is(td, th) > p', { margin: 0 });
inBody('[data-jinshu-signature]', { marginBlockStart: base.space[20], ...typography('body'), color: vars.color.text.secondary });
// A layer of its own is not walked again at each key that is typed above it.
inBody(':is(blockquote, table, [data-original])', { isolation: 'isolate' });
inBody('[data-original]', {
  marginBlockStart: base.space[16],
  paddingInlineStart: base.space[12],
  borderInlineStart: `3px solid ${vars.color.border.default}`,
  whiteSpace: 'normal',
  // Somebody else's letter keeps its own colours, and so stands on a light sheet whatever the skin.
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
});
// A letter on a paper of its own is written as it will be read: dark on light.
const onPaper = `${body}[style*="background"]`;
globalStyle(onPaper, inLayer({ colorScheme: 'light', color: 'CanvasText' }));
globalStyle(`${onPaper} :is(blockquote, [data-jinshu-signature])`, inLayer({ color: 'inherit' }));
globalStyle(`${onPaper} a, ${body} [data-original] a`, inLayer({ color: 'LinkText' }));
// A paper is light in every skin and brings the colour of its words.
globalStyle(`${body}[data-paper] :is(a, blockquote, [data-jinshu-signature])`, inLayer({ color: 'inherit' }));
globalStyle(`${body}[data-paper] pre`, inLayer({ background: 'none', boxShadow: 'inset 0 0 0 1px currentColor' }));
globalStyle(`${body}[data-paper] :is(td, th)`, inLayer({ borderColor: 'currentColor' }));
globalStyle(`${body}[data-paper] .selectedCell`, inLayer({ background: 'none', outline: '2px solid currentColor', outlineOffset: '-2px' }));
globalStyle(`${body}[data-paper] [data-placeholder]::before`, inLayer({ color: 'inherit', opacity: 0.7 }));
inBody('.ProseMirror-selectednode', { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' });

export const error = style(
  inLayer({
    ...typography('caption'),
    margin: 0,
    padding: `${base.space[4]} ${base.space[24]}`,
    color: vars.color.status.danger.text,
    '@media': { [base.media.narrow]: { paddingInline: base.space[16] } },
  }),
);

export const popover = style(
  inLayer({
    overflow: 'auto',
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.default}, ${vars.shadow.popover}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const menu = style(inLayer({ minInlineSize: '168px', padding: base.space[4], outline: 'none' }));
export const menuLine = style(inLayer({ blockSize: '1px', margin: base.space[4], border: 'none', background: vars.color.border.subtle }));
export const menuLabel = style(inLayer({ flex: 1 }));
export const menuItem = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '30px',
    paddingInline: base.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRingInset,
      '&[data-focused], &[data-open]': { background: vars.color.surface.raisedHover },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
    },
  }),
);
export const menuMark = style(inLayer({ inlineSize: base.space[16], color: vars.color.accent.base }));

export const colors = style(inLayer({ padding: base.space[8], outline: 'none' }));
export const swatches = style(inLayer({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: base.space[4], outline: 'none' }));
export const swatchItem = style(
  inLayer({
    padding: base.space[2],
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent.base}` },
    },
  }),
);
export const swatch = style(
  inLayer({
    inlineSize: measure.swatch,
    blockSize: measure.swatch,
    borderRadius: `min(4px, ${vars.radius.control})`,
    forcedColorAdjust: 'none',
  }),
);
export const noColor = style(
  inLayer({
    ...typography('body'),
    inlineSize: '100%',
    minBlockSize: measure.tool,
    marginBlockStart: base.space[6],
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]': { background: vars.color.surface.raisedHover } },
  }),
);
export const linkDialog = style(inLayer({ padding: base.space[8], outline: 'none' }));
export const linkForm = style(inLayer({ display: 'flex', gap: base.space[8], flexWrap: 'wrap' }));
globalStyle(`${linkForm} > input`, inLayer({ flex: '1 1 auto', inlineSize: measure.linkWidth }));
