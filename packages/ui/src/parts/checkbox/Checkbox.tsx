import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps, composeRenderProps } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'style'> {
  /** The words beside the box. Without them give `aria-label`. */
  children?: ReactNode;
  ref?: Ref<HTMLLabelElement> | undefined;
}

/** Checkbox. Shows a dash when only some of the items it controls are selected. */
export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={composeRenderProps(className, (own) => clsx(styles.root, children === undefined && styles.alone, own))}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.box}>
            {isIndeterminate ? <Icon name="subtract_filled" /> : isSelected && <Icon name="checkmark_filled" />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
