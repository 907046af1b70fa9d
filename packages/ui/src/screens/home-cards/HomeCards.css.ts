import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { rtl } from '../../foundation/styles/rtl.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const gap = base.space[12];

/** Greeting at the top; images beside a column of cards. Shortcuts beside an advertisement, and a footer. */
export const page = style(
  inLayer({
    ...typography('body'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gridTemplateAreas: '"greeting greeting" "banner side" "shortcuts advertisement" "foot foot"',
    gridTemplateRows: 'auto minmax(0, 1fr) minmax(120px, auto) auto',
    gap,
    boxSizing: 'border-box',
    minBlockSize: '100%',
    padding: `14px 0 0 ${base.space[4]}`,
    color: vars.color.text.primary,
    '@media': {
      '(max-width: 1023px)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"greeting" "shortcuts" "side" "banner" "advertisement" "foot"',
        gridTemplateRows: 'auto',
        paddingInline: base.space[12],
      },
    },
  }),
);
export const area = {
  greeting: style(inLayer({ gridArea: 'greeting' })),
  /** 530 px high as required, less in a low window. */
  banner: style(
    inLayer({ gridArea: 'banner', minBlockSize: '240px', maxBlockSize: '530px', overflow: 'hidden', borderRadius: vars.radius.card }),
  ),
  side: style(
    inLayer({
      gridArea: 'side',
      display: 'flex',
      flexDirection: 'column',
      gap,
      minInlineSize: 0,
      '@media': {
        '(min-width: 641px) and (max-width: 1023px)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      },
    }),
  ),
  shortcuts: style(inLayer({ gridArea: 'shortcuts', minInlineSize: 0 })),
  advertisement: style(
    inLayer({ gridArea: 'advertisement', minBlockSize: 0, blockSize: '120px', overflow: 'hidden', borderRadius: vars.radius.card }),
  ),
  foot: style(inLayer({ gridArea: 'foot' })),
};

export const card = style(
  inLayer({
    ...typography('body'),
    boxSizing: 'border-box',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.panel}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const stat = style([card, inLayer({ padding: `14px ${base.space[16]}` })]);
export const cardTitle = style(inLayer({ ...typography('body'), margin: 0, color: vars.color.text.secondary }));

export const greeting = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `${base.space[8]} 28px`,
    padding: `${base.space[6]} ${base.space[4]} ${base.space[4]} ${base.space[6]}`,
  }),
);
export const hello = style(inLayer({ flex: '1 1 320px', minInlineSize: 0 }));
export const helloTitle = style(
  inLayer({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: '26px',
    lineHeight: '38px',
    fontWeight: 600,
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
  }),
);
export const today = style(inLayer({ margin: 0, color: vars.color.text.secondary }));
export const fact = style(
  inLayer({
    ...typography('bodyStrong'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: base.space[24],
    padding: 0,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: vars.color.text.link,
    textDecorationLine: vars.shape.linkLine,
    textUnderlineOffset: '3px',
    outline: 'none',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]': { textDecorationLine: 'underline' } },
  }),
);
export const weather = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], color: vars.color.text.secondary }));
export const weatherPicture = style(inLayer({ display: 'block', inlineSize: '48px', blockSize: '48px', objectFit: 'contain' }));
export const degrees = style(
  inLayer({
    ...tabular,
    fontSize: '18px',
    lineHeight: '26px',
    fontWeight: 600,
    color: vars.color.text.primary,
    marginInlineEnd: base.space[12],
  }),
);
export const small = style(inLayer({ ...typography('caption') }));

export const amount = style(
  inLayer({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: base.space[6], margin: `${base.space[2]} 0 ${base.space[8]}` }),
);
export const used = style(inLayer({ ...tabular, fontSize: '24px', lineHeight: '32px', fontWeight: 600 }));
export const total = style(inLayer({ ...tabular, color: vars.color.text.tertiary }));
export const line = style(inLayer({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: base.space[8] }));
export const rate = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));

export const facts = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(44px, max-content) minmax(0, 1fr)',
    gap: `${base.space[6]} ${base.space[8]}`,
    margin: `${base.space[8]} 0 0`,
  }),
);
export const term = style(inLayer({ color: vars.color.text.tertiary }));
export const value = style(inLayer({ ...tabular, margin: 0, overflowWrap: 'anywhere' }));
export const doubt = style(inLayer({ ...typography('caption'), marginBlockStart: '10px' }));

export const links = style([card, inLayer({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto' })]);
export const linkList = style(inLayer({ margin: 0, padding: base.space[6], listStyle: 'none' }));
export const link = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '50px',
    paddingInline: base.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    textDecoration: 'none',
    outline: 'none',
    selectors: { ...focusRing, '&[data-hovered]': { background: vars.color.surface.hover } },
  }),
);
export const linkIcon = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: vars.radius.control,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    overflow: 'hidden',
  }),
);
export const linkPicture = style(inLayer({ display: 'block', inlineSize: '20px', blockSize: '20px', objectFit: 'contain' }));
export const linkWords = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const linkTitle = style(inLayer({ ...oneLine, display: 'block' }));
export const linkAbout = style(inLayer({ ...oneLine, ...typography('caption'), display: 'block', color: vars.color.text.tertiary }));
export const chevron = style(inLayer({ flex: 'none', color: vars.color.text.tertiary }));

export const shortcuts = style([
  card,
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
    alignItems: 'center',
    minBlockSize: '120px',
    margin: 0,
    padding: `${base.space[8]}`,
    listStyle: 'none',
  }),
]);
export const shortcut = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space[4],
    inlineSize: '100%',
    boxSizing: 'border-box',
    padding: `${base.space[12]} ${base.space[4]}`,
    border: 0,
    borderRadius: vars.radius.card,
    background: 'none',
    color: vars.color.text.primary,
    textAlign: 'center',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-pressed]': { background: vars.color.surface.sunken },
    },
  }),
);
export const shortcutIcon = style(inLayer({ color: vars.color.accent.softText, scale: '1.2' }));
export const shortcutTitle = style(inLayer({ fontWeight: base.type.bodyStrong.fontWeight, overflowWrap: 'anywhere' }));

/** A notice over the image of the skin. Its text is on the rail color, which it is designed for and into which the image fades. */
export const notice = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    boxSizing: 'border-box',
    blockSize: '100%',
    backgroundColor: vars.color.accent.soft,
    backgroundImage: vars.art.login,
    backgroundPosition: '20% 46%',
    backgroundSize: 'cover',
    selectors: {
      '&::before': {
        content: '',
        flex: '0 1 200px',
        alignSelf: 'stretch',
        background: `linear-gradient(to right, transparent, ${vars.color.rail.bg})`,
      },
      [`${rtl}::before`]: { background: `linear-gradient(to left, transparent, ${vars.color.rail.bg})` },
    },
    '@media': { [base.media.forcedColors]: { backgroundImage: 'none', selectors: { '&::before': { display: 'none' } } } },
  }),
);
export const noticeWords = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    flex: 'none',
    inlineSize: '46%',
    minInlineSize: '260px',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: '100%',
    overflow: 'auto',
    padding: `${base.space[40]} 44px`,
    background: vars.color.rail.bg,
    color: vars.color.rail.text,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.rail.ring}`, outlineOffset: '-4px' } },
    '@media': {
      [base.media.narrow]: { inlineSize: '100%', padding: base.space[24] },
      [base.media.forcedColors]: { background: 'Canvas', color: 'CanvasText' },
    },
  }),
);
export const noticeTitle = style(inLayer({ ...typography('caption'), margin: 0, fontWeight: 400 }));
export const noticeText = style(
  inLayer({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: base.type.heading.fontSize,
    lineHeight: '32px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

export const foot = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: `0 ${base.space[12]}`,
    minBlockSize: '26px',
    paddingBlockEnd: base.space[6],
    color: vars.color.text.tertiary,
  }),
);
export const filing = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: base.space[24],
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '2px',
    outline: 'none',
    selectors: { ...focusRing, '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
);
