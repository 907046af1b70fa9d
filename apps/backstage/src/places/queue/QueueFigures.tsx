import type { MailQueueSummary } from '@jinshu/api';
import { FigureTiles } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { useSpan } from '../../core/span/index.ts';
import { queueStateStrings, queueStrings as s } from './queue.strings.ts';

export interface QueueFiguresProps {
  summary: MailQueueSummary;
  /** Moment of the numbers. */
  now: number;
}

/** Numbers of the queue. */
export function QueueFigures({ summary, now }: QueueFiguresProps) {
  const { formatMessage, formatNumber } = useIntl();
  const span = useSpan();
  const { waiting, underWay, retrying, oldestAt, failedToday, deliveredToday } = summary;
  return (
    <FigureTiles
      label={formatMessage(s.numbers)}
      figures={[
        {
          id: 'waiting',
          label: formatMessage(queueStateStrings.waiting),
          value: formatNumber(waiting),
          note: formatMessage(s.waitingHelp),
        },
        { id: 'under-way', label: formatMessage(queueStateStrings['under-way']), value: formatNumber(underWay) },
        {
          id: 'retrying',
          label: formatMessage(queueStateStrings.retrying),
          value: formatNumber(retrying),
          tone: retrying > 0 ? 'warning' : 'neutral',
          note: oldestAt === null ? undefined : formatMessage(s.oldest, { age: span(now - Date.parse(oldestAt)) }),
        },
        { id: 'delivered', label: formatMessage(s.deliveredToday), value: formatNumber(deliveredToday) },
        {
          id: 'failed',
          label: formatMessage(s.failedToday),
          value: formatNumber(failedToday),
          tone: failedToday > 0 ? 'danger' : 'neutral',
          note: formatMessage(s.failedHelp),
        },
      ]}
    />
  );
}
