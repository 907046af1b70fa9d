import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** The sidebar keeps its own inset. */
export const root = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[16],
    minBlockSize: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: `${base.space[4]} ${base.space[16]}`,
    // Don't clip the focus rings of controls at the edge.
    paddingInline: base.space[2],
  }),
);

/** Settings page, limited to a readable line length, with its own scrolling. */
export const page = style(
  inLayer({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    padding: base.space[24],
    '@media': { [base.media.narrow]: { padding: base.space[16] } },
  }),
);

export const column = style(
  inLayer({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: base.space[16], maxInlineSize: '720px' }),
);

export const title = style(inLayer({ ...typography('heading'), margin: 0, fontFamily: vars.font.display, color: vars.color.text.primary }));

/** Takes the width of the column. */
export const wide = style(inLayer({ alignSelf: 'stretch' }));
