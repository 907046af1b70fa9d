import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, Group } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import * as styles from './DatePicker.css.ts';

/** Box of a date picker: the typed dates, and the button that opens the calendar. */
export const PickerBox = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <Group className={clsx(field, styles.box, className)}>
    {children}
    <Button className={styles.opener}>
      <Icon name="calendar_ltr" size={16} />
    </Button>
  </Group>
);
