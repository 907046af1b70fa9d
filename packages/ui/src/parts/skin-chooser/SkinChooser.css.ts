import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { forcedColors, narrow } = base.media;

export const root = style(inLayer({ padding: '20px 28px 32px', overflowY: 'auto', '@media': { [narrow]: { padding: base.space[16] } } }));
export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${base.space[12]} ${base.space[24]}`,
    marginBlockEnd: base.space[12],
  }),
);
export const words = style(inLayer({ minInlineSize: 0 }));
export const title = style(inLayer({ ...typography('heading'), margin: 0, fontFamily: vars.font.display, color: vars.color.text.primary }));
export const description = style(inLayer({ ...typography('body'), color: vars.color.text.secondary }));

/** Five in a row at most, since there are fifteen. */
export const skins = style(
  inLayer({
    display: 'grid',
    gap: `18px ${base.space[16]}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 190px), calc(20% - 13px)), 1fr))',
  }),
);

export const skin = style(
  inLayer({
    ...typography('caption'),
    display: 'block',
    minInlineSize: 0,
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
    cursor: 'default',
    outline: 'none',
  }),
);

/** The edge of a sample: a line, that of the skin in use, or the ring of the keyboard. */
export const frame = style(
  inLayer({
    display: 'block',
    marginBlockEnd: base.space[6],
    overflow: 'hidden',
    borderRadius: '10px',
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
    transition: `box-shadow ${base.motion.instant} linear`,
    selectors: {
      [`${skin}[data-hovered] &`]: { boxShadow: `0 0 0 1px ${vars.color.border.strong}` },
      [`${skin}[data-selected] &`]: { boxShadow: `0 0 0 2px ${vars.color.accent.base}` },
      [`${skin}[data-focus-visible] &`]: { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '3px' },
    },
    '@media': {
      [forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { [`${skin}[data-selected] &`]: { borderColor: 'Highlight', boxShadow: 'none' } },
      },
    },
  }),
);

export const line = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[6], paddingInline: base.space[2] }));
export const name = style(
  inLayer({ ...typography('bodyStrong'), minInlineSize: 0, fontFamily: vars.font.display, color: 'inherit', overflowWrap: 'anywhere' }),
);
export const note = style(inLayer({ color: vars.color.text.tertiary, paddingInline: base.space[2] }));
export const inUse = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: base.space[4],
    marginInlineStart: 'auto',
    color: vars.color.accent.softText,
  }),
);
