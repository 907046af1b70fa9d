import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const box = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    minBlockSize: base.space[40],
    paddingBlock: base.space[6],
    paddingInline: base.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    flexWrap: 'wrap',
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const tones = ['info', 'warning', 'danger', 'success'] as const;
type Tone = (typeof tones)[number];
const byTone = <Rule>(rule: (tone: Tone) => Rule) => Object.fromEntries(tones.map((tone) => [tone, rule(tone)])) as Record<Tone, Rule>;

export const tone = styleVariants(byTone((name) => [box, inLayer({ background: vars.color.status[name].soft })]));

export const icon = styleVariants(
  byTone((name) => inLayer({ color: vars.color.status[name].text, '@media': { [base.media.forcedColors]: { color: 'CanvasText' } } })),
);

/** Text of the banner. Its actions go below where both do not fit, not beside a column of single words. */
export const message = style(
  inLayer({
    flex: '1 1 180px',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[8], flex: 'none', maxInlineSize: '100%' }),
);
