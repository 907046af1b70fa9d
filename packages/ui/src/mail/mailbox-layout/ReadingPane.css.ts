import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Widths of the place of the message: without room for a column beside it, and as narrow as a phone. */
const medium = '(max-width: 899px)';
const narrow = '(max-width: 560px)';

/** Delivery status below the message; both are as high as their content. */
const below = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'max-content max-content' };

/** Place of the message, a tab or a pane beside a list: its width decides how the message is laid out. */
export const place = style(
  inLayer({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 }),
);

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
    '@container': { [medium]: below },
  }),
);
export const letter = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[6],
    minBlockSize: 0,
    overflowY: 'auto',
    padding: '20px 32px 0',
    '@container': { [medium]: { padding: '16px 20px 0', overflowY: 'visible' }, [narrow]: { padding: '12px 16px 0' } },
  }),
);
/** Head, files, letter and reply have one measure, as wide as eyes like to read; wide mail scrolls in its own frame. */
export const measure = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    gap: base.space[6],
    inlineSize: '100%',
    maxInlineSize: '840px',
    marginInline: 'auto',
  }),
);
/** Attachments are shown above the body, but come after it in keyboard order. */
export const files = style(inLayer({ order: 1, marginBlockStart: base.space[6], selectors: { '&:empty': { display: 'none' } } }));
/** Stays visible regardless of the length of the message. */
export const foot = style(
  inLayer({
    order: 3,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    marginBlockStart: 'auto',
    paddingBlock: `${base.space[12]} ${base.space[16]}`,
    background: vars.color.surface.panel,
    // A window as low as a phone that lies has no room for both.
    '@media': { '(max-height: 480px)': { position: 'static' } },
  }),
);
export const body = style(
  inLayer({
    order: 2,
    display: 'flex',
    flexDirection: 'column',
    // Space between the remote images banner and the message.
    gap: base.space[12],
  }),
);
/** The rule between what is known of a letter and what it says. */
export const sheet = style(
  inLayer({
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    marginBlock: `${base.space[12]} ${base.space[16]}`,
    paddingBlockStart: base.space[20],
  }),
);
export const aside = style(
  inLayer({
    overflowY: 'auto',
    padding: '18px',
    background: vars.color.surface.sunken,
    borderInlineStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@container': { [medium]: { borderInlineStart: 0, overflowY: 'visible' } },
  }),
);
