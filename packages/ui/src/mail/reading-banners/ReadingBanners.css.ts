import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const stack = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[6] }));

export const facts = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: `0 ${base.space[16]}` }));
export const event = style(inLayer({ fontWeight: base.type.bodyStrong.fontWeight }));

/** Shown instead of a password-protected message. */
export const locked = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space[12],
    padding: `${base.space[40]} ${base.space[16]}`,
    textAlign: 'center',
    color: vars.color.text.secondary,
  }),
);
export const lock = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
    borderRadius: '50%',
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const lockedTitle = style(
  inLayer({ ...typography('title'), margin: 0, fontFamily: vars.font.display, color: vars.color.text.primary }),
);
export const fields = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    textAlign: 'start',
  }),
);
export const field = style(inLayer({ inlineSize: '200px' }));

/** Nothing for the eye: it only holds the answers together. */
export const answers = style(inLayer({ display: 'contents' }));
