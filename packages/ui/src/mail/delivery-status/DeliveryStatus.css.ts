import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { danger, info, success, warning } = vars.color.status;

/** Text in the color of its state. */
const toned = {
  '&[data-tone="success"]': { color: success.text },
  '&[data-tone="info"]': { color: info.text },
  '&[data-tone="warning"]': { color: warning.text },
  '&[data-tone="danger"]': { color: danger.text },
} as const;

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[12],
    minInlineSize: 0,
    color: vars.color.text.primary,
  }),
);

export const head = style(inLayer({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: base.space[8] }));
export const title = style(inLayer({ ...typography('bodyStrong'), margin: 0, fontFamily: vars.font.display, fontSize: '14px' }));
export const refresh = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.secondary,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-pending]': { color: vars.color.text.disabled },
    },
  }),
);

export const proportions = style(
  inLayer({
    display: 'flex',
    gap: base.space[1],
    blockSize: base.space[6],
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.border.default,
  }),
);
export const share = style(
  inLayer({
    flexBasis: 0,
    background: vars.color.border.strong,
    selectors: {
      '&[data-tone="success"]': { background: success.solid },
      '&[data-tone="info"]': { background: info.solid },
      '&[data-tone="warning"]': { background: warning.solid },
      '&[data-tone="danger"]': { background: danger.solid },
    },
    '@media': { [base.media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const counts = style(
  inLayer({
    ...typography('caption'),
    display: 'grid',
    // A long word takes space from the other columns instead of overlapping the next one.
    gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
    gap: base.space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const count = style(
  inLayer({
    ...tabular,
    display: 'block',
    fontSize: base.type.title.fontSize,
    lineHeight: '22px',
    fontWeight: 600,
    selectors: { ...toned, '&[data-tone="none"]': { color: vars.color.text.tertiary, fontWeight: 400 } },
  }),
);
export const countName = style(inLayer({ display: 'block', color: vars.color.text.tertiary }));

export const card = style(
  inLayer({
    position: 'relative',
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.panel}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const table = style(inLayer({ inlineSize: '100%', borderCollapse: 'collapse' }));
export const row = style(inLayer({ selectors: { '& + &': { borderBlockStart: hairline } } }));

const cell = { padding: `${base.space[8]} ${base.space[12]}`, verticalAlign: 'top' } as const;
/** All that the states leave, however long the name is. */
export const who = style(inLayer({ ...cell, inlineSize: '100%', maxInlineSize: 0, paddingInlineEnd: 0 }));
export const fate = style(inLayer({ ...cell, paddingInlineStart: base.space[8], textAlign: 'end', whiteSpace: 'nowrap' }));
export const name = style(inLayer({ ...oneLine, selectors: { '[data-state="failed"] &': { color: danger.text } } }));
export const detail = style(
  inLayer({ ...typography('caption'), ...tabular, overflowWrap: 'anywhere', color: vars.color.text.tertiary, selectors: toned }),
);
export const state = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: base.space[4],
    color: vars.color.text.secondary,
    selectors: {
      ...toned,
      '&::before': {
        content: '',
        flex: 'none',
        inlineSize: base.space[6],
        blockSize: base.space[6],
        borderRadius: '50%',
        background: 'currentColor',
      },
    },
  }),
);
export const recalled = style(inLayer({ ...typography('caption'), selectors: toned }));
export const recall = style(
  inLayer({
    ...typography('caption'),
    minBlockSize: base.space[24],
    minInlineSize: base.space[24],
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.link,
    fontFamily: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    selectors: { ...focusRing, '&[data-hovered]': { textDecoration: 'underline' } },
  }),
);
export const recallAll = style(
  inLayer({ marginInlineStart: 'auto', selectors: { '&[data-pending]': { color: vars.color.text.disabled } } }),
);
export const note = style(inLayer({ ...typography('caption'), margin: 0, color: vars.color.text.tertiary }));
