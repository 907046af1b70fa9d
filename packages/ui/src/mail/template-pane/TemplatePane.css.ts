import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { preview: '240px' };

/** Space beside the list. */
export const gutter = createVar();

export const root = style(
  inLayer({
    vars: { [gutter]: base.space[12] },
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    selectors: {
      // As on the other pages of the settings.
      '&[data-page]': {
        vars: { [gutter]: base.space[40] },
        boxSizing: 'border-box',
        inlineSize: '100%',
        maxInlineSize: '900px',
        paddingBlock: '14px',
      },
    },
    '@media': {
      [base.media.medium]: { selectors: { '&[data-page]': { vars: { [gutter]: base.space[24] } } } },
      [base.media.narrow]: { selectors: { '&[data-page]': { vars: { [gutter]: base.space[16] } } } },
    },
  }),
);
export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    padding: `${base.space[8]} ${gutter} 0`,
  }),
);
export const title = style(
  inLayer({
    ...typography('heading'),
    margin: 0,
    minInlineSize: 0,
    fontFamily: vars.font.display,
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
  }),
);
export const add = style(inLayer({ marginInlineStart: 'auto' }));
export const list = style(inLayer({ flex: 1, minBlockSize: 0, overflowY: 'auto', padding: `${base.space[4]} ${gutter}` }));

export const letter = style(inLayer({ display: 'grid', gap: base.space[8] }));
export const preview = style(
  inLayer({
    ...typography('body'),
    maxBlockSize: measure.preview,
    overflow: 'auto',
    padding: base.space[12],
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[4] }));
export const message = style(
  inLayer({ ...typography('body'), margin: 0, padding: base.space[24], color: vars.color.text.secondary, textAlign: 'center' }),
);
