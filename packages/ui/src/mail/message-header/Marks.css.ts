import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { header, tight } from './MessageHeader.css.ts';

export const marks = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[6],
    marginBlockStart: base.space[8],
    selectors: {
      [`${header}:not([data-open]) &`]: {
        '@container': { [tight]: { flexWrap: 'nowrap', overflow: 'hidden', marginBlockStart: base.space[4] } },
      },
    },
  }),
);

const mark = {
  ...typography('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space[4],
  fontWeight: 600,
  color: vars.color.status.warning.text,
} as const;

export const urgent = style(
  inLayer({
    ...mark,
    selectors: { '&::before': { content: '', inlineSize: '6px', blockSize: '6px', borderRadius: '50%', background: 'currentColor' } },
  }),
);

export const burn = style(inLayer({ ...mark, color: vars.color.status.danger.text }));
