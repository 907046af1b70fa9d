import { type DirectorySyncReport, directoryRowKinds } from '@jinshu/api';
import { Facts, MachineText, OutcomeCounts } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { SettingsSection } from '@jinshu/ui/settings-form';
import { type IntlShape, useIntl } from 'react-intl';
import { directoryFaultStrings, directoryKindStrings as kinds, directoryStrings as s } from './directory.strings.ts';

/** The sentence for a reason: that of a cell of an import, or that of a refusal. */
function reasonWords({ messages, formatMessage }: IntlShape, reason: string): string {
  const id = [`people-import.reason.${reason}`, `operation-reason.${reason}`].find((one) => messages[one] !== undefined);
  return id === undefined ? reason : formatMessage({ id });
}

function SyncRows({ report: { rows, counts } }: { report: DirectorySyncReport }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const countOf = {
    department: counts.departmentCount,
    new: counts.newCount,
    changed: counts.changedCount,
    disabled: counts.disabledCount,
    enabled: counts.enabledCount,
    'left-out': counts.leftOutCount,
  };
  const facts = directoryRowKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    const lines = own.map(({ label, reason }) => (
      <div key={label}>
        <bdi>{reason === '' ? label : formatMessage(s.leftOutWhy, { label, reason: reasonWords(intl, reason) })}</bdi>
      </div>
    ));
    const more = countOf[kind] - own.length;
    return { label: formatMessage(kinds[kind]), value: [...lines, more > 0 && <div key="">{formatMessage(s.more, { count: more })}</div>] };
  });
  return (
    facts.length > 0 && (
      <SettingsSection title={formatMessage(s.changes)}>
        <Facts facts={facts} />
      </SettingsSection>
    )
  );
}

/** Result of a synchronization or a dry run: numbers, and the first rows of each kind. */
export function SyncResult({ report, isDryRun }: { report: DirectorySyncReport; isDryRun: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const { fault, said, isHalted, counts } = report;
  if (fault)
    return (
      <>
        <Banner tone="danger" isAnnounced>
          {formatMessage(directoryFaultStrings[fault])}
        </Banner>
        {said !== '' && <MachineText label={formatMessage(s.said)}>{said}</MachineText>}
      </>
    );
  return (
    <>
      <Banner tone={isDryRun ? 'info' : 'success'} isAnnounced>
        {formatMessage(isDryRun ? s.tried : s.synced)}
      </Banner>
      {isHalted && <Banner tone="warning">{formatMessage(s.halted)}</Banner>}
      <SettingsSection title={formatMessage(s.counts)}>
        <OutcomeCounts
          formatCount={formatNumber}
          outcomes={[
            { id: 'new', label: formatMessage(kinds.new), count: counts.newCount, tone: 'success' },
            { id: 'changed', label: formatMessage(kinds.changed), count: counts.changedCount, tone: 'info' },
            { id: 'unchanged', label: formatMessage(kinds.unchanged), count: counts.unchangedCount, tone: 'neutral' },
            { id: 'disabled', label: formatMessage(kinds.disabled), count: counts.disabledCount, tone: 'warning' },
            { id: 'enabled', label: formatMessage(kinds.enabled), count: counts.enabledCount, tone: 'success' },
            { id: 'left-out', label: formatMessage(kinds['left-out']), count: counts.leftOutCount, tone: 'danger' },
            { id: 'department', label: formatMessage(kinds.department), count: counts.departmentCount, tone: 'info' },
          ]}
        />
      </SettingsSection>
      <SyncRows report={report} />
    </>
  );
}
