import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const badge = style(
  inLayer({
    ...typography('micro'),
    ...tabular,
    display: 'inline-block',
    flex: 'none',
    minInlineSize: base.space[16],
    blockSize: base.space[16],
    paddingInline: base.space[4],
    borderRadius: base.space[8],
    fontWeight: base.type.bodyStrong.fontWeight,
    textAlign: 'center',
    '@media': { [base.media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

export const tone = styleVariants({
  unread: inLayer({ background: vars.color.unread.badge, color: vars.color.unread.badgeText }),
  accent: inLayer({ background: vars.color.accent.base, color: vars.color.accent.on }),
  neutral: inLayer({ background: vars.color.surface.sunken, color: vars.color.text.secondary }),
});

export const drawn = style(inLayer({ selectors: { '&::before': { content: 'attr(data-figure)' } } }));
