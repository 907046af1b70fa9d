import { globalStyle, style } from '@vanilla-extract/css';
import { words } from '../menu/Menu.css.ts';
import { inLayer } from '../styles/inLayer.ts';
import { oneLine, typography } from '../styles/typography.ts';
import { root } from '../text-field/TextField.css.ts';
import { base, vars } from '../theme/contract.css.ts';

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

/** What is too long for the field ends in dots; in the list it is read whole. */
globalStyle(`${value} > ${words}`, inLayer({ ...oneLine, maxInlineSize: 'none' }));

export const arrow = style(
  inLayer({
    flex: 'none',
    color: vars.color.text.secondary,
    selectors: { [`${button}[data-disabled] &`]: { color: 'inherit' } },
  }),
);

/** A chosen item is drawn again in the field, without what only the list needs. */
export const inListOnly = style(inLayer({ selectors: { [`${value} &`]: { display: 'none' } } }));
