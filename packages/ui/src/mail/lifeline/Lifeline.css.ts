import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { accent, border, status, text } = vars.color;

/** A line that is too long wraps. */
export const root = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: base.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: text.secondary,
  }),
);

export const step = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[4],
    minInlineSize: 0,
    selectors: {
      '&[data-state="ahead"]': { color: text.tertiary },
      '&[data-state="now"]': { color: text.primary, fontWeight: 600 },
      '&[data-tone="danger"]': { color: status.danger.text },
      // The way from the station before, as long as it has been gone.
      '&:not(:first-child)::before': {
        content: '',
        flex: 'none',
        inlineSize: base.space[16],
        blockSize: '2px',
        marginInline: base.space[6],
        borderRadius: '1px',
        background: accent.base,
        '@media': { [base.media.forcedColors]: { background: 'CanvasText' } },
      },
      '&[data-state="ahead"]:not(:first-child)::before': {
        background: border.default,
        '@media': { [base.media.forcedColors]: { background: 'GrayText' } },
      },
    },
  }),
);

export const mark = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: base.space[8],
    blockSize: base.space[8],
    borderRadius: '50%',
    background: accent.base,
    selectors: {
      [`${step}[data-state="ahead"] > &`]: { background: 'none', boxShadow: `inset 0 0 0 1px ${border.strong}` },
      [`${step}[data-tone="warning"]:not([data-state="ahead"]) > &`]: { background: status.warning.solid },
      [`${step}[data-state="now"] > &`]: { outline: `2px solid ${accent.soft}`, outlineOffset: 0 },
      [`${step}[data-tone="danger"] > &`]: { inlineSize: base.space[16], blockSize: base.space[16], background: 'none', boxShadow: 'none' },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { [`${step}[data-state="now"] > &`]: { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const label = style(inLayer({ overflowWrap: 'anywhere' }));

export const count = style(inLayer({ fontWeight: 600 }));
