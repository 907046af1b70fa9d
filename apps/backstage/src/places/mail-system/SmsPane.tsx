import { type SmsGatewaySettings, setSmsGateway } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { GatewayFrame } from './GatewayFrame.tsx';
import { GatewayRows } from './GatewayRows.tsx';
import { smsOptions } from './gateway.queries.ts';
import { gatewayStrings as s } from './gateway.strings.ts';
import { SmsTest } from './SmsTest.tsx';
import { useGatewayForm } from './useGatewayForm.ts';

function SmsForm({ gateway }: { gateway: SmsGatewaySettings }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const form = useGatewayForm(gateway, {
    queryKey: smsOptions.queryKey,
    save: (body) => api.call(setSmsGateway, { body }),
  });
  return (
    <GatewayFrame title={formatMessage(s.sms)} {...{ form, isReadOnly }} test={<SmsTest isDisabled={form.changeCount > 0} />}>
      <GatewayRows {...{ form, isReadOnly }} ownHelp={formatMessage(s.smsOwnHelp)} noneHelp={formatMessage(s.smsNoneHelp)} />
    </GatewayFrame>
  );
}

/** The SMS gateway (BAK-100). */
export function SmsPane() {
  const { data: gateway, error, refetch } = useQuery(smsOptions);
  if (!gateway) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <SmsForm gateway={gateway} />;
}
