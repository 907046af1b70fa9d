import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const folderIcon = style(inLayer({ flex: 'none' }));

export const page = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
  }),
);
export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '46px',
    padding: `${base.space[6]} ${base.space[16]}`,
    borderBlockEnd: rule,
  }),
);
export const note = style(inLayer({ ...typography('caption'), margin: 0, color: vars.color.text.tertiary }));
/** Last line of a page, with the way to other pages. */
export const foot = style(
  inLayer({
    display: 'flex',
    justifyContent: 'flex-end',
    flex: 'none',
    minBlockSize: '44px',
    alignItems: 'center',
    paddingInline: base.space[16],
    borderBlockStart: rule,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const problem = style(
  inLayer({ paddingInline: base.space[16], color: vars.color.status.danger.text, selectors: { '&:empty': { display: 'none' } } }),
);
export const file = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], minInlineSize: 0 }));
export const fileName = style(inLayer({ ...oneLine, display: 'block' }));
/** Smaller than the drawing is elsewhere, whichever style sheet comes later. */
export const icon = style(inLayer({ flex: 'none', selectors: { '&&': { inlineSize: '22px', blockSize: '25px' } } }));
export const names = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const usedIn = style(inLayer({ ...oneLine, ...typography('caption'), display: 'block', color: vars.color.text.tertiary }));
export const code = style(inLayer({ fontFamily: base.font.mono, letterSpacing: '.06em' }));
export const memberIcon = style(inLayer({ flex: 'none', color: vars.color.text.tertiary }));
export const validity = style(inLayer({ ...tabular, selectors: { '&[data-expired]': { color: vars.color.status.warning.text } } }));

export const add = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: base.space[8],
    padding: base.space[16],
    borderBlockEnd: rule,
  }),
);
export const picker = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[8], flex: '1 1 240px', minInlineSize: 0 }));
globalStyle(`${picker} > *`, inLayer({ flex: '1 1 200px' }));
/** Keeps the button beside the fields, below their names, when an error makes a field taller. */
export const addButton = style(
  inLayer({ marginBlockStart: `calc(${base.type.body.fontSize} * ${base.type.body.lineHeight} + ${base.space[4]})` }),
);
export const permission = style(inLayer({ inlineSize: '188px', maxInlineSize: '100%', flex: 'none' }));
export const table = style(inLayer({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }));
const cell = { padding: `${base.space[8]} ${base.space[12]}`, borderBlockEnd: hairline, textAlign: 'start', fontWeight: 400 } as const;
globalStyle(`${table} th, ${table} td`, inLayer(cell));
globalStyle(`${table} thead th`, inLayer({ ...typography('caption'), color: vars.color.text.tertiary }));

/** On phones the permission is on its own line: its text is longer than most names and must not be cut. */
const onPhones = (rule: StyleRule) => inLayer({ '@media': { [base.media.narrow]: rule } });
globalStyle(`${table}, ${table} :is(thead, tbody)`, onPhones({ display: 'block' }));
globalStyle(
  `${table} tr`,
  onPhones({ display: 'grid', gridTemplateColumns: '44px repeat(2, minmax(0, 1fr))', alignItems: 'center', borderBlockEnd: hairline }),
);
globalStyle(`${table} :is(th, td)`, onPhones({ borderBlockEnd: 'none' }));
globalStyle(`${table} :is(th, td):last-child`, onPhones({ gridColumn: '2 / -1', paddingBlockStart: 0 }));
export const boxCell = style(inLayer({ boxSizing: 'border-box', selectors: { '&&': { inlineSize: '44px' } } }));

export const sharedFiles = style(inLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const sharedFile = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[12],
    minBlockSize: '52px',
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);
export const sharedName = style(inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const size = style(inLayer({ ...tabular, flex: 'none', color: vars.color.text.tertiary }));
