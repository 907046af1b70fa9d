import { changePersonAddress, type PersonAddresses } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { personAddressStrings as s } from './person-address.strings.ts';
import { useAddresses } from './useAddresses.ts';

export interface AddressRowProps {
  id: number;
  further: PersonAddresses['further'][number];
  mayManage: boolean;
  onAsk: (about: 'main' | 'remove') => void;
}

/** A further address of a person, and whether the person may write from it. */
export function AddressRow({ id, further: { address, isSender }, mayManage, onAsk }: AddressRowProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { mutate, error, isPending } = useAddresses(id);
  return (
    <SettingsRow label={address}>
      <Switch
        aria-label={formatMessage(s.senderOf, { address })}
        isSelected={isSender}
        isDisabled={!mayManage || isPending}
        errorMessage={error ? describe(error) : undefined}
        onChange={(next) => mutate(() => api.call(changePersonAddress, { params: { id }, body: { address, isSender: next } }))}
      >
        {formatMessage(s.isSender)}
      </Switch>
      {mayManage && (
        <>
          <Button aria-label={formatMessage(s.makeMainOf, { address })} onPress={() => onAsk('main')}>
            {formatMessage(s.makeMain)}
          </Button>
          <Button variant="quiet" tone="danger" aria-label={formatMessage(s.removeOf, { address })} onPress={() => onAsk('remove')}>
            {formatMessage(s.remove)}
          </Button>
        </>
      )}
    </SettingsRow>
  );
}
