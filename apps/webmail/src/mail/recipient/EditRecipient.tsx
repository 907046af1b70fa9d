import { type Address, isAddress, Problem } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { TextField } from '@jinshu/ui/text-field';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { recipientStrings as s } from './recipient.strings.ts';

export interface EditRecipientProps {
  recipient: Address;
  onSave: (recipient: Address) => void;
  onClose: () => void;
}

/** Changes name and address of a recipient (PIC-07, ERR-46). */
export function EditRecipient({ recipient, onSave, onClose }: EditRecipientProps) {
  const intl = useIntl();
  const [name, setName] = useState(recipient.name);
  const [address, setAddress] = useState(recipient.address);
  const [wasTried, setWasTried] = useState(false);
  const isValid = isAddress(address.trim());
  const isDone = useRef(false);
  const close = () => {
    isDone.current = true;
    onClose();
  };
  const handOver = () => onSave({ name: name.trim(), address: address.trim() });
  const save = () => {
    setWasTried(true);
    if (!isValid) return;
    handOver();
    close();
  };
  const leave = useEffectEvent(() => {
    if (!isDone.current && (name !== recipient.name || address !== recipient.address)) handOver();
  });
  // The message can be sent while the dialog is open. Save the entered name and address on unmount, even if invalid, as the recipient field
  // does.
  useLayoutEffect(() => () => leave(), []);
  return (
    <Dialog
      title={intl.formatMessage(s.editTitle)}
      size={400}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onPress={close}>{intl.formatMessage(s.cancel)}</Button>
          <Button tone="accent" onPress={save}>
            {intl.formatMessage(s.save)}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField label={intl.formatMessage(s.name)} value={name} onChange={setName} maxLength={200} />
        <TextField
          label={intl.formatMessage(s.address)}
          type="email"
          autoFocus
          isRequired
          value={address}
          onChange={setAddress}
          errorMessage={wasTried && !isValid ? describeProblem(intl, new Problem('email-format')) : undefined}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
