import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { narrow } = base.media;

export const scroller = style(
  inLayer({
    ...typography('body'),
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    padding: `${base.space[16]} ${base.space[20]}`,
    outline: 'none',
    '@media': { [narrow]: { paddingInline: base.space[12] } },
  }),
);
export const add = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: base.space[8],
    maxInlineSize: '820px',
    marginBlockEnd: base.space[8],
  }),
);
export const picker = style(inLayer({ flex: '1 1 220px', minInlineSize: 0 }));
export const none = style(inLayer({ margin: 0, paddingBlock: base.space[12], color: vars.color.text.secondary }));
export const list = style(inLayer({ maxInlineSize: '820px', margin: 0, padding: 0, listStyle: 'none' }));
/** On a phone the level is below the name. */
export const member = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, 152px) auto',
    alignItems: 'center',
    gap: `${base.space[4]} ${base.space[12]}`,
    minBlockSize: '52px',
    paddingBlock: base.space[6],
    borderBlockEnd: hairline,
    '@media': { [narrow]: { gridTemplateColumns: '36px minmax(0, 1fr) auto' } },
  }),
);
export const tile = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    blockSize: '36px',
    borderRadius: vars.radius.control,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
  }),
);
export const words = style(inLayer({ minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine, display: 'block', fontWeight: 600 }));
export const detail = style(inLayer({ ...oneLine, ...typography('caption'), display: 'block', color: vars.color.text.secondary }));
export const level = style(inLayer({ color: vars.color.text.secondary, '@media': { [narrow]: { gridRow: 2, gridColumn: '2 / -1' } } }));
export const end = style(inLayer({ gridColumn: -2, '@media': { [narrow]: { gridRow: 1 } } }));
