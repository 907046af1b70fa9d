import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

/** Paper has no skin: fixed colors for page and ink. */
export const sheet = style(
  inLayer({
    colorScheme: 'light',
    boxSizing: 'border-box',
    minBlockSize: '100dvh',
    padding: '18mm',
    background: 'Canvas',
    color: 'CanvasText',
    fontSize: '10.5pt',
    lineHeight: 1.6,
    '@media': { print: { minBlockSize: 0, padding: 0, background: 'none' } },
  }),
);

export const subject = style(inLayer({ margin: `0 0 ${base.space[12]}`, fontSize: '14pt', fontWeight: 700, overflowWrap: 'anywhere' }));

export const head = style(
  inLayer({
    inlineSize: '100%',
    marginBlockEnd: base.space[16],
    paddingBlockEnd: base.space[12],
    borderBlockEnd: '0.5pt solid',
    borderSpacing: 0,
  }),
);
globalStyle(
  `${head} th`,
  inLayer({ inlineSize: '120px', paddingBlock: base.space[2], textAlign: 'start', verticalAlign: 'top', fontWeight: 400 }),
);
globalStyle(`${head} td`, inLayer({ paddingBlock: base.space[2], verticalAlign: 'top', overflowWrap: 'anywhere' }));

export const tag = style(
  inLayer({
    display: 'inline-block',
    marginInlineEnd: base.space[6],
    paddingInline: base.space[6],
    border: '0.5pt solid',
    borderRadius: '3pt',
  }),
);

/** Content that a message positions over other elements stays within the body. */
export const body = style(inLayer({ position: 'relative', contain: 'layout paint', overflow: 'clip' }));
