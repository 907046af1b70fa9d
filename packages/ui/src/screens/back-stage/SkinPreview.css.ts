import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { rail, bar, surface, text, selection } = vars.color;

export const figure = style(inLayer({ margin: 0, minInlineSize: 0 }));
export const filter = style(inLayer({ position: 'absolute', inlineSize: 0, blockSize: 0 }));
export const page = style(
  inLayer({
    ...typography('body'),
    overflow: 'hidden',
    border: `${vars.border.width} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    background: surface.canvas,
    color: text.primary,
    '@media': { [base.media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
export const phonePage = style([
  page,
  inLayer({ inlineSize: '280px', marginInline: 'auto', borderWidth: '6px', borderRadius: '24px', borderColor: vars.color.border.strong }),
]);
export const inside = style(inLayer({ pointerEvents: 'none' }));

export const mail = style(
  inLayer({
    display: 'grid',
    gridTemplate: '44px minmax(396px, auto) / 44px 128px minmax(0, 1fr)',
    gridTemplateAreas: '"rail bar bar" "rail side panel"',
    '@media': {
      [base.media.narrow]: { gridTemplate: '44px minmax(396px, auto) / 44px minmax(0, 1fr)', gridTemplateAreas: '"rail bar" "rail panel"' },
    },
  }),
);
/** A strip without rail and top bar. */
export const night = style(
  inLayer({
    display: 'grid',
    gridTemplate: 'auto / 128px minmax(0, 1fr)',
    gridTemplateAreas: '"side panel"',
    '@media': { [base.media.narrow]: { gridTemplate: 'auto / minmax(0, 1fr)', gridTemplateAreas: '"panel"' } },
  }),
);
const notAtNight = { selectors: { [`${night} &`]: { display: 'none' } } };
export const railArea = style(
  inLayer({
    gridArea: 'rail',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: base.space[8],
    paddingBlockStart: base.space[12],
    background: rail.bg,
    ...notAtNight,
  }),
);
const placeShape = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.control,
} as const;
export const place = styleVariants({
  active: inLayer({ ...placeShape, background: rail.active, color: rail.activeText }),
  usual: inLayer({ ...placeShape, color: rail.muted }),
});
export const barArea = style(
  inLayer({
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[12],
    paddingInline: base.space[12],
    background: bar.bg,
    ...notAtNight,
  }),
);
export const brand = style(inLayer({ ...oneLine, fontFamily: vars.font.display, fontWeight: 600, color: bar.text }));
export const search = style(
  inLayer({
    flex: '1 1 auto',
    maxInlineSize: '200px',
    padding: base.space[6],
    border: `${vars.border.width} solid ${bar.fieldBorder}`,
    borderRadius: vars.radius.control,
    background: bar.field,
    color: bar.muted,
    lineHeight: 0,
  }),
);
export const sidebar = style(
  inLayer({
    gridArea: 'side',
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[4],
    padding: base.space[8],
    background: surface.sidebar,
    '@media': { [base.media.narrow]: { display: 'none' } },
  }),
);
const folderShape = {
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${base.space[6]} ${base.space[8]}`,
  borderRadius: vars.radius.control,
} as const;
export const folder = styleVariants({
  active: inLayer({ ...folderShape, background: vars.color.accent.soft, color: vars.color.accent.softText, fontWeight: 600 }),
  usual: inLayer({ ...folderShape, color: text.secondary }),
});
export const panel = style(
  inLayer({ gridArea: 'panel', minInlineSize: 0, background: surface.panel, borderStartStartRadius: vars.radius.card, overflow: 'hidden' }),
);
const rowShape = {
  display: 'flex',
  alignItems: 'center',
  gap: base.space[8],
  minBlockSize: '38px',
  paddingInline: base.space[12],
  borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
} as const;
export const row = styleVariants({
  usual: inLayer(rowShape),
  selected: inLayer({ ...rowShape, background: selection.bg, boxShadow: `inset 3px 0 ${selection.bar}` }),
});
const dot = { flex: 'none', inlineSize: '10px', blockSize: '10px' } as const;
export const mark = style(inLayer({ ...dot, background: vars.color.unread.marker, clipPath: vars.shape.unreadMark }));
export const noMark = style(inLayer(dot));
export const strong = style(inLayer({ ...oneLine, minInlineSize: '56px', fontWeight: 600, color: text.primary }));
export const plain = style(inLayer({ ...oneLine, minInlineSize: '56px', color: text.secondary }));
export const sheet = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[12], padding: base.space[16] }));
export const words = style(inLayer({ ...typography('read'), margin: 0, color: text.primary }));
export const buttons = style(inLayer({ display: 'flex', gap: base.space[8] }));
