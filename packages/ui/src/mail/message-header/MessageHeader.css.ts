import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbReach } from '../../foundation/styles/thumb.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } as const;

/** Width of the head, in a tab or in a pane, below which it shows less until its details are opened. */
export const tight = '(max-width: 560px)';

export const header = style(inLayer({ containerType: 'inline-size', ...typography('body'), color: vars.color.text.primary }));

export const subjectLine = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: base.space[8],
  }),
);

export const flag = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    marginBlockStart: '3px',
    marginInlineStart: '-4px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.tertiary,
    selectors: { '&:hover': { background: vars.color.surface.hover }, '&:focus-visible': ring, ...thumbReach('10px') },
  }),
);

export const subject = style(
  inLayer({
    // What can be done goes below before the subject has less than this.
    flex: '1 1 240px',
    minInlineSize: 'min(240px, calc(100% - 32px))',
    margin: 0,
    ...typography('heading'),
    fontFamily: vars.font.display,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    '@container': { [tight]: { fontSize: '18px', lineHeight: 1.5556, flexBasis: 'calc(100% - 32px)' } },
    selectors: {
      [`${header}:not([data-open]) &`]: {
        '@container': { [tight]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } },
      },
    },
  }),
);

export const actions = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: base.space[2],
    color: vars.color.text.tertiary,
    // In a tight place the subject has the width to itself.
    flexWrap: 'wrap',
    marginInlineStart: 'auto',
    '@container': { [tight]: { flex: '1 0 100%', justifyContent: 'flex-end' } },
    selectors: { [`${header}:not([data-open]) &`]: { '@media': { [base.media.narrow]: { display: 'none' } } } },
  }),
);

export const people = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: base.space[12],
    marginBlock: '14px',
    '@container': { [tight]: { gap: base.space[8], marginBlock: base.space[6] } },
  }),
);

export const lines = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: base.space[12], minInlineSize: 0 }),
);

export const toggle = style(
  inLayer({
    position: 'relative',
    zIndex: 1,
    ...typography('caption'),
    fontFamily: 'inherit',
    minBlockSize: '24px',
    marginBlock: '-3px',
    '@media': {
      [base.media.narrow]: { minInlineSize: '44px', minBlockSize: '44px', marginBlock: '-10px', paddingInlineEnd: base.space[12] },
    },
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.text.link,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' }, '&:focus-visible': ring },
  }),
);

export const times = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    textAlign: 'end',
    ...typography('caption'),
    ...tabular,
    color: vars.color.text.tertiary,
    // In a tight place a short date, and the rest with the details.
    '@container': { [tight]: { maxInlineSize: '104px' } },
    selectors: { [`${header}:not([data-open]) &`]: { '@container': { [tight]: { maxBlockSize: '36px', overflow: 'hidden' } } } },
  }),
);
