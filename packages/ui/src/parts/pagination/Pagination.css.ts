import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    display: 'flex',
    // In a narrow list the pages go below the numbers, not out of sight.
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: base.space[2],
    flex: 'none',
    maxInlineSize: '100%',
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
  }),
);

/** The way to the other pages stays in one line. */
export const steps = style(inLayer({ display: 'inline-flex', alignItems: 'center', gap: base.space[2], flex: 'none' }));

export const range = style(inLayer({ paddingInline: base.space[4] }));

export const jump = style(
  inLayer({ position: 'relative', display: 'inline-flex', minInlineSize: base.space[56], justifyContent: 'center' }),
);

export const jumpField = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    position: 'absolute',
    inset: 0,
    boxSizing: 'border-box',
    inlineSize: '100%',
    paddingInline: base.space[6],
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    textAlign: 'center',
    outline: `2px solid ${vars.color.focus.ring}`,
    outlineOffset: '-2px',
  }),
);
