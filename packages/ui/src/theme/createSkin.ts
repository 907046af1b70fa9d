import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { SkinTokens } from './SkinTokens.ts';
import { toThemeValues } from './toThemeValues.ts';

/** Writes the CSS of a skin onto `[data-skin="<id>"]`. Call it from a `.css.ts` file. */
export function createSkin(skin: SkinTokens): void {
  const { density: _, ...contract } = vars;
  globalStyle(`[data-skin="${skin.meta.id}"]`, {
    colorScheme: skin.meta.colorScheme,
    vars: assignVars(contract, toThemeValues(skin)),
  });
}
