import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbReach } from '../../foundation/styles/thumb.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } as const;

export const header = style(inLayer({ ...typography('body'), color: vars.color.text.primary }));

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
    '@media': { [base.media.narrow]: { fontSize: '18px', lineHeight: 1.5556, flexBasis: 'calc(100% - 32px)' } },
    selectors: {
      [`${header}:not([data-open]) &`]: {
        '@media': { [base.media.narrow]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } },
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
    // The subject has the width of a phone to itself.
    flexWrap: 'wrap',
    marginInlineStart: 'auto',
    '@media': { [base.media.narrow]: { flex: '1 0 100%', justifyContent: 'flex-end' } },
    selectors: { [`${header}:not([data-open]) &`]: { '@media': { [base.media.narrow]: { display: 'none' } } } },
  }),
);

export const marks = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[6],
    marginBlockStart: base.space[8],
    selectors: {
      [`${header}:not([data-open]) &`]: {
        '@media': { [base.media.narrow]: { flexWrap: 'nowrap', overflow: 'hidden', marginBlockStart: base.space[4] } },
      },
    },
  }),
);

const mark = {
  ...typography('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space[4],
  fontWeight: 600,
  color: vars.color.status.warning.text,
} as const;

export const urgent = style(
  inLayer({
    ...mark,
    selectors: { '&::before': { content: '', inlineSize: '6px', blockSize: '6px', borderRadius: '50%', background: 'currentColor' } },
  }),
);

export const burn = style(inLayer({ ...mark, color: vars.color.status.danger.text }));

export const people = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: base.space[12],
    marginBlock: '14px',
    '@media': { [base.media.narrow]: { gap: base.space[8], marginBlock: base.space[6] } },
  }),
);

export const lines = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: base.space[12], minInlineSize: 0 }),
);

export const sender = style(inLayer({ display: 'flex', alignItems: 'baseline', gap: base.space[8], inlineSize: '100%', minInlineSize: 0 }));

/** A finger hits the name above its line, the recipients below theirs: so both have room for it. */
const reach = '20px';

export const senderName = style(inLayer({ ...oneLine, fontWeight: 600 }));

export const address = style(
  inLayer({
    ...oneLine,
    color: vars.color.text.tertiary,
    // A phone has room for the name; the address stands with the details, unless the name must not stand alone.
    selectors: {
      [`${header}:not([data-open]) ${sender} > &:not([data-kept])`]: { '@media': { [base.media.narrow]: { display: 'none' } } },
    },
  }),
);

export const recipients = style(
  inLayer({
    ...oneLine,
    ...typography('caption'),
    color: vars.color.text.secondary,
    '@media': {
      [base.media.narrow]: {
        // Leaves room for the button that opens the details.
        maxInlineSize: 'calc(100% - 92px)',
        paddingBlockEnd: reach,
        marginBlockEnd: `-${reach}`,
        paddingInlineEnd: base.space[12],
        marginInlineEnd: `-${base.space[12]}`,
      },
    },
  }),
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
    // On a phone a short date, and the rest with the details.
    '@media': { [base.media.narrow]: { maxInlineSize: '104px' } },
    selectors: { [`${header}:not([data-open]) &`]: { '@media': { [base.media.narrow]: { maxBlockSize: '36px', overflow: 'hidden' } } } },
  }),
);

export const table = style(
  inLayer({
    inlineSize: '100%',
    marginBlockEnd: '14px',
    padding: base.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    ...typography('caption'),
    borderSpacing: 0,
  }),
);

export const person = style(
  inLayer({ display: 'inline-block', marginInlineEnd: base.space[12], maxInlineSize: '100%', overflowWrap: 'anywhere' }),
);

/** Looks like the words around it until it is pointed at. */
export const personButton = style(
  inLayer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[6],
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    selectors: {
      // Inline in a line that is cut at its end. The line grows with it, so that the touch target is large enough.
      [`${recipients} &`]: { display: 'inline-block', color: vars.color.text.primary },
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[data-focus-visible]': ring,
      ...thumbReach('10px'),
      [`${sender} &::after`]: { '@media': { [base.media.narrow]: { insetBlock: `-${reach} 0` } } },
      [`${recipients} &::after`]: { '@media': { [base.media.narrow]: { insetBlock: `0 -${reach}` } } },
    },
  }),
);

export const personName = style(inLayer({ marginInlineEnd: base.space[6], color: vars.color.text.primary }));

globalStyle(
  `${table} th`,
  inLayer({
    inlineSize: '72px',
    paddingBlock: base.space[2],
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    color: vars.color.text.tertiary,
  }),
);
globalStyle(`${table} td`, inLayer({ paddingBlock: base.space[2], whiteSpace: 'normal' }));
// Larger touch targets for the people in the table.
globalStyle(`${table} :is(th, td)`, inLayer({ '@media': { [base.media.narrow]: { paddingBlock: '10px' } } }));
