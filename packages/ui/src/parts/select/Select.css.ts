import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { words } from '../menu/Menu.css.ts';
import { root } from '../text-field/TextField.css.ts';

export const button = style(
  inLayer({
    inlineSize: '100%',
    textAlign: 'start',
    cursor: 'default',
    selectors: { [`${root}[data-invalid] &`]: { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` } },
  }),
);

export const value = style(
  inLayer({
    ...oneLine,
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: '1 1 auto',
    selectors: { '&[data-placeholder]': { color: vars.color.text.tertiary } },
  }),
);

/** Text too long for the field ends in an ellipsis. The list shows it in full. */
globalStyle(`${value} > ${words}`, inLayer({ ...oneLine, maxInlineSize: 'none' }));

export const arrow = style(
  inLayer({
    flex: 'none',
    color: vars.color.text.secondary,
    selectors: { [`${button}[data-disabled] &`]: { color: 'inherit' } },
  }),
);

/** Content that only the list needs. The field hides it when it shows the selected item. */
export const inListOnly = style(inLayer({ selectors: { [`${value} &`]: { display: 'none' } } }));
