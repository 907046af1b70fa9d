import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const steps = style(inLayer({ flex: 'none', whiteSpace: 'nowrap' }));
export const body = style(
  inLayer({
    display: 'flex',
    flex: 1,
    minBlockSize: 0,
    '@media': { [base.media.narrow]: { flexDirection: 'column', overflowY: 'auto' } },
  }),
);
export const main = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    '@media': { [base.media.narrow]: { flex: '1 0 420px' } },
  }),
);
export const aside = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[12],
    flex: '0 0 300px',
    padding: base.space[16],
    overflowY: 'auto',
    borderInlineStart: hairline,
    background: vars.color.surface.sunken,
    '@media': { [base.media.narrow]: { order: -1, flex: 'none', overflowY: 'visible', borderInlineStart: 0, borderBlockEnd: hairline } },
  }),
);
export const foot = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '54px',
    padding: `${base.space[8]} ${base.space[16]}`,
    borderBlockStart: hairline,
  }),
);
export const sheet = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[16],
    inlineSize: '100%',
    maxInlineSize: '640px',
    padding: base.space[20],
  }),
);
export const card = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    padding: base.space[16],
    border: hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.panel,
  }),
);
export const cardTitle = style(inLayer({ ...typography('bodyStrong'), margin: 0 }));
export const bar = style(
  inLayer({
    display: 'flex',
    gap: '1px',
    blockSize: base.space[8],
    borderRadius: vars.radius.chip,
    overflow: 'hidden',
    background: vars.color.border.subtle,
  }),
);
export const segment = {
  neutral: style(inLayer({ background: vars.color.border.strong })),
  info: style(inLayer({ background: vars.color.status.info.solid })),
  success: style(inLayer({ background: vars.color.status.success.solid })),
  warning: style(inLayer({ background: vars.color.status.warning.solid })),
  danger: style(inLayer({ background: vars.color.status.danger.solid })),
};
export const counts = style(inLayer({ display: 'grid', gap: base.space[4], margin: 0 }));
export const count = style(inLayer({ display: 'grid', gridTemplateColumns: '48px 1fr', gap: base.space[8], alignItems: 'baseline' }));
export const number = style(inLayer({ ...tabular, ...typography('bodyStrong'), margin: 0, textAlign: 'end', order: -1 }));
export const faulty = style(
  inLayer({
    display: 'inline-block',
    maxInlineSize: '100%',
    paddingInline: base.space[4],
    border: `1px solid ${vars.color.status.danger.text}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    minInlineSize: base.space[24],
    minBlockSize: base.space[20],
    verticalAlign: 'middle',
  }),
);
