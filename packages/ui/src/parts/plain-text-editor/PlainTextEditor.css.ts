import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { bar: '40px', text: '180px' };

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, background: vars.color.surface.panel }));

export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    flex: 'none',
    minBlockSize: measure.bar,
    paddingInline: '18px',
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    // Where the tools of a rich letter are, which takes its place.
    '@media': {
      [base.media.narrow]: {
        order: 1,
        position: 'sticky',
        insetBlockEnd: 0,
        paddingInline: base.space[8],
        background: vars.color.surface.panel,
        borderBlock: `${vars.border.width} solid ${vars.color.border.subtle}`,
        borderBlockEnd: 0,
      },
    },
  }),
);

export const error = style(
  inLayer({ ...typography('caption'), margin: 0, padding: `${base.space[4]} ${base.space[24]}`, color: vars.color.status.danger.text }),
);

export const text = style(
  inLayer({
    ...typography('read'),
    flex: '1 0 auto',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: measure.text,
    padding: `14px ${base.space[24]}`,
    border: 'none',
    outline: 'none',
    resize: 'none',
    fieldSizing: 'content',
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    selectors: {
      '&::placeholder': { color: vars.color.text.tertiary, opacity: 1 },
      '&:focus-visible': { boxShadow: `inset 0 2px 0 ${vars.color.focus.ring}` },
    },
    '@media': {
      [base.media.narrow]: { padding: `${base.space[12]} ${base.space[16]}`, fontSize: base.type.title.fontSize, lineHeight: 1.75 },
    },
  }),
);
