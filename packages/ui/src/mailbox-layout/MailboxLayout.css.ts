import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { oneLine, tabular, typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

const { medium, narrow } = base.media;
const onPhones = (rule: object) => ({ '@media': { [narrow]: rule } });

export const sidebar = style(inLayer({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%', gap: '10px' }));
export const sidebarTop = style(
  inLayer({ display: 'flex', gap: base.space[4], flex: 'none', '@media': { [medium]: { gap: base.space[2] } } }),
);
/** A word of another language has little room beside the two icons; it is not cut. */
export const compose = style(
  inLayer({ flex: '1 1 auto', minInlineSize: 'max-content', '@media': { [medium]: { paddingInline: base.space[4], gap: base.space[4] } } }),
);
export const sidebarTree = style(inLayer({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto' }));

/** Holds the panels of all tabs; the ones that do not show stay laid out of the way. */
export const column = style(inLayer({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: '1 1 auto' }));
export const tabPanel = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    flex: '1 1 auto',
    outline: 'none',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const status = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: 'none',
    boxSizing: 'border-box',
    minBlockSize: '36px',
    paddingInline: '14px 16px',
    color: vars.color.text.secondary,
    ...typography('body'),
  }),
);
export const isSelecting = style(inLayer({ background: vars.color.accent.soft, color: vars.color.accent.softText }));
export const statusTitle = style(
  inLayer({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 600,
    color: vars.color.text.primary,
    ...oneLine,
  }),
);
export const statusCount = style(inLayer({ ...tabular, whiteSpace: 'nowrap' }));
export const statusEnd = style(inLayer({ marginInlineStart: 'auto', flex: 'none' }));

export const reading = style(
  inLayer({
    display: 'grid',
    flex: '1 1 auto',
    minBlockSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    overflowY: 'auto',
  }),
);
export const hasAside = style(
  inLayer({
    gridTemplateColumns: 'minmax(0, 1fr) 316px',
    '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
  }),
);
export const letter = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[6],
    minBlockSize: 0,
    overflowY: 'auto',
    padding: '20px 32px 32px',
    '@media': { [medium]: { padding: '16px 20px', overflowY: 'visible' }, [narrow]: { padding: '16px', overflowY: 'visible' } },
  }),
);
/** A letter is at most as wide as eyes like to read; wide mail scrolls in its own frame. */
export const measure = style(
  inLayer({ inlineSize: '100%', maxInlineSize: '920px', display: 'flex', flexDirection: 'column', gap: base.space[6] }),
);
export const body = style(
  inLayer({
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    marginBlockStart: base.space[12],
    paddingBlockStart: base.space[20],
  }),
);
export const aside = style(
  inLayer({
    overflowY: 'auto',
    padding: '18px',
    background: vars.color.surface.sunken,
    borderInlineStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': { [medium]: { borderInlineStart: 0, overflowY: 'visible' }, [narrow]: { borderInlineStart: 0, overflowY: 'visible' } },
  }),
);

export const composeButton = style(
  inLayer({
    display: 'none',
    ...onPhones({ display: 'block', position: 'absolute', insetInlineEnd: base.space[16], insetBlockEnd: base.space[16], zIndex: 1 }),
  }),
);

export const onlyOnPhones = style(inLayer({ display: 'none', ...onPhones({ display: 'contents' }) }));

export const hiddenOnPhones = style(inLayer({ ...onPhones({ display: 'none' }) }));
