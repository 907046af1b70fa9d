import type { DomainRecord, DomainRecordState, DomainRecords } from '@jinshu/api';
import { StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { domainStateStrings, domainRecordStrings as s } from './domain-record.strings.ts';

const tones: Readonly<Record<DomainRecordState, StatusWordProps['tone']>> = {
  good: 'success',
  differs: 'warning',
  missing: 'danger',
  unknown: 'info',
};

/** State of a DNS record; of a DKIM record also whether its key signs. */
export function RecordState({ record: { kind, name, state }, keys }: { record: DomainRecord; keys: DomainRecords['keys'] }) {
  const { formatMessage } = useIntl();
  const key = kind === 'dkim' ? keys.find(({ selector }) => name.startsWith(`${selector}.`)) : undefined;
  return (
    <>
      {key && <StatusWord tone={key.isSigning ? 'success' : 'info'}>{formatMessage(key.isSigning ? s.signing : s.waiting)}</StatusWord>}
      {state === null ? (
        formatMessage(s.unchecked)
      ) : (
        <StatusWord tone={tones[state]}>{formatMessage(domainStateStrings[state])}</StatusWord>
      )}
    </>
  );
}
