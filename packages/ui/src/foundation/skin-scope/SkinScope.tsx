import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './SkinScope.css.ts';
import { SkinContext } from './useScopedSkin.ts';

export interface SkinScopeProps extends HTMLAttributes<HTMLDivElement> {
  /** Id of the skin, whose style sheet must be loaded. */
  skin: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A place that wears another skin than the page. Menus, dialogs, popovers and tooltips opened from it wear that skin, too.
 *
 * @example
 * <SkinScope skin="moye"><Select label="Order">…</Select></SkinScope>
 */
export function SkinScope({ skin, className, ...props }: SkinScopeProps) {
  return (
    <SkinContext value={skin}>
      <div {...props} data-skin={skin} className={clsx(styles.scope, className)} />
    </SkinContext>
  );
}
