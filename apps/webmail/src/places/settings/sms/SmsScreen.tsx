import { getSmsNotice, isPhoneNumber, setSmsNotice, smsSenderResource } from '@jinshu/api';
import { AddressList } from '@jinshu/ui/address-list';
import { Panel } from '@jinshu/ui/app-shell';
import { SmsPage, type SmsSettings } from '@jinshu/ui/settings-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { parametersOptions } from '../../../core/session/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';
import { useSettingsRows } from '../useSettingsRows.ts';

/** Notices of new messages by SMS, and the senders whose messages bring one (SET-86, SET-87). */
export function SmsScreen() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useAccount();
  const own = useSettingsRows(smsSenderResource);
  const queryKey = [...sessionKeys.all, 'sms'];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api.call(getSmsNotice, undefined, { signal }) });
  const { data: parameters } = useQuery(parametersOptions(api));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const save = useMutation({
    mutationFn: (settings: SmsSettings) => api.call(setSmsNotice, { body: { ...settings, timeZone } }),
    onSuccess: () => own.done(s.saved),
  });
  if (!data) return <Panel>{null}</Panel>;
  const { sentToday, dailyLimit, ...settings } = data;
  const label = formatMessage(s.smsSenders);
  return (
    <Panel>
      <SmsPage
        key={JSON.stringify(settings)}
        settings={settings}
        isNumber={isPhoneNumber}
        hourCycle={parameters?.uses12Hours ? 12 : 24}
        onSave={(changed) => save.mutate(changed)}
        isPending={save.isPending}
        errorMessage={save.error ? describeProblem(intl, save.error) : undefined}
        senders={
          <>
            <AddressList
              label={label}
              entries={own.rows.map(({ id, pattern, isActive }) => ({ id: String(id), text: pattern, isActive }))}
              onAdd={(pattern) => own.add.mutate({ pattern })}
              selectedKeys={own.selected}
              onSelectionChange={own.select}
              onActiveChange={(keys, isActive) => void own.setActive(keys, isActive)}
              onDelete={(keys) => void own.remove(keys)}
              onClear={() => void own.clear()}
              isLoading={own.isPending}
              isPending={own.add.isPending}
              errorMessage={own.add.error ? describeProblem(intl, own.add.error) : undefined}
            />
            <p>{formatMessage(s.smsToday, { sent: sentToday, limit: dailyLimit })}</p>
          </>
        }
      />
    </Panel>
  );
}
