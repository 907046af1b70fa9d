import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { composeRenderProps, ListBoxItem, type ListBoxItemProps, Text } from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon/index.ts';
import * as menu from '../menu/Menu.css.ts';
import * as styles from './Select.css.ts';

export interface SelectItemProps<T> extends Omit<ListBoxItemProps<T>, 'children' | 'style'> {
  /** Label of the option, also shown in the field while the option is selected. */
  children: ReactNode;
  icon?: IconName | undefined;
  /** Something else before the words, such as a `MenuSwatch`. */
  start?: ReactNode;
  /** A second, smaller line, shown in the list only. */
  description?: ReactNode;
}

/** One choice of a `Select`. */
export function SelectItem<T extends object>({ children, icon, start, description, className, ...props }: SelectItemProps<T>) {
  return (
    <ListBoxItem
      {...props}
      {...(props.textValue === undefined && typeof children === 'string' ? { textValue: children } : {})}
      className={composeRenderProps(className, (own) => clsx(menu.item, own))}
    >
      {({ isSelected }) => (
        <>
          {icon !== undefined && (
            <span className={menu.lead}>
              <Icon name={icon} />
            </span>
          )}
          {start}
          <span className={menu.words}>
            {description === undefined ? <Text slot="label">{children}</Text> : children}
            {description !== undefined && <span className={clsx(menu.description, styles.inListOnly)}>{description}</span>}
          </span>
          <span className={clsx(menu.mark, styles.inListOnly)}>{isSelected && <Icon name="checkmark_filled" />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
