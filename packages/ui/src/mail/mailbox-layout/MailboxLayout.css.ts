import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { medium, narrow } = base.media;
const onPhones = (rule: object) => ({ '@media': { [narrow]: rule } });
const whereFolded = (rule: object) => ({ '@media': { [base.media.folded]: rule } });

export const sidebar = style(inLayer({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%', gap: '10px' }));
export const sidebarTop = style(
  inLayer({ display: 'flex', gap: base.space[4], flex: 'none', '@media': { [medium]: { gap: base.space[2] } } }),
);
/** A word of another language has little room beside the two icons; it is not cut. */
export const compose = style(
  inLayer({ flex: '1 1 auto', minInlineSize: 'max-content', '@media': { [medium]: { paddingInline: base.space[4], gap: base.space[4] } } }),
);
export const sidebarTree = style(inLayer({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto' }));

/** Holds the panels of all tabs; the ones that do not show stay laid out of the way. */
export const column = style(inLayer({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: '1 1 auto' }));
export const tabPanel = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    flex: '1 1 auto',
    outline: 'none',
    selectors: {
      '&[hidden]': { display: 'none' },
      // As large as it will be, so that nothing is left to lay out when it comes in sight.
      '&[aria-hidden]': { position: 'absolute', inset: 0, zIndex: -1, contentVisibility: 'hidden' },
    },
  }),
);

export const status = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '0 10px',
    flex: 'none',
    boxSizing: 'border-box',
    // Where the name of the folder needs the line, the pages go below it.
    flexWrap: 'wrap',
    minBlockSize: '36px',
    paddingInline: '14px 16px',
    color: vars.color.text.secondary,
    ...typography('body'),
  }),
);
export const isSelecting = style(inLayer({ background: vars.color.accent.soft, color: vars.color.accent.softText }));
export const statusTitle = style(
  inLayer({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: '15px',
    // As high as the buttons beside it: the first of two lines has air above it.
    lineHeight: '32px',
    fontWeight: 600,
    color: vars.color.text.primary,
    flex: 'none',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
);
export const statusCount = style(inLayer({ ...tabular, whiteSpace: 'nowrap' }));
/** Chip that shows the filter of the list and clears it. */
export const filter = style(
  inLayer({
    maxInlineSize: '240px',
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    '@media': { [narrow]: { minBlockSize: '44px' } },
  }),
);
export const statusDot = style(
  inLayer({ inlineSize: '3px', blockSize: '3px', borderRadius: '50%', background: vars.color.text.tertiary, flex: 'none' }),
);
export const statusEnd = style(inLayer({ marginInlineStart: 'auto', flex: 'none', maxInlineSize: '100%' }));

export const composeButton = style(
  inLayer({
    display: 'none',
    ...whereFolded({ display: 'block', position: 'absolute', insetInlineEnd: base.space[16], insetBlockEnd: base.space[16], zIndex: 1 }),
  }),
);

/** Thumb-sized button floating above the list. */
export const composeRound = style(
  inLayer({
    selectors: {
      '&&': {
        inlineSize: base.space[56],
        blockSize: base.space[56],
        borderRadius: `max(${vars.radius.card}, 16px)`,
        boxShadow: vars.shadow.popover,
      },
    },
  }),
);

export const onlyOnPhones = style(inLayer({ display: 'none', ...onPhones({ display: 'contents' }) }));

export const hiddenOnPhones = style(inLayer({ ...onPhones({ display: 'none' }) }));
