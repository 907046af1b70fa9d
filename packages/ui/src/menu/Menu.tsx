import { clsx } from 'clsx';
import { Menu as AriaMenu, type MenuProps as AriaMenuProps, composeRenderProps, Popover, type PopoverProps } from 'react-aria-components';
import { surface } from '../popover/surface.css.ts';
import * as styles from './Menu.css.ts';

export { MenuTrigger, SubmenuTrigger } from 'react-aria-components';

export interface MenuProps<T> extends Omit<AriaMenuProps<T>, 'style'> {
  /** Where the menu opens. @default 'bottom start' */
  placement?: PopoverProps['placement'] | undefined;
  /** How far from its control, in pixels. @default 4 */
  offset?: number | undefined;
}

/**
 * A list of actions, or of choices that act at once. Opened by the control beside it in a `MenuTrigger`,
 * or by the item beside it in a `SubmenuTrigger`.
 *
 * @example
 * <MenuTrigger><Button>More</Button><Menu onAction={run}><MenuItem id="print">Print</MenuItem></Menu></MenuTrigger>
 */
export function Menu<T extends object>({ placement, offset = 4, className, ...props }: MenuProps<T>) {
  return (
    <Popover
      className={clsx(surface, styles.popover)}
      offset={offset}
      containerPadding={8}
      {...(placement === undefined ? {} : { placement })}
    >
      <AriaMenu {...props} className={composeRenderProps(className, (own) => clsx(styles.menu, own))} />
    </Popover>
  );
}
