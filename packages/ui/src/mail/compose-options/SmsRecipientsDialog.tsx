import { useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ComposeOptions.css.ts';

/** Person to notify of a new message by SMS. */
export interface SmsRecipient {
  address: string;
  /** Empty when only the address is known. */
  name: string;
  /** Empty when it is not known. */
  mobile: string;
}

export interface SmsRecipientsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  recipients: readonly SmsRecipient[];
  /** Called when every number is written. */
  onSend: (recipients: SmsRecipient[]) => void;
  /** Whether what was written can be a number. @default anything can */
  isNumber?: ((number: string) => boolean) | undefined;
  /** The numbers are being kept; what was written stays until the dialog goes. @default false */
  isPending?: boolean | undefined;
}

/** Dialog for the phone numbers of all people to notify by SMS, shown before the message is sent. */
export function SmsRecipientsDialog({ isOpen, onOpenChange, ...props }: SmsRecipientsDialogProps) {
  const strings = useStrings().smsRecipients;
  return (
    <Dialog title={strings.title} size={480} isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ close }) => <Numbers {...props} onCancel={close} />}
    </Dialog>
  );
}

interface NumbersProps extends Omit<SmsRecipientsDialogProps, 'isOpen' | 'onOpenChange'> {
  onCancel: () => void;
}

function Numbers({ recipients, onCancel, onSend, isNumber = () => true, isPending = false }: NumbersProps) {
  const strings = useStrings().smsRecipients;
  const [numbers, setNumbers] = useState(() => new Map(recipients.map(({ address, mobile }) => [address, mobile])));
  const [wasTried, setWasTried] = useState(false);
  const numberOf = (address: string) => (numbers.get(address) ?? '').trim();
  const faultOf = (address: string) => {
    const number = numberOf(address);
    return number === '' ? strings.missing : isNumber(number) ? undefined : strings.notANumber;
  };
  const form = useRef<HTMLFormElement>(null);
  const send = () => {
    if (isPending) return;
    setWasTried(true);
    const wrong = recipients.findIndex(({ address }) => faultOf(address) !== undefined);
    if (wrong >= 0) form.current?.querySelectorAll('input')[wrong]?.focus();
    else onSend(recipients.map((recipient) => ({ ...recipient, mobile: numberOf(recipient.address) })));
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ul className={styles.people}>
        {recipients.map(({ address, name }, index) => (
          <li key={address} className={styles.person}>
            <span className={styles.personName}>
              {name || address}
              {name !== '' && <span className={styles.personAddress}>{address}</span>}
            </span>
            <TextField
              label={strings.mobile(name || address)}
              isLabelHidden
              type="tel"
              autoFocus={index === 0}
              value={numbers.get(address) ?? ''}
              onChange={(mobile) => setNumbers(new Map(numbers).set(address, mobile))}
              errorMessage={wasTried ? faultOf(address) : undefined}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onPress={onCancel}>{strings.cancel}</Button>
        <Button type="submit" tone="accent" isPending={isPending}>
          {strings.send}
        </Button>
      </div>
    </form>
  );
}
