import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '220px',
    maxInlineSize: '100%',
    maxBlockSize: 'min(420px, 80vh)',
    overflow: 'auto',
  }),
);

/** Field and actions stay where they are while the tags between them scroll. */
export const search = style(
  inLayer({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    padding: `${base.space[8]} ${base.space[8]} ${base.space[4]}`,
    background: vars.color.surface.raised,
  }),
);

export const list = style(inLayer({ flex: 'none', overflow: 'visible' }));

/** A tag that only some of the selected messages have is marked by a dash instead of a check mark. */
export const partly = style(inLayer({ color: vars.color.text.secondary }));

export const empty = style(inLayer({ padding: `${base.space[6]} 10px`, color: vars.color.text.tertiary }));

export const foot = style(
  inLayer({
    position: 'sticky',
    insetBlockEnd: 0,
    background: vars.color.surface.raised,
    display: 'flex',
    flexDirection: 'column',
    padding: base.space[4],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);

export const action = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '30px',
    paddingInline: '10px',
    border: 'none',
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    background: 'none',
    color: vars.color.text.primary,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    outline: 'none',
    cursor: 'default',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-disabled]': { color: vars.color.text.disabled },
    },
    '@media': { [base.media.touch]: { minBlockSize: '44px' } },
  }),
);
export const actionIcon = style(
  inLayer({ flex: 'none', color: vars.color.text.tertiary, selectors: { [`${action}[data-disabled] &`]: { color: 'inherit' } } }),
);
