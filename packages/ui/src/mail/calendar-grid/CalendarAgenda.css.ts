import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: vars.color.text.primary,
    background: vars.color.surface.panel,
  }),
);

export const day = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '148px minmax(0, 1fr)',
    borderBlockEnd: hairline,
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const title = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    gap: `0 ${base.space[8]}`,
    margin: 0,
    padding: `13px ${base.space[16]}`,
    color: vars.color.text.secondary,
    selectors: { '&[data-today]': { color: vars.color.accent.softText, fontWeight: 600 } },
    '@media': { [base.media.narrow]: { paddingBlockEnd: 0 } },
  }),
);

export const note = style(inLayer({ ...typography('caption'), color: vars.color.text.tertiary, fontWeight: 400 }));

export const list = style(inLayer({ margin: 0, padding: base.space[4], listStyle: 'none', minInlineSize: 0 }));

export const event = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[12],
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.density.row,
    paddingInline: base.space[12],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
  }),
);

export const time = style(inLayer({ flex: 'none', minInlineSize: '112px', color: vars.color.text.secondary }));

export const words = style(inLayer({ ...oneLine, fontWeight: 600 }));

export const place = style(inLayer({ ...oneLine, flex: '0 2 auto', color: vars.color.text.tertiary }));

export const tentative = style(
  inLayer({ ...typography('caption'), flex: 'none', marginInlineStart: 'auto', color: vars.color.status.warning.text }),
);
