import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbHigh, thumbReach } from '../../foundation/styles/thumb.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { chip: '24px', narrowChip: '32px', reach: '6px', list: '292px', listHeight: '272px', option: '44px', input: '72px' };

export const row = style(inLayer({}));

export const box = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[6],
    flex: 1,
    minInlineSize: 0,
    paddingBlock: base.space[6],
    cursor: 'text',
    '@media': { [base.media.narrow]: { rowGap: 0, paddingBlock: 0 } },
    selectors: { '&[data-drop-target]': { background: vars.color.accent.soft, borderRadius: vars.radius.control } },
  }),
);

/** The chips flow with the input behind them, as if no grid were around them. */
export const chips = style(inLayer({ display: 'contents' }));

export const chip = style(
  inLayer({
    position: 'relative',
    display: 'inline-flex',
    maxInlineSize: '100%',
    blockSize: measure.chip,
    borderRadius: vars.radius.chip,
    background: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    color: vars.color.text.primary,
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&[data-invalid]': {
        background: vars.color.status.danger.soft,
        color: vars.color.status.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.status.danger.border}`,
      },
      '&[data-warned]': {
        background: vars.color.status.warning.soft,
        color: vars.color.status.warning.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.status.warning.border}`,
      },
      '&[data-selected]': { background: vars.color.accent.base, color: vars.color.accent.on, boxShadow: 'none' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '1px' },
      ...thumbReach(measure.reach),
    },
    '@media': {
      // With the room around it as high as a finger.
      [base.media.narrow]: { blockSize: measure.narrowChip, marginBlock: measure.reach },
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

/** Button that represents the chips that aren't rendered yet. */
export const more = style(
  inLayer({
    ...typography('body'),
    blockSize: measure.chip,
    paddingInline: base.space[8],
    border: 'none',
    borderRadius: vars.radius.chip,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}` } },
  }),
);

export const chipCell = style(
  inLayer({
    ...typography('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[4],
    minInlineSize: 0,
    paddingInlineStart: base.space[8],
  }),
);
export const chipText = style(inLayer({ ...oneLine }));
export const chipDetail = style(inLayer({ ...oneLine, opacity: 0.85, '@media': { [base.media.narrow]: { display: 'none' } } }));

export const remove = style(
  inLayer({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: measure.chip,
    blockSize: measure.chip,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.chip,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: thumbReach(measure.reach),
    '@media': { [base.media.narrow]: { inlineSize: '44px', blockSize: measure.narrowChip } },
  }),
);

export const editedChip = style(inLayer({ display: 'inline-flex', maxInlineSize: '100%' }));
export const editInput = style(
  inLayer({
    ...typography('body'),
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    blockSize: measure.chip,
    paddingInline: base.space[8],
    border: 'none',
    borderRadius: vars.radius.chip,
    outline: 'none',
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}`,
    color: vars.color.text.primary,
    fontFamily: 'inherit',
  }),
);

export const input = style(
  inLayer({
    ...typography('body'),
    flex: '1 1 auto',
    // Room for the caret: a line of its own begins with words that need it.
    fieldSizing: 'content',
    minInlineSize: base.space[8],
    maxInlineSize: '100%',
    blockSize: measure.chip,
    padding: 0,
    border: 'none',
    outline: 'none',
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    selectors: { '&::placeholder': { color: vars.color.text.tertiary, opacity: 1 } },
    '@media': thumbHigh,
    '@supports': { 'not (field-sizing: content)': { flexBasis: measure.input, minInlineSize: measure.input } },
  }),
);

export const list = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: base.layer.popover,
    boxSizing: 'border-box',
    inlineSize: measure.list,
    maxInlineSize: '100%',
    maxBlockSize: measure.listHeight,
    overflowY: 'auto',
    marginBlockStart: base.space[2],
    padding: base.space[4],
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.default}, ${vars.shadow.popover}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const option = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: measure.option,
    paddingInline: base.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    cursor: 'pointer',
    selectors: { '&[data-focused]': { background: vars.color.surface.raisedHover } },
    '@media': {
      [base.media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const optionTexts = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const optionName = style(inLayer({ ...typography('body'), ...oneLine }));
export const optionAddress = style(inLayer({ ...typography('caption'), ...oneLine, color: vars.color.text.tertiary }));
export const match = style(inLayer({ fontWeight: 600 }));
export const removeIcon = style(inLayer({ inlineSize: base.space[12], blockSize: base.space[12] }));
