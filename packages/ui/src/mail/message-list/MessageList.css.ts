import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { inList } from './rowWidths.ts';

export const scroller = style(
  inLayer({
    // What rows look like follows the width of the list, not that of the window.
    containerType: 'inline-size',
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    overscrollBehavior: 'contain',
    ...typography('body'),
    color: vars.color.text.secondary,
    // Leaves room for the round Compose button.
    '@media': { [base.media.tablet]: { paddingBlockEnd: base.space[72] } },
  }),
);

export const groupRow = style(
  inLayer({
    insetBlockStart: 0,
    zIndex: 1,
    marginBlockStart: '-1px',
    borderBlock: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.sunken,
    '@container': { [inList.narrow]: { position: 'sticky' } },
  }),
);

export const group = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    blockSize: '30px',
    boxSizing: 'border-box',
    paddingInline: `14px ${base.space[16]}`,
    ...typography('caption'),
  }),
);

export const groupTitle = style(inLayer({ fontFamily: vars.font.display, fontWeight: 600, color: vars.color.text.primary }));

export const groupCount = style(inLayer({ ...tabular, color: vars.color.text.tertiary }));

/** Leaves room for the round Compose button. */
export const phoneFooter = style(
  inLayer({
    display: 'none',
    '@media': {
      [base.media.narrow]: { display: 'flex', justifyContent: 'center', paddingBlock: `${base.space[12]} ${base.space[72]}` },
    },
  }),
);

/** Drag image of dragged messages, rendered offscreen: the browser only takes a snapshot of it. */
export const dragged = style(
  inLayer({
    ...typography('body'),
    position: 'fixed',
    insetBlockStart: '-100px',
    insetInlineStart: 0,
    padding: `${base.space[4]} ${base.space[12]}`,
    borderRadius: vars.radius.control,
    background: vars.color.tooltip.bg,
    color: vars.color.tooltip.text,
  }),
);
