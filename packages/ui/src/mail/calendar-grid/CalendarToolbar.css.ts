import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[4],
    minBlockSize: '52px',
    boxSizing: 'border-box',
    paddingBlock: base.space[8],
    paddingInline: base.space[16],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.panel,
  }),
);

export const title = style(
  inLayer({
    ...typography('title'),
    ...tabular,
    ...oneLine,
    fontFamily: vars.font.display,
    fontSize: '18px',
    lineHeight: '26px',
    margin: 0,
    marginInlineEnd: base.space[12],
    color: vars.color.text.primary,
    // On a phone the steps stay beside what they lead on from.
    '@media': {
      [base.media.narrow]: {
        flex: '1 1 96px',
        minInlineSize: 0,
        marginInlineEnd: 0,
        fontSize: base.type.body.fontSize,
        whiteSpace: 'normal',
      },
    },
  }),
);

export const end = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[4],
    marginInlineStart: 'auto',
    '@media': { [base.media.narrow]: { flex: '1 1 100%', marginInlineStart: 0 } },
  }),
);

/** More buttons. In a narrow window only their icons show; the labels remain as accessible names. */
export const more = style(
  inLayer({ display: 'flex', gap: base.space[4], '@media': { [base.media.narrow]: { marginInlineStart: 'auto' } } }),
);
globalStyle(
  `${more} button > span`,
  inLayer({
    '@media': {
      '(max-width: 1199px)': { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
