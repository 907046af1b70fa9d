import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { composeRenderProps, FieldError, SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'style'> {
  /** The words beside the switch. Without them give `aria-label`. */
  children?: ReactNode;
  /** A second, smaller line. */
  description?: ReactNode;
  /** Error, or the reason why the change was not saved. If set, the switch is marked as invalid. */
  errorMessage?: ReactNode;
  /** Position of the switch: before its label, or at the end of the line. @default 'start' */
  position?: 'start' | 'end' | undefined;
}

/** Turns something on or off at once. For a yes or no that is sent with a form use `Checkbox`. */
export function Switch({ children, description, errorMessage, position = 'start', className, ...props }: SwitchProps) {
  const isAtEnd = position === 'end';
  const below = clsx(styles.description, isAtEnd && styles.descriptionAtStart);
  return (
    <SwitchField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      className={composeRenderProps(className, (own) => clsx(styles.field, isAtEnd && styles.wide, own))}
    >
      <SwitchButton className={clsx(styles.button, isAtEnd && styles.atEnd)}>
        <span className={styles.track} />
        {children}
      </SwitchButton>
      {description !== undefined && !errorMessage && (
        <Text slot="description" className={below}>
          {description}
        </Text>
      )}
      <FieldError className={clsx(below, styles.error)}>
        <Icon name="error_circle_filled" />
        <span>{errorMessage}</span>
      </FieldError>
    </SwitchField>
  );
}
