import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

/** Width of a list beside a message, in which all buttons are in view only if they stand close. */
const tight = '(max-width: 400px)';

export const bar = style(inLayer({ '@container': { [tight]: { gap: 0, paddingInline: base.space[4] } } }));

globalStyle(`${bar} button`, inLayer({ '@container': { [tight]: { paddingInline: base.space[4] } } }));
globalStyle(
  `${bar} :is([role="separator"], button > svg:last-child:not(:first-child))`,
  inLayer({ '@container': { [tight]: { display: 'none' } } }),
);
