import { assignVars, globalStyle } from '@vanilla-extract/css';
import { base, vars } from './contract.css.ts';
import type { SkinTokens } from './SkinTokens.ts';
import { toThemeValues } from './toThemeValues.ts';

const nothing = { header: 'none', sidebar: 'none', login: 'none' };
const { header, sidebar, login } = vars.art;
const flat = { panel: 'none', popover: 'none', dialog: 'none' };

/** Writes the CSS of a skin onto `[data-skin="<id>"]`. Call it from a `.css.ts` file. */
export function createSkin(skin: SkinTokens): void {
  const { density: _, ...contract } = vars;
  globalStyle(`[data-skin="${skin.meta.id}"]`, {
    colorScheme: skin.meta.colorScheme,
    vars: assignVars(contract, toThemeValues(skin)),
    '@media': {
      // Remove images and shadows in forced-colors mode, because the browser would keep them.
      [base.media.forcedColors]: { vars: { ...assignVars({ header, sidebar, login }, nothing), ...assignVars(vars.shadow, flat) } },
    },
  });
}
