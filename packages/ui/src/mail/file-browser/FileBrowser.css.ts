import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
  }),
);

export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[4],
    minBlockSize: '46px',
    paddingInline: base.space[16],
    borderBlockEnd: rule,
    '@media': { [base.media.narrow]: { flexWrap: 'wrap', paddingBlock: base.space[4] } },
  }),
);

export const views = style(inLayer({ flex: 'none' }));

export const path = style(inLayer({ flex: '1 1 160px', minInlineSize: '96px' }));

export const selection = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '36px',
    paddingInline: `14px ${base.space[16]}`,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const strong = style(inLayer({ fontWeight: 600 }));

export const zone = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    outline: 'none',
    selectors: focusRingInset,
  }),
);

/** Folder that dragged files would move into. Another style sheet owns the rows. */
globalStyle(
  `${zone} [data-drop-target]`,
  inLayer({ outline: `2px dashed ${vars.color.accent.base}`, outlineOffset: '-2px', background: vars.color.accent.soft }),
);

/** Covers the files, so that nothing shifts while files are dragged over them. */
export const release = style(
  inLayer({
    ...typography('bodyStrong'),
    position: 'absolute',
    inset: base.space[8],
    zIndex: 3,
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${vars.color.accent.base}`,
    borderRadius: vars.radius.card,
    background: `color-mix(in oklab, ${vars.color.accent.soft} 92%, transparent)`,
    color: vars.color.accent.softText,
    pointerEvents: 'none',
    '@media': { [base.media.forcedColors]: { background: 'Canvas', borderColor: 'Highlight' } },
  }),
);

export const foot = style(
  inLayer({
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '44px',
    paddingInline: `14px ${base.space[16]}`,
    borderBlockStart: rule,
    color: vars.color.text.secondary,
  }),
);

export const end = style(inLayer({ marginInlineStart: 'auto' }));

export const name = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], minInlineSize: 0 }));

export const nameWords = style(inLayer({ ...oneLine, selectors: { '&[data-folder]': { fontWeight: 600 } } }));

/** Smaller than the drawing is elsewhere, whichever style sheet comes later. */
export const icon = style(inLayer({ selectors: { '&&': { inlineSize: '22px', blockSize: '25px' } } }));

export const folder = style(inLayer({ flex: 'none', color: vars.color.flag.yellow.fill, fill: vars.color.flag.yellow.edge }));

export const image = style(inLayer({ flex: 'none', objectFit: 'cover', borderRadius: base.space[2] }));

/** Second line of a name on phones. */
export const meta = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    display: 'flex',
    gap: base.space[12],
    fontWeight: 400,
    color: vars.color.text.tertiary,
  }),
);

const tones = {
  '&[data-tone="info"]': { color: vars.color.status.info.text },
  '&[data-tone="success"]': { color: vars.color.status.success.text },
  '&[data-tone="warning"]': { color: vars.color.status.warning.text },
  '&[data-tone="danger"]': { color: vars.color.status.danger.text },
} as const;
export const metaStatus = style(inLayer({ selectors: tones }));

export const status = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[4],
    minInlineSize: 0,
    selectors: {
      '&::before': { content: '""', flex: 'none', inlineSize: '6px', blockSize: '6px', borderRadius: '50%', background: 'currentColor' },
      ...tones,
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&[data-tone]': { color: 'inherit' } } } },
  }),
);

export const nameField = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[8], flex: 1, minInlineSize: 0 }),
);

export const nameInput = style(
  inLayer({
    font: 'inherit',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: '360px',
    blockSize: '26px',
    paddingInline: base.space[6],
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}`,
    outline: 'none',
    selectors: { '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const nameError = style(inLayer({ minInlineSize: 0, whiteSpace: 'normal' }));
