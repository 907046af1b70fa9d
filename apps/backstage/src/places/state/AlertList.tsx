import type { Alert } from '@jinshu/api';
import { Facts } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { useIntl } from 'react-intl';
import { alertStrings as s } from './system-alert.strings.ts';
import { systemCauseStrings, systemPartStrings } from './system-state.strings.ts';

/** Alerts that are not over, each with its cause and times (BAK-110). */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const { formatMessage, formatDate } = useIntl();
  const day = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  if (alerts.length === 0) return <Banner tone="success">{formatMessage(s.none)}</Banner>;
  return (
    <Facts
      facts={alerts.map(({ part, target, cause, since, toldAt }) => ({
        label: [formatMessage(systemPartStrings[part]), target].filter(Boolean).join(' '),
        value: [
          formatMessage(systemCauseStrings[cause]),
          formatMessage(s.since, { at: day(since) }),
          toldAt === null ? formatMessage(s.notTold) : formatMessage(s.told, { at: day(toldAt) }),
        ].join(' · '),
      }))}
    />
  );
}
