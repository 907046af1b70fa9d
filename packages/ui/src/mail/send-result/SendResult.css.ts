import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { column: '520px', mark: '48px' };

export const root = style(
  inLayer({
    ...typography('body'),
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    padding: `${base.space[56]} ${base.space[24]} ${base.space[40]}`,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
    '@media': { [base.media.narrow]: { padding: `${base.space[32]} ${base.space[16]}` } },
  }),
);

export const column = style(
  inLayer({ display: 'flex', flexDirection: 'column', alignItems: 'center', maxInlineSize: measure.column, marginInline: 'auto' }),
);

export const mark = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: measure.mark,
    blockSize: measure.mark,
    borderRadius: '50%',
    background: vars.color.status.success.soft,
    color: vars.color.status.success.text,
    selectors: {
      '&[data-kind="scheduled"]': { background: vars.color.status.info.soft, color: vars.color.status.info.text },
      '&[data-kind="review"]': { background: vars.color.status.warning.soft, color: vars.color.status.warning.text },
      '&[data-kind="rejected"]': { background: vars.color.status.danger.soft, color: vars.color.status.danger.text },
    },
  }),
);

export const title = style(
  inLayer({
    ...typography('heading'),
    margin: `${base.space[16]} 0 0`,
    fontFamily: vars.font.display,
    textAlign: 'center',
    textWrap: 'balance',
    outline: 'none',
  }),
);

export const description = style(
  inLayer({
    margin: `${base.space[4]} 0 0`,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.text.secondary,
  }),
);

export const actions = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: base.space[8], marginBlockStart: base.space[20] }),
);

export const failed = style(
  inLayer({
    alignSelf: 'stretch',
    marginBlockStart: base.space[24],
    padding: `${base.space[8]} ${base.space[12]}`,
    borderRadius: vars.radius.control,
    background: vars.color.status.danger.soft,
  }),
);
export const failedTitle = style(
  inLayer({
    ...typography('bodyStrong'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    margin: 0,
    color: vars.color.status.danger.text,
  }),
);
export const failedList = style(inLayer({ margin: `${base.space[4]} 0 0`, paddingInlineStart: base.space[20], overflowWrap: 'anywhere' }));
export const failedAddress = style(inLayer({ color: vars.color.status.danger.text, marginInlineEnd: base.space[8] }));

export const status = style(
  inLayer({
    alignSelf: 'stretch',
    marginBlockStart: base.space[32],
    padding: base.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.surface.sunken,
  }),
);
