import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

export const row = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[2],
    flex: '1 1 0',
    minInlineSize: 0,
    blockSize: '100%',
    // The ring of the outermost buttons is drawn outside of them.
    overflow: 'clip',
    overflowClipMargin: base.space[4],
  }),
);

export const atEnd = style(inLayer({ justifyContent: 'end' }));

/** Without room it leaves the flow and keeps its width, so that it is known when there is room again. */
export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: 'max-content',
    selectors: { '&[data-hidden]': { position: 'absolute', visibility: 'hidden' } },
  }),
);
