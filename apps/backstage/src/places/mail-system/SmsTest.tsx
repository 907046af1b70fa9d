import { testSmsGateway } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { gatewayStrings as s } from './gateway.strings.ts';

/** Sends a test message by the saved gateway (BAK-100). */
export function SmsTest({ isDisabled }: { isDisabled: boolean }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [mobile, setMobile] = useState('');
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => api.call(testSmsGateway, { body: { mobile } }) });
  const isOfMobile = reasonOf(error) === 'mobile-invalid';
  return (
    <SettingsSection title={formatMessage(s.test)}>
      <SettingsRow label={formatMessage(s.mobile)} help={formatMessage(s.smsTestHelp)}>
        <TextField
          label={formatMessage(s.mobile)}
          isLabelHidden
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={mobile}
          onChange={setMobile}
          errorMessage={isOfMobile ? describe(error) : undefined}
        />
        <Button isDisabled={isDisabled || mobile.trim() === ''} isPending={isPending} onPress={() => mutate()}>
          {formatMessage(s.sendTest)}
        </Button>
      </SettingsRow>
      {error && !isOfMobile && (
        <Banner tone="danger" isAnnounced>
          {describe(error)}
        </Banner>
      )}
      {data && (
        <Banner tone={data.isAccepted ? 'success' : 'danger'} isAnnounced>
          {data.isAccepted ? formatMessage(s.accepted) : formatMessage(s.notAccepted, { failure: data.failure })}
        </Banner>
      )}
    </SettingsSection>
  );
}
