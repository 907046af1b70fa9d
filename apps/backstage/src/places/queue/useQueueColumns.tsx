import type { QueuedDelivery, QueueState } from '@jinshu/api';
import { StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { formatSize } from '@jinshu/ui/text';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSpan } from '../../core/span/index.ts';
import { queueStateStrings, queueStrings as s } from './queue.strings.ts';

const tones: Readonly<Record<QueueState, StatusWordProps['tone']>> = { waiting: 'neutral', 'under-way': 'info', retrying: 'warning' };

type Column = DataGridColumn<QueuedDelivery>;

/** Columns of who sent it to whom. */
function endsOf({ formatMessage }: Pick<IntlShape, 'formatMessage'>): Column[] {
  return [
    {
      id: 'recipient',
      name: formatMessage(s.recipient),
      minWidth: 150,
      isRowHeader: true,
      allowsSorting: true,
      cell: ({ recipient }) => <bdi title={recipient}>{recipient}</bdi>,
    },
    {
      id: 'domain',
      name: formatMessage(s.domain),
      width: 132,
      allowsSorting: true,
      showsFrom: 'wide',
      cell: ({ domain }) => <bdi title={domain}>{domain}</bdi>,
    },
    {
      id: 'sender',
      name: formatMessage(s.sender),
      minWidth: 130,
      allowsSorting: true,
      showsFrom: 'medium',
      cell: ({ sender }) => (sender === '' ? formatMessage(s.noSender) : <bdi title={sender}>{sender}</bdi>),
    },
  ];
}

/** Columns of the attempts. */
function attemptsOf({ formatMessage, formatDate, formatNumber }: IntlShape): Column[] {
  return [
    {
      id: 'state',
      name: formatMessage(s.state),
      width: 104,
      cell: ({ state }) => <StatusWord tone={tones[state]}>{formatMessage(queueStateStrings[state])}</StatusWord>,
    },
    {
      id: 'answer',
      name: formatMessage(s.answer),
      minWidth: 130,
      showsFrom: 'wide',
      cell: ({ answer }) => <bdi title={answer}>{answer}</bdi>,
    },
    {
      id: 'attempts',
      name: formatMessage(s.attempts),
      width: 92,
      align: 'end',
      allowsSorting: true,
      showsFrom: 'medium',
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      id: 'next',
      name: formatMessage(s.next),
      width: 112,
      allowsSorting: true,
      showsFrom: 'medium',
      cell: ({ nextAttemptAt, state }) =>
        state === 'under-way'
          ? '–'
          : formatDate(nextAttemptAt, { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    },
  ];
}

/** Returns the columns of the queue (BAK-94). `now` is the moment of the rows. */
export function useQueueColumns(now: number): readonly Column[] {
  const intl = useIntl();
  const span = useSpan();
  return useMemo(
    () => [
      ...endsOf(intl),
      ...attemptsOf(intl),
      {
        id: 'size',
        name: intl.formatMessage(s.size),
        width: 88,
        align: 'end',
        allowsSorting: true,
        showsFrom: 'wide',
        cell: ({ size }) => formatSize(size, intl.locale),
      },
      {
        id: 'age',
        name: intl.formatMessage(s.age),
        width: 96,
        align: 'end',
        allowsSorting: true,
        cell: ({ queuedAt }) => span(now - Date.parse(queuedAt)),
      },
    ],
    [intl, span, now],
  );
}
