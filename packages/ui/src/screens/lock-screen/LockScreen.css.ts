import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { bg, text } = vars.color.rail;

const isDark = 'clamp(0, (0.6 - l) * 10, 1)';
/** Darkened rail color. A light rail keeps its color because its text is dark. */
const night = `oklch(from ${bg} calc(l * (1 - 0.45 * ${isDark})) calc(c * (1 - 0.5 * ${isDark})) h)`;

/** Covers the whole page, so that no content of the mailbox is visible. The image of the skin is only a blurred background. */
export const overlay = style(
  inLayer({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height, 100vh)',
    zIndex: base.layer.toast + 10,
    overflow: 'auto',
    isolation: 'isolate',
    background: [bg, night],
    color: text,
    fontFamily: base.font.ui,
    selectors: {
      '&::before': {
        content: '',
        position: 'fixed',
        inset: '-80px',
        zIndex: -1,
        background: `linear-gradient(color-mix(in oklch, ${night} 74%, transparent), color-mix(in oklch, ${night} 88%, transparent)), ${vars.art.login} left center / cover no-repeat`,
        filter: 'blur(40px)',
      },
    },
    '@media': {
      [base.media.forcedColors]: { background: 'Canvas', color: 'CanvasText', selectors: { '&::before': { display: 'none' } } },
    },
  }),
);
export const modal = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '100%',
    boxSizing: 'border-box',
    padding: base.space[24],
    outline: 'none',
  }),
);
export const dialog = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    inlineSize: '320px',
    maxInlineSize: '100%',
    outline: 'none',
    textAlign: 'center',
  }),
);

export const time = style(
  inLayer({
    ...tabular,
    fontSize: '68px',
    lineHeight: '80px',
    '@media': { '(max-height: 520px)': { display: 'none' } },
  }),
);
/** With morning or afternoon beside it, which a narrow phone has to have room for. */
export const longTime = style([time, inLayer({ fontSize: 'min(68px, 16vw)' })]);
export const date = style(
  inLayer({ marginBlockEnd: base.space[40], '@media': { '(max-height: 520px)': { marginBlockEnd: base.space[16] } } }),
);
export const face = style(inLayer({ scale: '1.333', margin: base.space[8] }));
export const title = style(
  inLayer({
    margin: `${base.space[12]} 0 ${base.space[2]}`,
    fontFamily: vars.font.display,
    fontSize: '18px',
    lineHeight: '28px',
    fontWeight: 600,
  }),
);
export const hint = style(inLayer({ margin: `0 0 ${base.space[20]}`, overflowWrap: 'anywhere', maxInlineSize: '100%' }));
export const form = style(
  inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space[8], inlineSize: '100%', textAlign: 'start' }),
);
export const field = style(inLayer({ flex: '1 1 auto' }));
export const submit = style(inLayer({ inlineSize: '48px', paddingInline: 0 }));

/** Errors have their own background because the page isn't designed as a background for error colors. */
export const error = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginBlockStart: base.space[8],
    padding: `${base.space[6]} ${base.space[12]}`,
    borderRadius: vars.radius.control,
    background: vars.color.status.danger.soft,
    color: vars.color.status.danger.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // It stays in the page: a live region that arrives with its text is not read out.
    selectors: { '&:empty': { marginBlockStart: 0, padding: 0 } },
  }),
);
export const note = style(inLayer({ ...typography('caption'), marginBlockStart: base.space[16] }));
export const away = style(
  inLayer({
    ...typography('body'),
    minBlockSize: base.space[24],
    marginBlockStart: base.space[12],
    paddingInline: base.space[8],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    outline: 'none',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.rail.ring}`, outlineOffset: '2px' } },
  }),
);
