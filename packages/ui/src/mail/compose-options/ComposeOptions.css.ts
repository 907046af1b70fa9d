import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { number: '208px', password: '232px', date: '180px', tabs: '44px' };

export const root = style(inLayer({ flex: '1 1 100%', display: 'grid', gap: base.space[12], minInlineSize: 0 }));

/**
 * On a phone the checkboxes are one scrolling row, which leaves more space for the message. The padding keeps their focus rings from being
 * clipped.
 */
export const boxes = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${base.space[8]} ${base.space[20]}`,
    '@media': {
      [base.media.narrow]: {
        flexWrap: 'nowrap',
        minInlineSize: 0,
        margin: '-4px',
        padding: base.space[4],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
globalStyle(`${boxes} > *`, inLayer({ '@media': { [base.media.narrow]: { flex: 'none' } } }));

/** Details of the selected option, on one line if there is space. */
export const details = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${base.space[8]} ${base.space[16]}`,
    paddingBlockEnd: base.space[12],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
/** Each stands alone in the line: the name takes what it needs. Twice, to be stronger than the columns of a field. */
globalStyle(`${details}${details} > *`, inLayer({ gridTemplateColumns: 'auto minmax(0, 1fr)' }));
export const date = style(inLayer({ minInlineSize: measure.date }));
export const number = style(inLayer({ inlineSize: measure.number }));
export const password = style(inLayer({ inlineSize: measure.password }));
export const note = style(inLayer({ ...typography('caption'), flex: '1 1 100%', margin: 0, color: vars.color.text.secondary }));

/** Contacts, stationery and templates: tabs above, one of them below. */
export const pane = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));
export const paneTabs = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));
export const paneList = style(inLayer({ flex: 'none', minBlockSize: measure.tabs }));
export const panel = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    outlineOffset: '-2px',
  }),
);
export const paneFoot = style(
  inLayer({ flex: 'none', padding: base.space[12], borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}` }),
);

export const people = style(inLayer({ display: 'grid', gap: base.space[12], margin: 0, padding: 0, listStyle: 'none' }));
export const person = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px',
    alignItems: 'start',
    gap: base.space[12],
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: base.space[4] } },
  }),
);
export const personName = style(
  inLayer({ ...typography('body'), display: 'grid', paddingBlockStart: base.space[6], overflowWrap: 'anywhere' }),
);
export const personAddress = style(inLayer({ ...typography('caption'), color: vars.color.text.tertiary }));

export const actions = style(inLayer({ display: 'flex', justifyContent: 'end', gap: base.space[8], marginBlockStart: base.space[24] }));

// A level is a word beside the subject: no wider than it must be.
export const level = style(inLayer({ minInlineSize: '112px' }));
globalStyle(`${level} button`, inLayer({ fontWeight: 600 }));
