import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { danger, info, success, warning } = vars.color.status;
const line = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const list = style(inLayer({ ...typography('body'), margin: 0, padding: 0, listStyle: 'none', color: vars.color.text.primary }));
export const item = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${base.space[8]} ${base.space[12]}`,
    paddingBlock: base.space[16],
    borderBlockEnd: line,
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const tile = style(
  inLayer({
    ...typography('bodyStrong'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: vars.radius.control,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    '@media': { [base.media.narrow]: { display: 'none' } },
  }),
);
export const words = style(inLayer({ minInlineSize: 0 }));
export const head = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${base.space[2]} ${base.space[8]}` }));
export const name = style(inLayer({ ...typography('bodyStrong'), margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const details = style(inLayer({ ...typography('caption'), color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const state = style(
  inLayer({
    ...typography('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[6],
    color: vars.color.text.secondary,
    selectors: {
      '&::before': { content: '', inlineSize: base.space[6], blockSize: base.space[6], borderRadius: '50%', background: 'currentcolor' },
      '&[data-state="receiving"]': { color: info.text },
      '&[data-state="done"]': { color: success.text },
      '&[data-state="full"]': { color: warning.text },
      '&[data-state="refused"], &[data-state="failed"]': { color: danger.text },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } } },
  }),
);
export const actions = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8] }));
/** Row below the address, with its own columns on a phone, where there is no tile. */
export const below = style(
  inLayer({
    gridColumn: '2 / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[4],
    minInlineSize: 0,
    '@media': { [base.media.narrow]: { gridColumn: '1 / -1' } },
  }),
);
export const counts = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${base.space[16]}`,
    color: vars.color.text.secondary,
  }),
);
export const count = style(inLayer({ fontWeight: 600, color: vars.color.text.primary }));
export const folder = style(inLayer({ marginInlineStart: 'auto', overflowWrap: 'anywhere' }));
