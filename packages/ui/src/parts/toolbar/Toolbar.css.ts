import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { components } from '../../foundation/theme/layers.css.ts';

/** Container query on the bar's own width, not the window's: labels return when the sidebar is folded. */
export const frame = style(inLayer({ containerType: 'inline-size', flex: 'none' }));

export const toolbar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[2],
    boxSizing: 'border-box',
    minBlockSize: '46px',
    paddingInline: base.space[8],
    // What has no room is reached by a swipe, and the arrow keys bring it into view.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);

export const bare = style(inLayer({ minBlockSize: 0, paddingInline: 0, border: 0 }));

export const group = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[2], minInlineSize: 0 }));

export const separator = style(
  inLayer({
    alignSelf: 'center',
    flex: 'none',
    inlineSize: '1px',
    blockSize: '18px',
    marginInline: base.space[6],
    border: 0,
    background: vars.color.border.default,
    '@container': { '(max-width: 900px)': { marginInline: '3px' } },
    '@media': { [base.media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const spacer = style(inLayer({ flex: '1 1 auto' }));

export const early = style({});
export const middle = style({});
export const late = style({});
export const always = style({});

// Out of sight, yet still the name of the button.
const dropped = { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' } as const;

// On phones each is as large as a thumb, and what shows that it opens a menu gives its place up.
globalStyle(`${toolbar} button`, inLayer({ '@media': { [base.media.narrow]: { minInlineSize: '44px', minBlockSize: '44px' } } }));
globalStyle(
  `${toolbar} :is(${early}, ${middle}, ${late}) > svg:last-child:not(:first-child)`,
  inLayer({ '@media': { [base.media.narrow]: { display: 'none' } } }),
);

// Nor have they room in a toolbar as narrow as a list beside a message.
globalStyle(
  `${toolbar} :is(${early}, ${middle}, ${late}, ${always}) > svg:last-child:not(:first-child)`,
  inLayer({ '@container': { '(max-width: 520px)': { display: 'none' } } }),
);

globalStyle(`${early} > span`, { '@layer': { [components]: { '@container': { '(max-width: 900px)': dropped } } } });
globalStyle(`${middle} > span`, { '@layer': { [components]: { '@container': { '(max-width: 840px)': dropped } } } });
globalStyle(`${late} > span`, { '@layer': { [components]: { '@container': { '(max-width: 780px)': dropped } } } });
globalStyle(`${always} > span`, { '@layer': { [components]: dropped } });
