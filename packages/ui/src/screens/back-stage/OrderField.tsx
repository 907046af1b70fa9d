import type { ReactNode } from 'react';
import { fieldHelp } from '../../foundation/styles/field.css.ts';
import * as styles from './ContentFields.css.ts';

export interface OrderFieldProps {
  /** A sentence above the list, such as how its order is changed. */
  hint?: string | undefined;
  /** An `OrderList`. */
  children: ReactNode;
  /** Buttons below the list. */
  actions?: ReactNode;
}

/** An `OrderList` in a row of a form, with the button that adds an entry. */
export const OrderField = ({ hint, children, actions }: OrderFieldProps) => (
  <div className={styles.entries}>
    {hint !== undefined && <span className={fieldHelp}>{hint}</span>}
    {children}
    {actions !== undefined && <div className={styles.buttons}>{actions}</div>}
  </div>
);
