import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

/** Number of visible lines before the text scrolls. The component sets it on itself. */
export const rowsVariable = '--jinshu-text-area-rows';

const line = `${base.type.body.fontSize} * ${base.type.body.lineHeight}`;

export const box = style(
  inLayer({
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: base.space[2],
    paddingBlock: base.space[4],
    // The scroll bar of a long text is at the edge of the box.
    paddingInlineEnd: base.space[4],
  }),
);

export const text = style(
  inLayer({
    flex: 'none',
    paddingBlock: base.space[2],
    paddingInlineEnd: base.space[6],
    resize: 'none',
    overflowWrap: 'anywhere',
    scrollbarWidth: 'thin',
  }),
);

/** Grows with what is written. Where a browser cannot do that, the field is as high as its rows and can be pulled. */
export const growing = style(
  inLayer({
    resize: 'vertical',
    '@supports': {
      '(field-sizing: content)': {
        fieldSizing: 'content',
        resize: 'none',
        maxBlockSize: `calc(${line} * var(${rowsVariable}) + ${base.space[4]})`,
      },
    },
  }),
);

export const foot = style(inLayer({ display: 'flex', justifyContent: 'flex-end', paddingInlineEnd: base.space[6] }));
