import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const picker = style(
  inLayer({ display: 'flex', flexDirection: 'column', inlineSize: 'min(264px, 100vw - 32px)', maxBlockSize: 'min(420px, 70dvh)' }),
);
export const field = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    margin: base.space[8],
    paddingInline: base.space[8],
    blockSize: vars.density.control,
    borderRadius: vars.radius.control,
    background: vars.color.surface.panel,
    boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.border.strong}`,
    color: vars.color.text.tertiary,
    selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-1px' } },
    '@media': { [base.media.touch]: { blockSize: '44px' }, [base.media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
);
export const input = style(
  inLayer({
    ...typography('body'),
    flex: 1,
    minInlineSize: 0,
    border: 0,
    padding: 0,
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    outline: 'none',
    // The drawing of the browser would be a second one.
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::placeholder': { color: vars.color.text.tertiary, opacity: 1 },
    },
  }),
);
export const list = style(inLayer({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', paddingInline: base.space[4], outline: 'none' }));
export const none = style(
  inLayer({ ...typography('body'), padding: base.space[12], color: vars.color.text.tertiary, textAlign: 'center' }),
);
export const foot = style(
  inLayer({
    flex: 'none',
    marginBlockStart: base.space[4],
    padding: base.space[4],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
