import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Stored color, which the chip sets as a variable. */
export const tagVariable = '--jinshu-tag-colour';
const tagColour = `var(${tagVariable})`;

export const chip = style(
  inLayer({
    ...typography('caption'),
    lineHeight: base.space[20],
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[4],
    flex: 'none',
    boxSizing: 'border-box',
    minInlineSize: 0,
    maxInlineSize: '118px',
    blockSize: base.space[20],
    paddingInline: base.space[8],
    borderRadius: vars.radius.chip,
    // Fallback if relative colors aren't supported: the tag shows its color as a border and its name as plain text.
    background: vars.color.surface.sunken,
    color: vars.color.text.primary,
    borderInlineStart: `3px solid ${tagColour}`,
    '@supports': {
      '(color: oklch(from red l c h))': {
        border: 0,
        // The hue is the user's and the lightness is the skin's, so every color is readable in every skin.
        background: `oklch(from ${tagColour} ${vars.tag.bgL} min(c, ${vars.tag.bgC}) h)`,
        color: `oklch(from ${tagColour} ${vars.tag.fgL} min(c, ${vars.tag.fgC}) h)`,
        // Shows in the skin whose edges are two pixels wide, and nowhere else.
        boxShadow: `inset 0 0 0 calc(${vars.border.width} - 1px) currentColor`,
        // Said here again: what a browser supports is written after what the reader asks for.
        '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
      },
    },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const removable = style(inLayer({ paddingInlineEnd: base.space[2] }));

export const name = style(inLayer({ ...oneLine }));

export const remove = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[16],
    blockSize: base.space[16],
    borderRadius: vars.radius.chip,
    color: 'inherit',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      // The drawn button is 16, its target 24.
      '&::after': { content: '', position: 'absolute', inset: '-4px' },
      '&[data-hovered]': { background: 'color-mix(in oklch, currentColor 18%, transparent)' },
    },
  }),
);
