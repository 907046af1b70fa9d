import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { medium, narrow } = base.media;
const itemWidth = createVar();
const itemHeight = createVar();

export const nav = style(
  inLayer({
    vars: { [itemWidth]: '56px', [itemHeight]: '50px' },
    blockSize: '100%',
    overflowY: 'auto',
    scrollbarWidth: 'none',
    background: vars.color.rail.bg,
    color: vars.color.rail.muted,
    borderInlineEnd: `${vars.shape.chromeEdge} solid ${vars.color.rail.border}`,
    '@media': {
      [medium]: { vars: { [itemWidth]: '48px', [itemHeight]: '46px' } },
      [narrow]: {
        vars: { [itemWidth]: '64px', [itemHeight]: '48px' },
        blockSize: '60px',
        background: vars.color.surface.raised,
        color: vars.color.text.tertiary,
        border: 'none',
        borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
        overflow: 'hidden',
      },
      [base.media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' },
    },
  }),
);

export const column = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space[2],
    minBlockSize: '100%',
    paddingBlock: '10px',
    '@media': { [narrow]: { flexDirection: 'row', justifyContent: 'space-around', minBlockSize: 0, blockSize: '100%', padding: 0 } },
  }),
);

export const account = style(inLayer({ marginBlock: `${base.space[6]} 10px`, '@media': { [narrow]: { display: 'none' } } }));

export const accountButton = style(
  inLayer({
    display: 'grid',
    borderRadius: '50%',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.rail.ring}`, outlineOffset: '2px' },
      '&[data-hovered]': { boxShadow: `0 0 0 3px ${vars.color.rail.hover}` },
      '&[aria-expanded="true"]': { boxShadow: `0 0 0 3px ${vars.color.rail.active}` },
    },
  }),
);

export const tabs = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    gap: base.space[2],
    '@media': { [narrow]: { flexDirection: 'row', flex: '4 1 0', justifyContent: 'space-around', gap: 0 } },
  }),
);

export const item = style(
  inLayer({
    ...typography('micro'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: base.space[2],
    inlineSize: itemWidth,
    blockSize: itemHeight,
    borderRadius: vars.radius.card,
    color: 'inherit',
    cursor: 'default',
    textDecoration: 'none',
    outline: 'none',
    transition: `background-color ${base.motion.instant} linear`,
    selectors: {
      '&:hover': { background: vars.color.rail.hover, color: vars.color.rail.text },
      '&:focus-visible': { outline: `2px solid ${vars.color.rail.ring}`, outlineOffset: '-2px' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.rail.ring}`, outlineOffset: '-2px' },
      '&[aria-selected="true"], &[aria-current="page"]': {
        background: vars.color.rail.active,
        color: vars.color.rail.activeText,
        fontWeight: base.type.bodyStrong.fontWeight,
        // The ground of the chosen item may be as light as the ring of the rail.
        outlineColor: vars.color.rail.activeText,
      },
    },
    '@media': {
      [narrow]: {
        selectors: {
          '&:hover': { background: 'none', color: vars.color.text.primary },
          '&:focus-visible': { outlineColor: vars.color.focus.ring },
          '&[aria-selected="true"], &[aria-current="page"]': { background: 'none', color: vars.color.accent.softText },
        },
      },
      [base.media.forcedColors]: {
        selectors: { '&[aria-selected="true"], &[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

/** Long words of other languages are cut; the accessible name has them whole. */
export const words = style(
  inLayer({ maxInlineSize: 'calc(100% + 8px)', marginInline: '-4px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

/** The first of the tabs at the bottom. */
export const startsFoot = style(inLayer({ marginBlockStart: 'auto', '@media': { [narrow]: { margin: 0 } } }));

/** Leaves space for Help, which is shown between the tabs but isn't a tab. */
export const leavesRoom = style(inLayer({ marginBlockEnd: `calc(${itemHeight} + 2px)`, '@media': { [narrow]: { margin: 0 } } }));

/** Number of tabs below Help. */
export const placesBelow = '--jinshu-rail-places-below';

export const help = style(inLayer({ position: 'absolute', insetBlockEnd: `calc(10px + var(${placesBelow}) * (${itemHeight} + 2px))` }));

export const notOnPhones = style(inLayer({ '@media': { [narrow]: { display: 'none' } } }));

export const more = style(
  inLayer({ display: 'none', '@media': { [narrow]: { display: 'flex', flex: '1 1 0', justifyContent: 'center' } } }),
);

export const badge = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: base.space[2],
    insetInlineStart: '32px',
    boxShadow: `0 0 0 2px ${vars.color.rail.bg}`,
    selectors: { '[aria-selected="true"] > &': { boxShadow: `0 0 0 2px ${vars.color.rail.active}` } },
    '@media': {
      [medium]: { insetInlineStart: '27px' },
      [narrow]: {
        insetInlineStart: '36px',
        boxShadow: `0 0 0 2px ${vars.color.surface.raised}`,
        selectors: { '[aria-selected="true"] > &': { boxShadow: 'none' } },
      },
    },
  }),
);
