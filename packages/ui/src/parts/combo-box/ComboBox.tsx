import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  composeRenderProps,
  Group,
  Input,
  type Key,
  type ListBoxProps,
} from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import * as styles from './ComboBox.css.ts';
import { ComboBoxList, retryId } from './ComboBoxList.tsx';
import { useComposition } from './useComposition.ts';

export interface ComboBoxProps<T extends object>
  extends Omit<
      AriaComboBoxProps<T>,
      'children' | 'style' | 'items' | 'value' | 'defaultValue' | 'onChange' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'
    >,
    FieldFrameProps {
  /** `ComboBoxItem`s, or with `items` a function that makes one. */
  children: ListBoxProps<T>['children'];
  /** Items for the entered text. If given, the component doesn't filter: the caller provides the matching items. */
  items?: Iterable<T> | undefined;
  /** Key of the selected item. */
  value?: Key | null | undefined;
  /** Key of the item that is selected initially, if the component is uncontrolled. */
  defaultValue?: Key | null | undefined;
  /** Called when the user selects another item; `null` when the field was cleared. */
  onChange?: ((value: Key | null) => void) | undefined;
  /** Called with the text to look up. Unlike `onInputChange`, it omits text that an input method is still composing. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether items are loading. @default false */
  isLoading?: boolean | undefined;
  /** Items could not be loaded: says why; `true` says it in general words. */
  loadError?: ReactNode | true;
  /** Loads again after `loadError`. */
  onRetry?: (() => void) | undefined;
  /** Shown when nothing matches. */
  emptyText?: ReactNode;
  placeholder?: string | undefined;
  /** An icon before the text. */
  start?: ReactNode;
  /** @default 'regular' */
  size?: 'regular' | 'large' | undefined;
}

/** One choice out of many, found by typing. For a list that is seen whole use `Select`, for addresses `RecipientField`. */
export function ComboBox<T extends object>({
  label,
  isLabelHidden,
  labelPosition,
  description,
  errorMessage,
  children,
  items,
  value: givenValue,
  defaultValue = null,
  onChange,
  onInputChange,
  onQueryChange,
  isLoading = false,
  loadError,
  onRetry,
  emptyText,
  placeholder,
  start,
  size = 'regular',
  className,
  ...props
}: ComboBoxProps<T>) {
  const [ownValue, setOwnValue] = useState<Key | null>(defaultValue);
  const composition = useComposition(onQueryChange);
  const choose = (next: Key | null) => {
    // The line that loads again stands among the choices, so that the arrow keys reach it; it is not one.
    if (next === retryId) return onRetry?.();
    setOwnValue(next);
    onChange?.(next);
  };
  return (
    <AriaComboBox<T>
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      allowsEmptyCollection
      {...props}
      {...(items === undefined ? {} : { items })}
      value={givenValue === undefined ? ownValue : givenValue}
      onChange={choose}
      onInputChange={(next) => {
        onInputChange?.(next);
        composition.onInputChange(next);
      }}
      className={composeRenderProps(className, (own) => clsx(text.root, labelPosition === 'beside' && text.beside, own))}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <Group className={clsx(field, text.box, styles.box, size === 'large' && text.large)} {...composition.handlers}>
          {start}
          <Input className={text.input} {...(placeholder === undefined ? {} : { placeholder })} />
          <Button className={styles.arrow}>
            <Icon name="chevron_down" />
          </Button>
        </Group>
      </FieldFrame>
      <ComboBoxList {...{ children, items, isLoading, loadError, emptyText, canRetry: onRetry !== undefined }} />
    </AriaComboBox>
  );
}
