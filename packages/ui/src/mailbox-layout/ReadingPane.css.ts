import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { base, vars } from '../theme/contract.css.ts';

const { medium, narrow } = base.media;

/** What became of the letter stands below it, and both are as high as they need. */
const below = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'max-content max-content' };

export const reading = style(
  inLayer({
    display: 'grid',
    flex: '1 1 auto',
    minBlockSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    overflowY: 'auto',
  }),
);
export const hasAside = style(
  inLayer({
    gridTemplateColumns: 'minmax(0, 1fr) 316px',
    '@media': { [medium]: below, [narrow]: below },
  }),
);
export const letter = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[6],
    minBlockSize: 0,
    overflowY: 'auto',
    padding: '20px 32px 32px',
    '@media': { [medium]: { padding: '16px 20px', overflowY: 'visible' }, [narrow]: { padding: '16px', overflowY: 'visible' } },
  }),
);
/** A letter is at most as wide as eyes like to read; wide mail scrolls in its own frame. */
export const measure = style(
  inLayer({ inlineSize: '100%', maxInlineSize: '920px', display: 'flex', flexDirection: 'column', gap: base.space[6] }),
);
/** The files belong above what they came with, but nobody is made to walk through them to the letter. */
export const files = style(inLayer({ order: 1, marginBlockStart: base.space[6], selectors: { '&:empty': { display: 'none' } } }));
export const foot = style(inLayer({ order: 3, marginBlockStart: base.space[24] }));
export const body = style(
  inLayer({
    order: 2,
    display: 'flex',
    flexDirection: 'column',
    // Between the question about pictures and the letter.
    gap: base.space[12],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    marginBlockStart: base.space[12],
    paddingBlockStart: base.space[20],
  }),
);
export const aside = style(
  inLayer({
    overflowY: 'auto',
    padding: '18px',
    background: vars.color.surface.sunken,
    borderInlineStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': { [medium]: { borderInlineStart: 0, overflowY: 'visible' }, [narrow]: { borderInlineStart: 0, overflowY: 'visible' } },
  }),
);
