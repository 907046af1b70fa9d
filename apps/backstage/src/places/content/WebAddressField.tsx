import { TextField, type TextFieldProps } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';

/** Field for the address that an entry leads to. */
export function WebAddressField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage'>) {
  return <TextField {...props} label={useIntl().formatMessage(s.url)} maxLength={2_000} placeholder="https://" />;
}
