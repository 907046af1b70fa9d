import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

/** Fills a bar below 520 pixels, where it has a line of its own. */
export const search = style(
  inLayer({
    flex: '1 1 200px',
    minInlineSize: '120px',
    maxInlineSize: 'clamp(200px, (520px - 100%) * 999, 100%)',
    paddingInlineStart: base.space[4],
  }),
);
