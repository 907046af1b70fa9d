import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const bar = createVar();

export const form = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }),
);
export const pair = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${base.space[16]} ${base.space[12]}`,
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const repeat = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[12] }));
export const colour = styleVariants(vars.color.event, (event) => inLayer({ vars: { [bar]: event.bar } }));
export const swatch = style(
  inLayer({ flex: 'none', inlineSize: '10px', blockSize: '10px', borderRadius: '3px', background: bar, forcedColorAdjust: 'none' }),
);
/** Beside the first line of a title. */
export const cardSwatch = style(inLayer({ marginBlockStart: '7px', marginInlineEnd: base.space[8] }));
export const error = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.status.danger.text,
    // Nothing to say takes no room, yet stays in the page: a live region that arrives with its text is not read out.
    selectors: { '&:empty': { marginBlockStart: `calc(${base.space[16]} * -1)` } },
  }),
);

export const invitees = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: { '&[data-dense]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: base.space[12] } },
  }),
);
export const invitee = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minInlineSize: 0,
    minBlockSize: '34px',
    selectors: {
      [`${invitees}:not([data-dense]) > & + &`]: { borderBlockStart: hairline },
      [`${invitees}[data-dense] > &`]: { minBlockSize: 0, gap: base.space[4], maxInlineSize: '100%' },
    },
  }),
);
export const inviteeName = style(inLayer({ ...oneLine, flex: '1 1 auto', minInlineSize: 0 }));
export const answer = style(
  inLayer({
    flex: 'none',
    color: vars.color.text.tertiary,
    selectors: {
      '&[data-answer="accept"]': { color: vars.color.status.success.text },
      '&[data-answer="tentative"]': { color: vars.color.status.warning.text },
      '&[data-answer="decline"]': { color: vars.color.status.danger.text },
    },
  }),
);

export const card = style(
  inLayer({ ...typography('body'), inlineSize: '320px', maxInlineSize: '100%', boxSizing: 'border-box', padding: base.space[16] }),
);
export const cardHead = style(inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space[2] }));
export const cardTitle = style(
  inLayer({
    ...typography('title'),
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    fontFamily: vars.font.display,
  }),
);
export const when = style(
  inLayer({ ...tabular, margin: `0 0 ${base.space[12]}`, paddingInlineStart: base.space[20], color: vars.color.text.secondary }),
);
export const facts = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8] }));
export const fact = style(inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space[12] }));
export const factIcon = style(inLayer({ flex: 'none', marginBlockStart: base.space[2], color: vars.color.text.tertiary }));
export const factWords = style(inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));
export const answers = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[8], marginBlockStart: base.space[12] }));
