import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumb, thumbReach } from '../../foundation/styles/thumb.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { accent, border, status, surface, text } = vars.color;
const edge = (colour: string) => `inset 0 0 0 ${vars.border.width} ${colour}`;
const strong = base.type.bodyStrong.fontWeight;

export const button = recipe({
  base: inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: base.space[6],
    maxInlineSize: '100%',
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    cursor: 'default',
    outline: 'none',
    overflow: 'hidden',
    transition: `background-color ${base.motion.instant} linear`,
    WebkitTapHighlightColor: 'transparent',
    selectors: { ...focusRing, '&[data-disabled]': { color: text.disabled, background: 'none', boxShadow: 'none' } },
    '@media': { ...thumb, [base.media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
  variants: {
    variant: { solid: {}, quiet: {}, link: {} },
    tone: { neutral: {}, accent: {}, danger: {} },
    size: {
      small: inLayer({ ...typography('caption'), blockSize: '26px', paddingInline: '10px' }),
      regular: inLayer({ blockSize: vars.density.control, paddingInline: '14px' }),
      large: inLayer({ blockSize: '42px', paddingInline: '20px', fontSize: base.type.read.fontSize }),
    },
    isSquare: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'solid', tone: 'neutral' },
      style: inLayer({
        background: surface.raised,
        color: text.primary,
        boxShadow: edge(border.default),
        selectors: {
          '&[data-hovered]': { background: surface.raisedHover },
          '&[data-pressed]': { background: surface.sunken },
          '&[data-disabled]': { color: text.disabled, background: 'none', boxShadow: edge(border.subtle) },
        },
      }),
    },
    {
      variants: { variant: 'solid', tone: 'accent' },
      style: inLayer({
        background: accent.base,
        color: accent.on,
        fontWeight: strong,
        selectors: {
          '&[data-hovered]': { background: accent.hover },
          '&[data-pressed]': { background: accent.pressed },
          '&[data-disabled]': { color: text.disabled, background: 'none', boxShadow: edge(border.subtle) },
        },
      }),
    },
    {
      variants: { variant: 'solid', tone: 'danger' },
      style: inLayer({
        background: status.danger.solid,
        color: status.danger.onSolid,
        fontWeight: strong,
        selectors: {
          '&[data-hovered]': { background: `color-mix(in oklch, ${status.danger.solid} 92%, ${text.primary})` },
          '&[data-pressed]': { background: `color-mix(in oklch, ${status.danger.solid} 84%, ${text.primary})` },
          '&[data-disabled]': { color: text.disabled, background: 'none', boxShadow: edge(border.subtle) },
        },
      }),
    },
    ...(['neutral', 'accent', 'danger'] as const).map((tone) => ({
      variants: { variant: 'quiet', tone } as const,
      style: inLayer({
        color: { neutral: text.secondary, accent: accent.softText, danger: status.danger.text }[tone],
        selectors: {
          '&[data-hovered]': { background: { neutral: surface.raisedHover, accent: accent.soft, danger: status.danger.soft }[tone] },
          '&[data-pressed]': { background: { neutral: surface.sunken, accent: accent.softHover, danger: status.danger.soft }[tone] },
          '&[data-disabled]': { color: text.disabled, background: 'none' },
        },
      }),
    })),
    ...(['neutral', 'accent', 'danger'] as const).map((tone) => ({
      variants: { variant: 'link', tone } as const,
      style: inLayer({
        color: { neutral: text.secondary, accent: text.link, danger: status.danger.text }[tone],
        // Neutral links have the color of secondary text; an underline would draw too much attention.
        textDecorationLine: tone === 'neutral' ? 'none' : vars.shape.linkLine,
        textUnderlineOffset: '3px',
        selectors: {
          '&[data-hovered]': { textDecorationLine: 'underline' },
          '&[data-disabled]': { color: text.disabled, textDecorationLine: 'none' },
        },
      }),
    })),
    { variants: { variant: 'quiet', isSquare: false }, style: inLayer({ paddingInline: base.space[8] }) },
    {
      variants: { variant: 'link' },
      // Not lower than the smallest target, however small the word.
      style: inLayer({
        blockSize: 'auto',
        minBlockSize: base.space[24],
        paddingInline: base.space[4],
        marginInline: '-4px',
        overflow: 'visible',
        selectors: thumbReach('10px'),
        '@media': { [base.media.narrow]: { minInlineSize: 0, minBlockSize: base.space[24] } },
      }),
    },
    ...(['small', 'regular', 'large'] as const).map((size) => ({
      variants: { isSquare: true, size } as const,
      style: inLayer({ paddingInline: 0, inlineSize: { small: '26px', regular: vars.density.control, large: '42px' }[size] }),
    })),
  ],
  defaultVariants: { variant: 'solid', tone: 'neutral', size: 'regular', isSquare: false },
});

/** Lets a word that is too long end in an ellipsis instead of pushing the icon out. */
export const label = style(inLayer({ overflow: 'hidden', textOverflow: 'ellipsis' }));

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

/** The thin line that runs along the foot of a button whose action has not ended. */
export const pending = style(
  inLayer({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '2px',
    overflow: 'hidden',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        inlineSize: '40%',
        background: 'currentColor',
        animation: `${run} 1.2s linear infinite`,
      },
    },
    '@media': { [base.media.reducedMotion]: { selectors: { '&::after': { animation: 'none', inlineSize: '100%' } } } },
  }),
);
