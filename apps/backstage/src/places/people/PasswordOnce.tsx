import { toasts } from '@jinshu/app/toast';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { personStrings as s } from './person.strings.ts';

export interface PasswordOnceProps {
  name: string;
  password: string;
  onClose: () => void;
}

/** Shows the password that the server made, once. */
export function PasswordOnce({ name, password, onClose }: PasswordOnceProps) {
  const { formatMessage } = useIntl();
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => toasts.add({ message: formatMessage(s.copied), tone: 'success' }),
      // Without the right to the clipboard the field is left, whose text can be selected.
      () => undefined,
    );
  return (
    <Dialog
      title={formatMessage(s.passwordOnce, { name })}
      isOpen
      isDismissable={false}
      footer={
        <>
          <Button onPress={() => void copy()}>{formatMessage(s.copy)}</Button>
          <Button tone="accent" onPress={onClose}>
            {formatMessage(s.done)}
          </Button>
        </>
      }
    >
      <TextField label={formatMessage(s.newPassword)} description={formatMessage(s.passwordOnceHelp)} value={password} isReadOnly />
    </Dialog>
  );
}
