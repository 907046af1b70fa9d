import { clsx } from 'clsx';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  composeRenderProps,
  ListBox,
  type ListBoxProps,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon/index.ts';
import { useScopedSkin } from '../../foundation/skin-scope/useScopedSkin.ts';
import { field } from '../../foundation/styles/field.css.ts';
import * as menu from '../menu/Menu.css.ts';
import { surface } from '../popover/surface.css.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import * as styles from './Select.css.ts';

export interface SelectProps<T extends object> extends Omit<AriaSelectProps<T>, 'children' | 'style'>, FieldFrameProps {
  /** Icon before the selected option's label. */
  icon?: IconName | undefined;
  /** `SelectItem`s, or with `items` a function that makes one. */
  children: ListBoxProps<T>['children'];
  items?: Iterable<T> | undefined;
  /** @default 'regular' */
  size?: 'regular' | 'large' | undefined;
}

/** One choice out of a list, as a field of a form. For choices that act at once use a `Menu`. */
export function Select<T extends object>({
  label,
  isLabelHidden,
  labelPosition,
  description,
  errorMessage,
  icon,
  children,
  items,
  size = 'regular',
  className,
  ...props
}: SelectProps<T>) {
  return (
    <AriaSelect
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      className={composeRenderProps(className, (own) => clsx(text.root, labelPosition === 'beside' && text.beside, own))}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <Button className={clsx(field, styles.button, size === 'large' && text.large)}>
          {icon !== undefined && <Icon name={icon} />}
          <SelectValue className={styles.value} />
          <Icon name="chevron_down" className={styles.arrow} />
        </Button>
      </FieldFrame>
      <Popover data-skin={useScopedSkin()} className={clsx(surface, menu.popover)} offset={4} containerPadding={8}>
        <ListBox className={menu.menu} {...(items === undefined ? {} : { items })}>
          {children}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
