import type { HeldReview, ReviewStatus } from '@jinshu/api';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { heldReviewStrings as s } from './held-review.strings.ts';

const called = ({ name, address }: { name: string; address: string }) => name || address;

function recipientsOf({ formatMessage }: IntlShape, { recipients, recipientCount }: HeldReview): string {
  const names = recipients.map(called).join(', ');
  return recipientCount > recipients.length ? formatMessage(s.more, { names, count: recipientCount }) : names;
}

/** Returns the reviewers of a message, or of a decided one the reviewer who decided. */
function reviewersOf({ formatMessage }: IntlShape, { status, reviewers, decidedBy, decidedFor }: HeldReview): string {
  if (status === 'wait') return reviewers.map(({ name }) => name).join(', ');
  if (decidedBy === '') return formatMessage(s.nobody);
  return decidedFor === '' ? decidedBy : formatMessage(s.decidedFor, { by: decidedBy, for: decidedFor });
}

/** Returns the columns of the held messages. */
export function useHeldColumns(status: ReviewStatus): readonly DataGridColumn<HeldReview>[] {
  const intl = useIntl();
  return useMemo(() => {
    const { formatMessage, formatDate } = intl;
    return [
      {
        id: 'subject',
        name: formatMessage(s.subject),
        minWidth: 160,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ subject }) => <bdi>{subject}</bdi>,
      },
      { id: 'sender', name: formatMessage(s.sender), minWidth: 110, cell: ({ sender }) => <bdi>{called(sender)}</bdi> },
      {
        id: 'recipients',
        name: formatMessage(s.recipients),
        minWidth: 140,
        showsFrom: 'medium',
        cell: (mail) => <bdi>{recipientsOf(intl, mail)}</bdi>,
      },
      { id: 'rule', name: formatMessage(s.rule), minWidth: 140, showsFrom: 'wide', cell: ({ rules }) => <bdi>{rules.join(' · ')}</bdi> },
      {
        id: 'age',
        name: formatMessage(s.age),
        width: 150,
        cell: ({ heldAt }) => formatDate(heldAt, { dateStyle: 'short', timeStyle: 'short' }),
      },
      {
        id: 'reviewers',
        name: formatMessage(status === 'wait' ? s.reviewers : s.decidedByColumn),
        minWidth: 140,
        showsFrom: 'medium',
        cell: (mail) => <bdi>{reviewersOf(intl, mail)}</bdi>,
      },
    ];
  }, [intl, status]);
}
