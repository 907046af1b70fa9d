import { addPersonAddress } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { TextField } from '@jinshu/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { personStrings } from './person.strings.ts';
import { personAddressStrings as s } from './person-address.strings.ts';
import { useAddresses } from './useAddresses.ts';

const ofAddress: readonly (string | undefined)[] = ['address-invalid', 'domain-unknown', 'address-taken'];

/** Dialog that gives a person a further address (BAK-32). */
export function NewAddress({ id, onClose }: { id: number; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [address, setAddress] = useState('');
  const [isSender, setSender] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useAddresses(id, onClose);
  const isOfAddress = ofAddress.includes(reasonOf(error));
  const isMissing = wasTried && address.trim() === '';
  return (
    <FormDialog
      title={formatMessage(s.add)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.add)}
      isPending={isPending}
      errorMessage={error && !isOfAddress ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (address.trim() !== '') mutate(() => api.call(addPersonAddress, { params: { id }, body: { address, isSender } }));
      }}
      onCancel={onClose}
    >
      <TextField
        label={formatMessage(s.address)}
        inputMode="email"
        autoFocus
        autoComplete="off"
        spellCheck="false"
        value={address}
        onChange={setAddress}
        errorMessage={isMissing ? formatMessage(personStrings.addressRequired) : isOfAddress ? describe(error) : undefined}
      />
      <Checkbox isSelected={isSender} onChange={setSender}>
        {formatMessage(s.isSender)}
      </Checkbox>
    </FormDialog>
  );
}
