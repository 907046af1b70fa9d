import { globalKeyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { scrim } from '../dialog/Dialog.css.ts';

globalKeyframes('jinshu-toast-in', { from: { opacity: 0, transform: 'translateY(-8px)' } });
globalKeyframes('jinshu-toast-fade', { from: { opacity: 0 } });

/**
 * In the top bar, between the search and the tools, where toasts don't cover the buttons of a message, a list or a dialog. On phones an
 * open page uses the bar for its own buttons, so toasts are above the button that starts a message.
 */
export const region = style(
  inLayer({
    position: 'fixed',
    insetBlockStart: '7px',
    insetInline: base.space[16],
    zIndex: base.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space[8],
    pointerEvents: 'none',
    outline: 'none',
    '@media': {
      // No room between them: over the tools, which are needed more seldom.
      [base.media.tablet]: { insetInline: `368px ${base.space[16]}`, alignItems: 'flex-start' },
      '(min-width: 1024px) and (max-width: 1199px)': { insetInline: '524px 190px' },
      [base.media.wide]: { insetInline: '736px 300px' },
      [base.media.narrow]: {
        insetBlock: 'auto 144px',
        flexDirection: 'column-reverse',
        // On phones a dialog or drawer has its buttons at the bottom of the window, and its close button at the end of the header.
        selectors: { [`body:has(${scrim}) &`]: { insetBlock: `${base.space[16]} auto`, insetInline: '64px' } },
      },
    },
  }),
);

/** The two live regions leave no box of their own. */
export const live = style(inLayer({ display: 'contents' }));

export const toast = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    minBlockSize: '38px',
    maxInlineSize: 'min(560px, 100%)',
    paddingBlock: base.space[6],
    paddingInline: '14px',
    borderRadius: vars.radius.control,
    background: vars.color.tooltip.bg,
    color: vars.color.tooltip.text,
    boxShadow: vars.shadow.popover,
    pointerEvents: 'auto',
    animation: `jinshu-toast-in ${base.motion.base} ${base.motion.easeOut}`,
    '@media': {
      [base.media.reducedMotion]: { animation: `jinshu-toast-fade ${base.motion.instant} linear` },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const message = style(inLayer({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const button = style(
  inLayer({
    ...typography('body'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    minBlockSize: base.space[24],
    minInlineSize: base.space[24],
    paddingInline: base.space[4],
    borderRadius: vars.radius.control,
    color: 'inherit',
    outline: 'none',
    selectors: {
      // The ring of the page does not show on this ground.
      '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '-1px' },
    },
  }),
);

export const action = style(
  inLayer({
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
  }),
);
