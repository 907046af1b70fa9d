import { clsx } from 'clsx';
import { DateField as AriaDateField, type DateFieldProps as AriaDateFieldProps, type DateValue } from 'react-aria-components';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import * as styles from './DateField.css.ts';
import { DateSegments } from './DateSegments.tsx';
import { type DateFieldValue, useDateProps } from './useDateProps.ts';

/** React Aria props that date fields and pickers accept unchanged. */
export type DateFieldBase = Pick<
  AriaDateFieldProps<DateValue>,
  'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'name' | 'aria-label' | 'aria-labelledby' | 'onFocus' | 'onBlur' | 'id'
>;

export interface DateFieldProps extends DateFieldBase, Omit<DateFieldValue, 'firstDayOfWeek'>, FieldFrameProps {
  className?: string | undefined;
}

/** A date that is typed, such as a birthday. Where a calendar helps, use `DatePicker`. */
export function DateField({ label, isLabelHidden, labelPosition, description, errorMessage, className, ...props }: DateFieldProps) {
  const { dateProps, rest } = useDateProps(props);
  return (
    <AriaDateField<DateValue>
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...rest}
      {...dateProps}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={clsx(text.root, labelPosition === 'beside' && text.beside, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <DateSegments className={styles.box} />
      </FieldFrame>
    </AriaDateField>
  );
}
