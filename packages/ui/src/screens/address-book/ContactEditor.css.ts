import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;
const room = '(min-width: 900px)';
const measure = { nav: '156px', form: '612px', aside: '260px' };

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    color: vars.color.text.primary,
    containerType: 'inline-size',
  }),
);
export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '50px',
    paddingInline: base.space[16],
    borderBlockEnd: rule,
  }),
);
export const title = style(inLayer({ ...typography('title'), margin: 0, flex: 'none' }));
export const note = style(inLayer({ ...oneLine, color: vars.color.text.secondary }));
export const headEnd = style(inLayer({ marginInlineStart: 'auto', flex: 'none' }));
export const body = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: base.space[24],
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    padding: base.space[20],
    scrollBehavior: 'smooth',
    '@container': {
      [room]: { gridTemplateColumns: `${measure.nav} minmax(0, ${measure.form}) minmax(0, ${measure.aside})`, gap: base.space[32] },
    },
    '@media': { [base.media.reducedMotion]: { scrollBehavior: 'auto' } },
  }),
);
export const sections = style(
  inLayer({
    display: 'none',
    flexDirection: 'column',
    gap: base.space[2],
    position: 'sticky',
    insetBlockStart: 0,
    alignSelf: 'start',
    '@container': { [room]: { display: 'flex' } },
  }),
);
export const section = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: base.space[32],
    paddingInline: base.space[12],
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.secondary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-invalid]': { color: vars.color.status.danger.text },
    },
  }),
);
export const sectionNote = style(
  inLayer({ ...typography('caption'), margin: `${base.space[8]} ${base.space[12]}`, color: vars.color.text.tertiary }),
);
export const middle = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }));
export const aside = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[12], alignSelf: 'start', minInlineSize: 0 }),
);
export const box = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    padding: base.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.surface.sunken,
  }),
);
export const boxTitle = style(
  inLayer({ ...typography('bodyStrong'), display: 'flex', alignItems: 'center', gap: base.space[8], margin: 0 }),
);
export const boxText = style(inLayer({ margin: 0, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const boxActions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[8] }));
export const preview = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], minInlineSize: 0 }));
export const previewTexts = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const foot = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    padding: `${base.space[12]} ${base.space[20]}`,
    borderBlockStart: rule,
    '@container': { [room]: { paddingInlineStart: `calc(${base.space[20]} + ${measure.nav} + ${base.space[32]})` } },
  }),
);
export const fault = style(inLayer({ ...typography('caption'), color: vars.color.status.danger.text }));
