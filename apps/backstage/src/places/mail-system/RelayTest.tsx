import { testOutgoingRelay } from '@jinshu/api';
import { MachineText } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { relayStrings as s } from './mail-relay.strings.ts';

/** Test mail by the saved way, with the answers of the other server (BAK-91). */
export function RelayTest({ isDisabled }: { isDisabled: boolean }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [address, setAddress] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.call(testOutgoingRelay, { body: { address } }),
  });
  const isOfAddress = reasonOf(error) === 'address-invalid';
  return (
    <SettingsSection title={formatMessage(s.test)}>
      <SettingsRow label={formatMessage(s.testAddress)} help={formatMessage(s.testHelp)}>
        <TextField
          label={formatMessage(s.testAddress)}
          isLabelHidden
          inputMode="email"
          autoComplete="off"
          spellCheck="false"
          value={address}
          onChange={setAddress}
          errorMessage={isOfAddress ? describe(error) : undefined}
        />
        <Button isDisabled={isDisabled || address.trim() === ''} isPending={isPending} onPress={() => mutate()}>
          {formatMessage(s.sendTest)}
        </Button>
      </SettingsRow>
      {error && !isOfAddress && (
        <Banner tone="danger" isAnnounced>
          {describe(error)}
        </Banner>
      )}
      {data && (
        <>
          <Banner tone={data.isAccepted ? 'success' : 'danger'} isAnnounced>
            {formatMessage(data.isAccepted ? s.accepted : s.notAccepted)}
          </Banner>
          <MachineText label={formatMessage(s.answers)}>{[...data.answers, data.failure].filter(Boolean).join('\n')}</MachineText>
        </>
      )}
    </SettingsSection>
  );
}
