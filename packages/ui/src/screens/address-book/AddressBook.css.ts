import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;
const measure = { search: '240px', card: '316px', bar: '46px' };
const wide = '(min-width: 900px)';

export const root = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    color: vars.color.text.primary,
    containerType: 'inline-size',
  }),
);
export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: measure.bar,
    padding: `${base.space[6]} ${base.space[16]}`,
    borderBlockEnd: rule,
  }),
);
export const title = style(
  inLayer({
    ...oneLine,
    margin: 0,
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 600,
    '@media': { [base.media.narrow]: { display: 'none' } },
  }),
);
export const note = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    color: vars.color.text.tertiary,
    '@media': { [base.media.narrow]: { display: 'none' } },
  }),
);
export const search = style(
  inLayer({
    flex: '1 1 160px',
    minInlineSize: 0,
    maxInlineSize: measure.search,
    marginInlineStart: 'auto',
    '@media': { [base.media.narrow]: { order: -1, flexBasis: '100%', maxInlineSize: 'none' } },
  }),
);
export const chosen = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '36px',
    paddingInline: `14px ${base.space[16]}`,
    // Delete is shown in the color of danger here, which needs a lighter background than the accent color.
    background: vars.color.selection.bg,
    color: vars.color.accent.softText,
  }),
);
export const chosenCount = style(inLayer({ ...tabular, fontWeight: 600 }));
/** The toolbar is as wide as its place, not as its buttons: on a phone it has a line of its own. */
export const chosenEnd = style(inLayer({ flex: '1 1 280px', minInlineSize: 0 }));
export const chosenActions = style(
  inLayer({ justifyContent: 'flex-end', '@media': { [base.media.narrow]: { justifyContent: 'flex-start' } } }),
);
export const chips = style(
  inLayer({
    display: 'none',
    gap: base.space[8],
    flex: 'none',
    padding: `${base.space[8]} ${base.space[16]}`,
    overflowX: 'auto',
    borderBlockEnd: rule,
    '@media': { [base.media.narrow]: { display: 'flex' } },
  }),
);
export const chip = style(
  inLayer({
    flex: 'none',
    selectors: { '&[aria-pressed="true"]': { background: vars.color.accent.soft, color: vars.color.accent.softText } },
  }),
);
export const body = style(inLayer({ display: 'flex', flex: 1, minBlockSize: 0, minInlineSize: 0 }));
export const people = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, minBlockSize: 0 }));
/** Beside the list where there is room, over it where there is none. */
export const aside = style(
  inLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 3,
    boxSizing: 'border-box',
    inlineSize: `min(${measure.card}, 100%)`,
    overflowY: 'auto',
    borderInlineStart: rule,
    background: vars.color.surface.panel,
    boxShadow: vars.shadow.popover,
    '@container': { [wide]: { position: 'static', flex: 'none', boxShadow: 'none' } },
    '@media': { [base.media.narrow]: { inlineSize: '100%', borderInlineStart: 'none', boxShadow: 'none' } },
  }),
);
export const foot = style(
  inLayer({
    display: 'flex',
    flex: 'none',
    justifyContent: 'end',
    padding: `${base.space[4]} ${base.space[16]}`,
    borderBlockStart: hairline,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [base.media.narrow]: { justifyContent: 'center', paddingInline: base.space[4] } },
  }),
);
export const addRound = style(
  inLayer({
    display: 'none',
    position: 'absolute',
    insetInlineEnd: base.space[16],
    insetBlockEnd: base.space[56],
    zIndex: 2,
    '@media': { [base.media.folded]: { display: 'block' } },
  }),
);
