import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbReach } from '../../foundation/styles/thumb.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { header, ring, tight } from './MessageHeader.css.ts';

export const sender = style(inLayer({ display: 'flex', alignItems: 'baseline', gap: base.space[8], inlineSize: '100%', minInlineSize: 0 }));

/** A finger hits the name above its line, the recipients below theirs: so both have room for it. */
const reach = '20px';

export const senderName = style(inLayer({ ...oneLine, fontWeight: 600 }));

export const address = style(
  inLayer({
    ...oneLine,
    color: vars.color.text.tertiary,
    // A tight place has room for the name; the address stands with the details, unless the name must not stand alone.
    selectors: {
      [`${header}:not([data-open]) ${sender} > &:not([data-kept])`]: { '@container': { [tight]: { display: 'none' } } },
    },
  }),
);

export const recipients = style(
  inLayer({
    ...oneLine,
    ...typography('caption'),
    color: vars.color.text.secondary,
    '@container': {
      [tight]: {
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
      [`${sender} &::after`]: { '@container': { [tight]: { insetBlock: `-${reach} 0` } } },
      [`${recipients} &::after`]: { '@container': { [tight]: { insetBlock: `0 -${reach}` } } },
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
