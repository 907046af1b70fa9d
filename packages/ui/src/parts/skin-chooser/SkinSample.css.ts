import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** The skin's own corner, but none that a part this small cannot bear. */
const corner = (most: string, own: string = vars.radius.control) => `min(${most}, ${own})`;

export const page = style(
  inLayer({
    display: 'grid',
    gridTemplate: '26px minmax(0, 1fr) / 22px 58px minmax(0, 1fr)',
    gridTemplateAreas: '"rail bar bar" "rail side panel"',
    blockSize: '178px',
    overflow: 'hidden',
    background: vars.color.surface.canvas,
    '@media': { [base.media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const rail = style(
  inLayer({
    gridArea: 'rail',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '13px',
    paddingBlockStart: '7px',
    background: vars.color.rail.bg,
    borderInlineEnd: `${vars.shape.chromeEdge} solid ${vars.color.rail.border}`,
  }),
);
export const face = style(inLayer({ inlineSize: '12px', blockSize: '12px', borderRadius: '50%', background: vars.color.rail.activeText }));
export const place = style(
  inLayer({ inlineSize: '14px', blockSize: '14px', borderRadius: corner('4px'), background: vars.color.rail.active }),
);

export const bar = style(
  inLayer({ gridArea: 'bar', background: `${vars.color.bar.bg} ${vars.art.header} right center / auto 26px no-repeat` }),
);

export const sidebar = style(
  inLayer({
    gridArea: 'side',
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    padding: '5px 6px 0',
    background: `${vars.color.surface.sidebar} ${vars.art.sidebar} right bottom / 58px auto no-repeat`,
  }),
);
export const button = style(inLayer({ blockSize: '13px', borderRadius: corner('5px'), background: vars.color.accent.base }));
export const folder = style(inLayer({ blockSize: '11px', borderRadius: corner('3px'), background: vars.color.accent.soft }));
export const line = style(
  inLayer({ blockSize: '5px', marginInlineEnd: '12px', borderRadius: corner('3px'), background: vars.color.border.default }),
);

export const panel = style(
  inLayer({
    gridArea: 'panel',
    marginBlockStart: base.space[4],
    marginInline: `${base.space[2]} ${base.space[6]}`,
    overflow: 'hidden',
    background: vars.color.surface.panel,
    borderStartStartRadius: corner('6px', vars.radius.card),
    borderStartEndRadius: corner('6px', vars.radius.card),
    boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
  }),
);

const anyRow = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    blockSize: '19px',
    paddingInline: base.space[8],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);
export const row = styleVariants({
  unread: [anyRow],
  selected: [anyRow, inLayer({ background: vars.color.selection.bg })],
  read: [anyRow],
});

const anyMark = style(inLayer({ flex: 'none', inlineSize: '10px', blockSize: '10px', marginInline: '-2px', scale: '.7' }));
const isUnread = inLayer({ background: vars.color.unread.marker, clipPath: vars.shape.unreadMark });
export const mark = styleVariants({ unread: [anyMark, isUnread], selected: [anyMark, isUnread], read: [anyMark] });

const anyLine = style(inLayer({ blockSize: '4px', borderRadius: corner('2px') }));
const anyParty = style([anyLine, inLayer({ flex: 'none', inlineSize: '24px' })]);
const strong = inLayer({ background: vars.color.text.primary });
export const party = styleVariants({
  unread: [anyParty, strong],
  selected: [anyParty, strong],
  read: [anyParty, inLayer({ background: vars.color.text.tertiary })],
});
const anySubject = style([anyLine, inLayer({ flex: '1 1 0' })]);
const middle = inLayer({ background: vars.color.text.secondary });
export const subject = styleVariants({
  unread: [anySubject, middle],
  selected: [anySubject, middle],
  read: [anySubject, inLayer({ background: vars.color.border.default })],
});
export const tag = style(
  inLayer({
    flex: 'none',
    inlineSize: '16px',
    blockSize: '7px',
    borderRadius: corner('3px', vars.radius.chip),
    background: vars.color.accent.softHover,
  }),
);
