import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumb, thumbReach } from '../../foundation/styles/thumb.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } as const;

export const section = style(inLayer({ ...typography('body'), color: vars.color.text.primary }));

export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${base.space[4]} ${base.space[8]}`,
    marginBlockEnd: base.space[8],
    '@media': { [base.media.narrow]: { marginBlockEnd: base.space[12] } },
  }),
);

export const count = style(inLayer({ fontWeight: 600 }));

export const total = style(inLayer({ ...tabular, color: vars.color.text.tertiary }));

/** Links that don't fit beside the count wrap to the next line, uncut. */
export const links = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: `0 ${base.space[20]}`, marginInlineStart: 'auto' }),
);

export const link = style(
  inLayer({
    position: 'relative',
    padding: 0,
    minBlockSize: '24px',
    display: 'inline-flex',
    alignItems: 'center',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: vars.color.text.link,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' }, '&:focus-visible': ring, ...thumbReach('10px') },
  }),
);

export const list = style(
  inLayer({
    display: 'grid',
    // As many as can be read whole.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: base.space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const card = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minInlineSize: 0,
    // A program has a warning below its size.
    minBlockSize: '52px',
    boxSizing: 'border-box',
    padding: '6px 10px',
    borderRadius: vars.radius.control,
    background: vars.color.surface.panel,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.default}`,
    selectors: { '&:hover': { background: vars.color.surface.hover } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const texts = style(
  inLayer({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    outline: 'none',
    selectors: { '&[data-focus-visible]': ring },
    '@media': { [base.media.narrow]: { alignSelf: 'stretch', justifyContent: 'center', marginBlock: '-6px' } },
  }),
);

export const name = style(
  inLayer({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', overflowWrap: 'anywhere' }),
);

export const size = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));

export const actions = style(
  inLayer({
    display: 'flex',
    flex: 'none',
    gap: base.space[2],
    color: vars.color.text.tertiary,
    '@media': {
      [base.media.narrow]: { gap: 0, marginInlineEnd: '-8px', marginBlock: '-4px' },
      [base.media.hover]: {
        // Covers the end of the name while the card is hovered or focused. Keep the hidden actions in position so that a click still hits
        // them.
        position: 'absolute',
        insetInlineEnd: '10px',
        background: vars.color.surface.hover,
        opacity: 0,
        selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
      },
    },
  }),
);

export const action = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    color: 'inherit',
    selectors: {
      '&:hover': { background: vars.color.surface.raisedHover, color: vars.color.text.primary },
      '&:focus-visible': { ...ring, outlineOffset: '-2px' },
    },
    '@media': thumb,
  }),
);

export const sheet = style(inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', padding: base.space[4] }));

export const fullName = style(
  inLayer({
    ...typography('caption'),
    padding: `${base.space[4]} ${base.space[8]}`,
    color: vars.color.text.tertiary,
    overflowWrap: 'anywhere',
  }),
);

export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '30px',
    paddingInline: base.space[8],
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    background: 'none',
    font: 'inherit',
    color: vars.color.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.raisedHover },
      '&:focus-visible': { ...ring, outlineOffset: '-2px' },
    },
    '@media': { [base.media.touch]: { minBlockSize: '44px' } },
  }),
);

/** Warning on a file that a computer would run. */
export const risk = style(
  inLayer({ ...typography('caption'), color: vars.color.status.danger.text, fontWeight: base.type.bodyStrong.fontWeight }),
);
