import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const head = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[8] }));
export const help = style(inLayer({ flex: '1 1 240px' }));
export const columns = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    gap: base.space[40],
    '@media': { '(max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: base.space[24] } },
  }),
);

export const group = style(inLayer({ marginBlockEnd: base.space[24] }));
export const groupHead = style(
  inLayer({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: base.space[8],
    paddingBlock: `14px ${base.space[8]}`,
    borderBlockEnd: hairline,
  }),
);
export const groupTitle = style(inLayer({ ...typography('bodyStrong'), margin: 0, fontFamily: vars.font.display }));
export const count = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));
export const none = style(inLayer({ margin: 0, paddingBlock: base.space[12], color: vars.color.text.tertiary }));
export const list = style(inLayer({ margin: 0, padding: 0, listStyle: 'none' }));

const line = {
  display: 'grid',
  alignItems: 'center',
  gap: `${base.space[4]} ${base.space[12]}`,
  minBlockSize: '52px',
  paddingBlock: base.space[6],
  borderBlockEnd: hairline,
} as const;
/** On a phone the level and its time are below the name. */
export const person = style(
  inLayer({
    ...line,
    gridTemplateColumns: 'auto minmax(0, 1fr) 152px 132px auto',
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);
export const mailbox = style(
  inLayer({
    ...line,
    gridTemplateColumns: '36px minmax(0, 1fr) auto auto auto',
    '@media': { [base.media.narrow]: { gridTemplateColumns: '36px minmax(0, 1fr) auto' } },
  }),
);
export const words = style(inLayer({ minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine, display: 'block', fontWeight: 600 }));
export const detail = style(inLayer({ ...oneLine, ...typography('caption'), display: 'block', color: vars.color.text.tertiary }));
const belowName = { [base.media.narrow]: { gridRow: 2, gridColumn: '2 / -1' } } as const;
export const level = style(inLayer({ '@media': belowName }));
export const usage = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    color: vars.color.text.secondary,
    selectors: {
      '&[data-used]': { color: vars.color.status.success.text },
      '&[data-used]::before': { content: '●', marginInlineEnd: base.space[4], fontSize: '8px', verticalAlign: 'middle' },
    },
    '@media': { [base.media.narrow]: { gridRow: 3, gridColumn: '2 / -1' } },
  }),
);
export const badge = style(
  inLayer({
    ...typography('caption'),
    justifySelf: 'start',
    padding: `${base.space[2]} ${base.space[8]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    background: vars.color.surface.sunken,
    '@media': { ...belowName, [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const end = style(inLayer({ justifySelf: 'end', '@media': { [base.media.narrow]: { gridRow: 1, gridColumn: 3 } } }));
export const tile = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    blockSize: '36px',
    borderRadius: vars.radius.control,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
  }),
);

export const notes = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[12] }));
export const note = style(
  inLayer({
    ...typography('body'),
    padding: base.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.surface.sunken,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const noteTitle = style(inLayer({ ...typography('bodyStrong'), margin: 0, textAlign: 'start' }));
export const noteText = style(inLayer({ margin: 0, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const right = style(
  inLayer({ ...typography('caption'), padding: base.space[4], textAlign: 'center', color: vars.color.text.secondary }),
);
export const levels = style(inLayer({ inlineSize: '100%', borderCollapse: 'collapse' }));
export const levelName = style(inLayer({ paddingBlock: base.space[4], fontWeight: 400, textAlign: 'start' }));
export const yes = style(inLayer({ marginInline: 'auto', color: vars.color.status.success.text }));

export const form = style(inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[12] }));
/** Nothing to say takes no room, yet stays in the page: a live region that arrives with its text is not read out. */
export const problem = style(inLayer({ selectors: { '&:empty': { marginBlockStart: `calc(${base.space[12]} * -1)` } } }));
export const samples = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[8] }));
export const result = style(inLayer({ ...typography('bodyStrong'), selectors: { '&:empty': { display: 'none' } } }));
export const rows = style(
  inLayer({
    maxBlockSize: '160px',
    overflow: 'auto',
    margin: 0,
    padding: `0 ${base.space[16]}`,
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
