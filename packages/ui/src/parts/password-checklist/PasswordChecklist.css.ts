import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { border, status, text } = vars.color;

export const root = style(inLayer({ display: 'grid', gap: base.space[6], minInlineSize: 0 }));

export const rules = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
    columnGap: base.space[12],
    rowGap: base.space[2],
  }),
);

export const rule = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    gap: base.space[6],
    color: text.secondary,
    overflowWrap: 'anywhere',
    selectors: { '&[data-met]': { color: status.success.text } },
  }),
);

export const mark = style(inLayer({ display: 'grid', placeItems: 'center', flex: 'none', blockSize: '18px' }));

export const ring = style(
  inLayer({
    inlineSize: '13px',
    blockSize: '13px',
    marginInline: '1.5px',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${border.strong}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const strength = style(
  inLayer({ ...typography('caption'), display: 'flex', alignItems: 'center', gap: base.space[8], color: text.secondary }),
);

export const steps = style(inLayer({ display: 'flex', flex: '1 1 auto', gap: base.space[4], maxInlineSize: '220px' }));

/** Same width for all labels, so that the bar keeps its length while the user types. */
export const strengthWord = style(inLayer({ flex: 'none', minInlineSize: '3.5em' }));

const step = inLayer({
  flex: 1,
  blockSize: base.space[4],
  borderRadius: base.space[2],
  background: border.default,
  transition: `background-color ${base.motion.base} linear`,
  '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
});

const filled = (colour: string) => [
  step,
  inLayer({ background: colour, '@media': { [base.media.forcedColors]: { background: 'Highlight' } } }),
];

/** A step, and what it is filled with at each strength. */
export const level = styleVariants({
  none: [step],
  weak: filled(status.danger.solid),
  fair: filled(status.warning.solid),
  strong: filled(status.success.solid),
});
