import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

/** Takes about as much room as the actions need, and leaves the rest to the path. What has no room is in the menu at their end. */
export const actions = style(inLayer({ flex: '0 1 auto', minInlineSize: '44px' }));

/** Fills a bar below 520 pixels, where it has a line of its own. */
export const search = style(
  inLayer({
    flex: '1 1 200px',
    minInlineSize: '120px',
    maxInlineSize: 'clamp(200px, (520px - 100%) * 999, 100%)',
    paddingInlineStart: base.space[4],
  }),
);
