import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const stack = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }));

export const files = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[6],
    maxBlockSize: '132px',
    overflow: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const file = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minInlineSize: 0 }));
export const icon = style(inLayer({ inlineSize: '20px', blockSize: '24px', flex: 'none' }));
export const fileName = style(inLayer({ ...oneLine, flex: '1 1 auto' }));

/** Two fields side by side where there is room. */
export const fields = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    alignItems: 'start',
    gap: base.space[12],
  }),
);
export const wholeLine = style(inLayer({ gridColumn: '1 / -1', minInlineSize: 0 }));
export const scan = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[16] }));

export const facts = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${base.space[8]} ${base.space[12]}`,
    margin: 0,
    padding: base.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const term = style(inLayer({ color: vars.color.text.secondary }));
export const fact = style(
  inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minInlineSize: 0, minBlockSize: '26px', margin: 0 }),
);
export const link = style(inLayer({ ...oneLine, flex: '0 1 auto' }));
export const code = style(inLayer({ fontFamily: base.font.mono, fontWeight: 600, letterSpacing: '.08em' }));

export const add = style(inLayer({ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: base.space[8], minInlineSize: 0 }));
/** Nothing to say takes no room, yet stays in the page: a live region that arrives with its text is not read out. */
export const error = style(inLayer({ selectors: { '&:empty': { marginBlockStart: `calc(${base.space[16]} * -1)` } } }));
export const who = style(inLayer({ flex: '1 1 220px', minInlineSize: 0 }));
export const people = style(inLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const person = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '10px',
    minBlockSize: '52px',
    paddingBlock: base.space[6],
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);
export const words = style(inLayer({ flex: '1 1 140px', minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine, display: 'block' }));
export const about = style(inLayer({ ...oneLine, ...typography('caption'), display: 'block', color: vars.color.text.tertiary }));
export const visitsTitle = style(inLayer({ ...typography('bodyStrong'), margin: 0 }));
export const visit = style(inLayer({ flex: 'none', textAlign: 'end' }));
export const none = style(inLayer({ margin: 0, paddingBlock: base.space[12], color: vars.color.text.tertiary }));
export const right = style(inLayer({ inlineSize: '148px', flex: 'none' }));

export const visitor = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[16],
    inlineSize: '320px',
    maxInlineSize: '100%',
  }),
);
export const visitorTitle = style(inLayer({ ...typography('title'), margin: 0, fontFamily: vars.font.display, overflowWrap: 'anywhere' }));
export const hint = style(inLayer({ margin: 0, color: vars.color.text.secondary }));
