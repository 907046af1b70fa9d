import type { CSSProperties, ReactNode } from 'react';
import type { SkinTokens } from '../../foundation/theme/SkinTokens.ts';
import { skinVariables } from '../../foundation/theme/toStyleSheet.ts';

export interface SkinScopeProps {
  /** Skin that isn't a style sheet yet. */
  skin: SkinTokens;
  className?: string | undefined;
  children: ReactNode;
}

/** Paints what is inside in a skin that has no style sheet, such as a draft. */
export const SkinScope = ({ skin, className, children }: SkinScopeProps) => (
  <div className={className} style={{ ...skinVariables(skin), colorScheme: skin.meta.colorScheme } as CSSProperties}>
    {children}
  </div>
);
