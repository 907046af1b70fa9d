import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const card = style(
  inLayer({
    ...typography('body'),
    boxSizing: 'border-box',
    inlineSize: '404px',
    maxInlineSize: '100%',
    padding: '36px 36px 28px',
    borderRadius: `max(8px, ${vars.radius.dialog})`,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.dialog}`,
    '@media': {
      [base.media.narrow]: { padding: `${base.space[24]} ${base.space[20]}` },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const title = style(
  inLayer({
    fontFamily: vars.font.display,
    fontSize: '22px',
    lineHeight: 1.4545,
    fontWeight: base.type.heading.fontWeight,
    overflowWrap: 'anywhere',
  }),
);

export const subtitle = style(inLayer({ marginBlockStart: base.space[2], color: vars.color.text.secondary, overflowWrap: 'anywhere' }));

export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[12], marginBlockStart: '22px' }));

export const row = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${base.space[4]} ${base.space[16]}`,
  }),
);

export const submit = style(inLayer({ inlineSize: '100%' }));

export const suffix = style(
  inLayer({ flex: 'none', maxInlineSize: '50%', overflow: 'hidden', textOverflow: 'ellipsis', color: vars.color.text.tertiary }),
);

export const links = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginBlockStart: base.space[20],
    rowGap: base.space[8],
    listStyle: 'none',
  }),
);

export const link = style(
  inLayer({
    paddingInline: base.space[20],
    selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.border.default}` } },
  }),
);

/** Nothing to say takes no room, yet stays in the page: a live region that arrives with its text stays silent. */
export const error = style(inLayer({ selectors: { '&:empty': { marginBlockEnd: `calc(${base.space[12]} * -1)` } } }));
