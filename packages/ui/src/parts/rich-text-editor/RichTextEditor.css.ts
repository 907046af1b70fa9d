import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { inks, letterRules } from './letter.css.ts';

const measure = { bar: '40px', tool: '28px', thumb: '44px', swatch: '22px', linkWidth: '240px' };

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, background: vars.color.surface.panel }));

/** On narrow screens the tools are below the message, within reach of the thumb. */
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
      // Outside it would be cut at the edge of the bar.
      ...focusRingInset,
      '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.accent.soft, color: vars.color.accent.softText },
      '&[data-disabled]': { color: vars.color.text.disabled, background: 'none', cursor: 'default' },
    },
    '@media': {
      [base.media.narrow]: { inlineSize: measure.thumb, blockSize: measure.thumb },
      [base.media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);

/** On a phone what a tool opens comes up from the foot of the window, as wide as it is. */
export const sheet = style(
  inLayer({
    '@media': {
      [base.media.narrow]: {
        position: 'fixed !important' as 'fixed',
        insetBlock: 'auto 0 !important',
        insetInline: '0 !important',
        inlineSize: 'auto',
        maxInlineSize: 'none',
        maxBlockSize: '70dvh !important',
        overflowY: 'auto',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
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

/** Editable message. */
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
    vars: {
      [inks.quote]: vars.color.text.secondary,
      [inks.link]: vars.color.text.link,
      [inks.code]: vars.color.surface.sunken,
      [inks.codeLine]: 'transparent',
      [inks.cell]: vars.color.border.strong,
    },
    selectors: { '&:focus-visible': { boxShadow: `inset 0 2px 0 ${vars.color.focus.ring}` } },
    '@media': {
      [base.media.narrow]: { padding: `${base.space[12]} ${base.space[16]}`, fontSize: base.type.title.fontSize, lineHeight: 1.75 },
    },
  }),
);

const inBody = (selector: string, rule: Parameters<typeof inLayer>[0]) => globalStyle(`${body} ${selector}`, inLayer(rule));

for (const [selector, rule] of Object.entries(letterRules)) inBody(selector, rule);
inBody('[data-placeholder]::before', {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.text.tertiary,
  pointerEvents: 'none',
});
// A layer of its own is not walked again at each key that is typed above it.
inBody(':is(blockquote, table, [data-original])', { isolation: 'isolate' });
inBody('[data-resting]', { contain: 'content', cursor: 'text' });
/** A message from another sender keeps its own colors, so it needs a light background in every skin. */
const lightSheet = { colorScheme: 'light', background: 'Canvas', color: 'CanvasText' } as const;
inBody('[data-original]', {
  marginBlockStart: base.space[16],
  paddingInlineStart: base.space[12],
  borderInlineStart: `3px solid ${vars.color.border.default}`,
  whiteSpace: 'normal',
  ...lightSheet,
});
// The same for a quote with its own colors. A quote without colors uses those of the skin.
inBody(':is(blockquote[data-coloured], blockquote:has([style*="color"], [style*="background"]))', {
  padding: base.space[12],
  ...lightSheet,
  vars: { [inks.quote]: 'currentColor', [inks.link]: 'LinkText' },
});
// A message on stationery is written the way it will be read: dark on light.
globalStyle(
  `${body}[style*="background"]`,
  inLayer({ colorScheme: 'light', color: 'CanvasText', vars: { [inks.quote]: 'currentColor', [inks.link]: 'LinkText' } }),
);
// Stationery is light in every skin and sets its own text color.
globalStyle(
  `${body}[data-paper]`,
  inLayer({
    vars: {
      [inks.quote]: 'currentColor',
      [inks.link]: 'currentColor',
      [inks.code]: 'transparent',
      [inks.codeLine]: 'currentColor',
      [inks.cell]: 'currentColor',
    },
  }),
);
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
