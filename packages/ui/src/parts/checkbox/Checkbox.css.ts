import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { overBox } from '../../foundation/styles/overBox.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: base.space[24],
    minInlineSize: base.space[24],
    overflowWrap: 'break-word',
    color: vars.color.text.primary,
    selectors: { '&[data-disabled]': { color: vars.color.text.disabled } },
  }),
);

overBox(root);

/** Without words beside it the box sits in the middle of its target. */
export const alone = style(inLayer({ justifyContent: 'center' }));
overBox(alone, '100%');

export const box = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[16],
    blockSize: base.space[16],
    borderRadius: `min(${base.space[4]}, ${vars.radius.control})`,
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.border.strong}`,
    color: vars.color.accent.on,
    selectors: {
      [`${root}[data-hovered] &`]: { background: vars.color.surface.raisedHover },
      [`${root}[data-selected] &, ${root}[data-indeterminate] &`]: { background: vars.color.accent.base, boxShadow: 'none' },
      [`${root}[data-invalid] &`]: { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` },
      [`${root}[data-disabled] &`]: { opacity: 0.45 },
      [`${root}[data-focus-visible] &`]: { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          [`${root}[data-selected] &, ${root}[data-indeterminate] &`]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [`${root}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);
