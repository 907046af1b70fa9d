import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const form = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }),
);
export const line = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: base.space[12] }));
export const wide = style(inLayer({ flex: '1 1 220px', minInlineSize: 0 }));
export const narrow = style(inLayer({ flex: '0 0 112px', minInlineSize: 0 }));
export const status = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.text.tertiary,
    selectors: {
      '&[data-tone="danger"]': { color: vars.color.status.danger.text },
      '&[data-tone="success"]': { color: vars.color.status.success.text },
      // Nothing to say takes no room, yet stays in the page: a live region that arrives with its text is not read out.
      '&:empty': { marginBlockStart: `calc(${base.space[16]} * -1)` },
    },
  }),
);
/** A mailbox may have thousands of folders. */
export const folders = style(
  inLayer({ maxBlockSize: '220px', overflow: 'auto', padding: base.space[4], margin: `calc(${base.space[4]} * -1)` }),
);
