import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { gutter } from '../template-pane/TemplatePane.css.ts';

export const defaults = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: base.space[16],
    flex: 'none',
    paddingBlock: base.space[12],
    marginInline: gutter,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
/** Defaults of individual addresses. */
export const identities = style(
  inLayer({
    display: 'grid',
    gap: base.space[8],
    flex: 'none',
    margin: `0 ${gutter}`,
    minInlineSize: 0,
    padding: `${base.space[12]} 0`,
    border: 0,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const legend = style(inLayer({ ...typography('caption'), padding: 0, color: vars.color.text.secondary }));
export const identity = style(inLayer({ display: 'grid', gap: base.space[8], margin: 0, minInlineSize: 0, padding: 0, border: 0 }));
export const choices = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[16], paddingInlineStart: base.space[24] }));
export const field = style(inLayer({ flex: '1 1 180px', minInlineSize: 0 }));

/** Badge that shows where a signature is inserted automatically. */
export const badge = style(inLayer({ ...typography('caption'), color: vars.color.text.tertiary }));
