import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { composeRenderProps, RadioButton, RadioField, type RadioFieldProps, Text } from 'react-aria-components';
import * as styles from './RadioGroup.css.ts';

export interface RadioProps extends Omit<RadioFieldProps, 'children' | 'style'> {
  /** Label of the option. Without it, set `aria-label`. */
  children?: ReactNode;
  /** A second, smaller line. */
  description?: ReactNode;
  /** Field that belongs to this option, shown below its label. */
  detail?: ReactNode;
}

/** One choice of a `RadioGroup`. */
export function Radio({ children, description, detail, className, ...props }: RadioProps) {
  return (
    <RadioField {...props} className={composeRenderProps(className, (own) => clsx(styles.field, own))}>
      <RadioButton className={styles.button}>
        <span className={styles.ring} />
        {children}
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {detail !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys of the field inside from reaching the group
        <div className={styles.detail} onKeyDown={keepArrows}>
          {detail}
        </div>
      )}
    </RadioField>
  );
}

/** The group takes every arrow key for a change of the choice, also one pressed in a field inside it. */
function keepArrows(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}
