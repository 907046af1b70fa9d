import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const list = style(inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', outline: 'none' }));
export const row = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '44px',
    padding: `${base.space[6]} ${base.space[8]}`,
    borderBlockEnd: rule,
    borderInlineStart: '3px solid transparent',
    outline: 'none',
    cursor: 'default',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-current]': { background: vars.color.accent.soft, borderInlineStartColor: vars.color.accent.base },
      '&[data-dragging]': { opacity: 0.6 },
    },
  }),
);
export const handle = style(
  inLayer({
    display: 'flex',
    flex: 'none',
    padding: base.space[4],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.secondary,
    cursor: 'grab',
    outline: 'none',
    selectors: { ...focusRing, [`${row}[data-current] &`]: { color: vars.color.accent.softText } },
  }),
);
export const place = style(inLayer({ ...tabular, flex: 'none', minInlineSize: base.space[20], color: vars.color.text.secondary }));
export const picture = style(
  inLayer({ flex: 'none', inlineSize: '72px', blockSize: '40px', objectFit: 'cover', borderRadius: vars.radius.control }),
);
export const texts = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));
export const name = style(
  inLayer({ ...oneLine, fontWeight: 600, selectors: { [`${row}[data-off] &`]: { fontWeight: 400, color: vars.color.text.secondary } } }),
);
export const about = style(inLayer({ ...oneLine, ...typography('caption'), color: vars.color.text.secondary }));
export const note = style(inLayer({ ...typography('caption'), flex: 'none', color: vars.color.text.secondary }));
/** On the row of the current item, gray words have too little contrast in some skins. */
export const onCurrent = style(inLayer({ selectors: { [`${row}[data-current] &`]: { color: vars.color.accent.softText } } }));
