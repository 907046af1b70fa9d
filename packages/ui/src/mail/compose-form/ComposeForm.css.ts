import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Sizes of the page: its toolbar, and the pane beside the message. */
const measure = { toolbar: '46px', toolbarNarrow: '52px', pane: '296px', editor: '220px', options: '46px' };
/** Any width below a desktop window: the pane covers the message. */
const notWide = '(max-width: 1199px)';

export const form = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    blockSize: '100%',
    margin: 0,
    color: vars.color.text.primary,
    background: vars.color.surface.panel,
  }),
);

export const toolbar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[2],
    flex: 'none',
    minBlockSize: measure.toolbar,
    paddingInline: base.space[8],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': { [base.media.narrow]: { minBlockSize: measure.toolbarNarrow, gap: base.space[4], paddingInlineEnd: base.space[12] } },
  }),
);

/** A thumb's. */
const thumb = { minInlineSize: '44px', minBlockSize: '44px' };
globalStyle(`${toolbar} button`, inLayer({ '@media': { [base.media.narrow]: thumb } }));

export const title = style(
  inLayer({
    ...typography('title'),
    ...oneLine,
    display: 'none',
    flex: 1,
    '@media': { [base.media.narrow]: { display: 'block', order: -1 } },
  }),
);

export const send = style(inLayer({ marginInline: base.space[6], '@media': { [base.media.narrow]: { order: 2, marginInlineEnd: 0 } } }));
export const close = style(inLayer({ '@media': { [base.media.narrow]: { order: -2 } } }));

/** Gone from sight on phones, but still the name of its button. */
export const buttonLabel = style(
  inLayer({
    '@media': {
      [base.media.narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const status = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    flex: 1,
    paddingInline: base.space[8],
    textAlign: 'end',
    color: vars.color.text.tertiary,
    '@media': { [base.media.narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', padding: 0, clipPath: 'inset(50%)' } },
  }),
);

/** On phones these are in a menu. */
export const roomy = style(inLayer({ '@media': { [base.media.narrow]: { display: 'none' } } }));
export const more = style(
  inLayer({ display: 'none', '@media': { [base.media.narrow]: { display: 'inline-flex', marginInlineStart: 'auto' } } }),
);
export const paneButton = style([roomy, inLayer({ '@media': { [base.media.wide]: { display: 'none' } } })]);

export const columns = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    minBlockSize: 0,
    selectors: { '&[data-pane]': { gridTemplateColumns: `minmax(0, 1fr) ${measure.pane}` } },
    '@media': { [notWide]: { selectors: { '&[data-pane]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
  }),
);

/** On a phone the checkboxes scroll below the message, which has the page to itself. */
export const letter = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    '@media': { [base.media.narrow]: { display: 'block', overflowY: 'auto', overflowX: 'clip' } },
  }),
);
export const scroller = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overflowX: 'clip',
    '@media': { [base.media.narrow]: { minBlockSize: '100%', overflow: 'visible' } },
  }),
);
/** Keep suggestions above the editor toolbar, which is sticky while the message scrolls. */
export const fields = style(inLayer({ position: 'relative', zIndex: 2, flex: 'none' }));
globalStyle(
  `${fields}:not([data-all]) > [data-rare]:not(:has([role='grid'], :focus, [aria-invalid='true']))`,
  inLayer({ '@media': { [base.media.narrow]: { display: 'none' } } }),
);
export const editor = style(
  inLayer({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minBlockSize: measure.editor, minInlineSize: 0 }),
);
globalStyle(`${editor} > *`, inLayer({ flex: '1 0 auto' }));

export const options = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${base.space[8]} ${base.space[20]}`,
    flex: 'none',
    boxSizing: 'border-box',
    // Reserve space for the checkboxes, which may load after the message.
    minBlockSize: measure.options,
    padding: `${base.space[12]} ${base.space[24]}`,
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.sunken,
    '@media': { [base.media.narrow]: { padding: `${base.space[8]} ${base.space[16]}` } },
  }),
);

globalStyle(`${options} :is(label, button)`, inLayer({ '@media': { [base.media.narrow]: { minBlockSize: thumb.minBlockSize } } }));

export const pane = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    borderInlineStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.panel,
    '@media': {
      [notWide]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        zIndex: base.layer.popover,
        inlineSize: measure.pane,
        boxShadow: vars.shadow.popover,
        selectors: { '&:not([data-open])': { display: 'none' } },
      },
      [base.media.narrow]: { position: 'fixed', inset: 0, inlineSize: 'auto', zIndex: base.layer.scrim },
    },
  }),
);

export const paneClose = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: base.space[6],
    insetInlineEnd: base.space[6],
    zIndex: 1,
    '@media': { [base.media.wide]: { display: 'none' } },
  }),
);
