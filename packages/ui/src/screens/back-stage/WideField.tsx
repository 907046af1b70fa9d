import type { ReactNode } from 'react';
import * as styles from './ContentFields.css.ts';

/** A text field in a row of a form with room for a whole address. */
export const WideField = ({ children }: { children: ReactNode }) => <div className={styles.texts}>{children}</div>;
