import { ScreenFailure } from '@jinshu/app/problem';
import { toasts } from '@jinshu/app/toast';
import { ComparedRecords, DetailForm } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { SettingsSection } from '@jinshu/ui/settings-form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { domainRecordStrings as s } from './domain-record.strings.ts';
import { MakeKey } from './MakeKey.tsx';
import { RecordState } from './RecordState.tsx';
import { useDomainRecords } from './useDomainRecords.ts';

/** DNS records of a domain, expected and found, and its DKIM key (BAK-92, BAK-93). */
export function DomainRecordsPane({ name }: { name: string }) {
  const { formatMessage, formatDate } = useIntl();
  const mayGovern = useMay('govern');
  const [isAsking, setAsking] = useState(false);
  const { query, check, make } = useDomainRecords(name);
  const { data, error, refetch } = query;
  if (!data) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const copy = (text: string) => {
    void navigator.clipboard.writeText(text).then(() => toasts.add({ message: formatMessage(s.copied), tone: 'success' }));
  };
  const at = data.checkedAt && formatDate(data.checkedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <DetailForm label={formatMessage(s.records)}>
      <SettingsSection title={formatMessage(s.records)}>
        <ComparedRecords
          summary={at ? formatMessage(s.checkedAt, { at }) : formatMessage(s.neverChecked)}
          actions={
            mayGovern && (
              <>
                <Button isPending={check.isPending} onPress={() => check.mutate()}>
                  {formatMessage(s.check)}
                </Button>
                <Button onPress={() => setAsking(true)}>{formatMessage(data.keys.length === 0 ? s.makeKey : s.replaceKey)}</Button>
              </>
            )
          }
          records={data.records.map((record) => ({
            id: `${record.kind} ${record.name}`,
            title: `${record.type} ${record.name}`,
            state: <RecordState record={record} keys={data.keys} />,
            expected: record.expected,
            found: record.found.join('\n'),
          }))}
          words={{
            expected: formatMessage(s.expected),
            found: formatMessage(s.found),
            nothing: formatMessage(s.nothing),
            copy: formatMessage(s.copy),
            copyOf: (title) => formatMessage(s.copyOf, { name: title }),
          }}
          onCopy={copy}
        />
      </SettingsSection>
      {isAsking && <MakeKey name={name} make={make} onClose={() => setAsking(false)} />}
    </DetailForm>
  );
}
