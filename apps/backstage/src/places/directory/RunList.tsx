import type { DirectoryRun } from '@jinshu/api';
import { Facts, StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { directoryOutcomeStrings, directoryStrings as s } from './directory.strings.ts';

const tones: Readonly<Record<NonNullable<DirectoryRun['outcome']>, StatusWordProps['tone']>> = {
  done: 'success',
  halted: 'warning',
  unread: 'danger',
  failed: 'danger',
  died: 'danger',
};
const servers = { directory: s.bySchedule, 'command line': s.byCommand };

function Run({ run: { author, outcome, counts } }: { run: DirectoryRun }) {
  const { formatMessage } = useIntl();
  const who = servers[author as keyof typeof servers];
  return (
    <>
      <StatusWord tone={outcome === null ? 'info' : tones[outcome]}>
        {formatMessage(outcome === null ? s.running : directoryOutcomeStrings[outcome])}
      </StatusWord>
      {counts && (
        <div>
          {formatMessage(s.runCounts, {
            made: counts.newCount,
            changed: counts.changedCount,
            disabled: counts.disabledCount,
            leftOut: counts.leftOutCount,
          })}
        </div>
      )}
      <div>{who ? formatMessage(who) : formatMessage(s.byWhom, { author })}</div>
    </>
  );
}

/** The last synchronizations, each with its time, outcome and numbers. */
export function RunList({ runs }: { runs: readonly DirectoryRun[] }) {
  const { formatMessage, formatDate } = useIntl();
  if (runs.length === 0) return <p>{formatMessage(s.noRuns)}</p>;
  return (
    <Facts
      facts={runs.map((run) => ({
        label: formatDate(run.startedAt, { dateStyle: 'medium', timeStyle: 'medium' }),
        value: <Run run={run} />,
      }))}
    />
  );
}
