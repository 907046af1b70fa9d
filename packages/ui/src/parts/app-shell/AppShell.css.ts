import { createVar, style } from '@vanilla-extract/css';
import { focusRingBar } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const railWidth = createVar();
const sidebarWidth = createVar();
const { folded, medium, narrow, reducedMotion, tablet } = base.media;

export const shell = style(
  inLayer({
    vars: { [railWidth]: '68px', [sidebarWidth]: '212px' },
    display: 'grid',
    gridTemplate: `52px minmax(0, 1fr) / ${railWidth} ${sidebarWidth} minmax(0, 1fr)`,
    gridTemplateAreas: '"rail bar bar" "rail side main"',
    blockSize: '100dvh',
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
    '@media': {
      [medium]: { vars: { [railWidth]: '56px', [sidebarWidth]: '184px' } },
      [tablet]: { gridTemplateColumns: `${railWidth} minmax(0, 1fr)`, gridTemplateAreas: '"rail bar" "rail main"' },
      [narrow]: { gridTemplate: '52px minmax(0, 1fr) auto / minmax(0, 1fr)', gridTemplateAreas: '"bar" "main" "rail"' },
      print: { display: 'block', blockSize: 'auto' },
    },
  }),
);

/** Without a sidebar the main part takes its place. */
export const isWide = style(
  inLayer({
    gridTemplateColumns: `${railWidth} minmax(0, 1fr)`,
    gridTemplateAreas: '"rail bar" "rail main"',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"bar" "main" "rail"' } },
  }),
);

/** A phone shows one page at a time: an open message replaces the bar and the rail. */
export const isContentAlone = style(
  inLayer({ '@media': { [narrow]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateAreas: '"main"' } } }),
);

/** Sidebar and content share one sheet, with a line between them. */
export const isOneSheet = style(
  inLayer({
    vars: { [sidebarWidth]: '240px' },
    '@media': { [medium]: { vars: { [sidebarWidth]: '232px' } } },
  }),
);

export const skip = style(
  inLayer({
    ...typography('bodyStrong'),
    position: 'fixed',
    insetBlockStart: base.space[8],
    insetInlineStart: base.space[8],
    zIndex: base.layer.toast,
    padding: `${base.space[8]} ${base.space[16]}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.link,
    boxShadow: vars.shadow.popover,
    outline: `2px solid ${vars.color.focus.ring}`,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);

export const rail = style(
  inLayer({
    gridArea: 'rail',
    minBlockSize: 0,
    '@media': { [narrow]: { selectors: { [`${isContentAlone} > &`]: { display: 'none' } } }, print: { display: 'none' } },
  }),
);

export const bar = style(
  inLayer({
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    paddingInline: '16px 12px',
    background: vars.color.bar.bg,
    color: vars.color.bar.text,
    '@media': {
      [narrow]: { paddingInline: '16px 8px', gap: base.space[4], selectors: { [`${isContentAlone} > &`]: { display: 'none' } } },
      print: { display: 'none' },
    },
  }),
);

const whereFolded = { display: 'none', '@media': { [folded]: { display: 'flex' } } } as const;
const notOnPhones = { '@media': { [narrow]: { display: 'none' } } } as const;
const onPhonesOnly = { display: 'none', '@media': { [narrow]: { display: 'flex' } } } as const;

export const brand = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: '196px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [medium]: { inlineSize: '168px' }, [folded]: { display: 'none' } },
  }),
);

export const search = style(
  inLayer({ flex: '0 1 440px', minInlineSize: 0, '@media': { [medium]: { flexBasis: '260px' }, [narrow]: { display: 'none' } } }),
);

/** Image of the skin between search and tools. It shrinks first, and no text overlaps it. */
export const art = style(
  inLayer({
    ...notOnPhones,
    flex: '1 1 0',
    alignSelf: 'stretch',
    background: `${vars.art.header} center / auto 52px no-repeat`,
    maskImage: 'linear-gradient(90deg, transparent, black 56px, black calc(100% - 56px), transparent)',
    '@media': { ...notOnPhones['@media'], [base.media.forcedColors]: { background: 'none' } },
  }),
);

export const tools = style(inLayer({ display: 'flex', alignItems: 'center', flex: 'none', gap: base.space[4], ...notOnPhones }));

export const opener = style(inLayer({ ...whereFolded, flex: 'none', marginInlineStart: '-12px' }));

export const title = style(
  inLayer({
    ...onPhonesOnly,
    ...typography('heading'),
    fontFamily: vars.font.display,
    flex: '1 1 0',
    minInlineSize: 0,
    flexDirection: 'column',
    justifyContent: 'center',
  }),
);
export const titleWords = style(inLayer({ ...oneLine }));
export const owner = style(inLayer({ ...oneLine, ...typography('caption'), fontFamily: base.font.ui, color: vars.color.bar.muted }));

/** Along the top of all that is another's. */
export const isOthers = style(
  inLayer({
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: base.layer.rail,
        blockSize: '3px',
        background: vars.color.accent.base,
        pointerEvents: 'none',
      },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } } } },
  }),
);

export const pageTools = style(inLayer({ ...onPhonesOnly, alignItems: 'center', flex: 'none', gap: base.space[4] }));

export const sidebar = style(
  inLayer({
    gridArea: 'side',
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    paddingBlockStart: base.space[4],
    paddingInline: '12px 8px',
    background: vars.color.surface.sidebar,
    outline: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '265px',
        background: `${vars.art.sidebar} right bottom / 100% auto no-repeat`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [folded]: {
        position: 'fixed',
        zIndex: base.layer.scrim,
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '280px',
        maxInlineSize: '86vw',
        paddingBlockStart: base.space[12],
        boxShadow: vars.shadow.dialog,
        visibility: 'hidden',
        translate: '-100% 0',
        transition: `translate ${base.motion.fast} ${base.motion.easeIn}, visibility 0s ${base.motion.fast}`,
        selectors: {
          '[dir="rtl"] &': { translate: '100% 0' },
          '&[data-open]': {
            visibility: 'visible',
            translate: 'none',
            transition: `translate ${base.motion.base} ${base.motion.easeOut}`,
          },
        },
      },
      '(max-height: 700px)': { selectors: { '&::after': { display: 'none' } } },
      [base.media.forcedColors]: { borderInlineEnd: '1px solid CanvasText', selectors: { '&::after': { display: 'none' } } },
      [reducedMotion]: { transition: 'none', selectors: { '&[data-open]': { transition: 'none' } } },
      print: { display: 'none' },
    },
  }),
);

/** Leaves the drawer; seen when the Tab key reaches it. */
export const closer = style(
  inLayer({
    ...typography('body'),
    display: 'none',
    '@media': {
      [folded]: {
        display: 'block',
        minBlockSize: '44px',
        color: vars.color.text.link,
        selectors: {
          '&:not(:focus-visible)': {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            minBlockSize: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
);

export const sidebarOnSheet = style(
  inLayer({
    paddingBlockStart: base.space[12],
    paddingInline: '12px',
    background: vars.color.surface.panel,
    '@media': {
      '(min-width: 1024px)': {
        marginInlineStart: base.space[8],
        marginBlockEnd: base.space[8],
        borderStartStartRadius: vars.radius.card,
        borderEndStartRadius: vars.radius.card,
        boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.panel}`,
      },
    },
    selectors: { '&::after': { display: 'none' } },
  }),
);

export const scrim = style(
  inLayer({
    display: 'none',
    position: 'fixed',
    inset: 0,
    zIndex: base.layer.scrim,
    background: vars.color.surface.scrim,
    '@media': { [folded]: { selectors: { '&[data-open]': { display: 'block' } } } },
  }),
);

export const main = style(
  inLayer({
    gridArea: 'main',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: 0,
    paddingInlineEnd: base.space[8],
    paddingBlockEnd: base.space[8],
    outline: 'none',
    selectors: { [`${isWide} &`]: { paddingInlineStart: base.space[8] } },
    '@media': {
      [tablet]: { paddingInlineStart: base.space[8] },
      [narrow]: { padding: 0, selectors: { [`${isWide} &`]: { padding: 0 } } },
      print: { display: 'block', padding: 0 },
    },
  }),
);

/** Inset sheet for the content. Its first corner is square under a tab strip, so that tab and sheet join. */
export const panel = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minBlockSize: 0,
    overflow: 'hidden',
    background: vars.color.surface.panel,
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.panel}`,
    '@media': {
      '(min-width: 1024px)': { selectors: { [`${isOneSheet} &`]: { borderStartStartRadius: 0, borderEndStartRadius: 0 } } },
      [narrow]: { borderRadius: 0, boxShadow: 'none' },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
      print: { display: 'block', overflow: 'visible', boxShadow: 'none' },
    },
  }),
);

export const isPlain = style(inLayer({ background: 'none', borderRadius: 0, boxShadow: 'none' }));
export const isUnderTabs = style(inLayer({ borderStartStartRadius: 0 }));
export const barButton = style(
  inLayer({
    ...typography('body'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: base.space[6],
    minInlineSize: base.space[32],
    blockSize: base.space[32],
    paddingInline: '6px',
    borderRadius: vars.radius.control,
    color: vars.color.bar.muted,
    whiteSpace: 'nowrap',
    cursor: 'default',
    outline: 'none',
    transition: `background-color ${base.motion.instant} linear`,
    selectors: {
      ...focusRingBar,
      '&[data-hovered]': { background: vars.color.bar.hover, color: vars.color.bar.text },
      '&[data-pressed], &[aria-expanded="true"]': { background: vars.color.bar.active, color: vars.color.bar.activeText },
    },
    '@media': { [narrow]: { minInlineSize: '44px', blockSize: '44px' } },
  }),
);

export const hasWords = style(inLayer({ paddingInline: base.space[8], color: vars.color.bar.text }));

/** Words of a tool, which a window of middle width has no room for. They stay the button's name. */
export const barWords = style(
  inLayer({
    maxInlineSize: '12em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': {
      [medium]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const separator = style(
  inLayer({ inlineSize: '1px', blockSize: '18px', marginInline: base.space[4], background: vars.color.bar.border }),
);
