import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const bar = createVar();

export const page = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[24], color: vars.color.text.primary }),
);
export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: base.space[8],
    paddingBlockEnd: base.space[8],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const title = style(inLayer({ ...typography('bodyStrong'), margin: 0, fontFamily: vars.font.display }));
export const list = style(inLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '48px',
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);
export const colour = styleVariants(vars.color.event, (event) => inLayer({ vars: { [bar]: event.bar } }));
export const swatch = style(
  inLayer({
    flex: 'none',
    inlineSize: '14px',
    blockSize: '14px',
    marginInlineEnd: base.space[4],
    borderRadius: base.space[4],
    background: bar,
    forcedColorAdjust: 'none',
  }),
);
export const words = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine }));
export const detail = style(inLayer({ ...oneLine, ...typography('caption'), color: vars.color.text.tertiary }));
export const right = style(inLayer({ flex: 'none', color: vars.color.text.secondary }));
export const none = style(inLayer({ paddingBlock: base.space[12], color: vars.color.text.tertiary }));

export const form = style(inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[16] }));
export const sharing = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8] }));
export const rightField = style(inLayer({ inlineSize: '112px', flex: 'none' }));
/** Nothing to say takes no room, yet stays in the page: a live region that arrives with its text is not read out. */
export const problem = style(inLayer({ selectors: { '&:empty': { position: 'absolute' } } }));
