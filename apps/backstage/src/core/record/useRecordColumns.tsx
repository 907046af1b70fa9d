import type { OperationRecord } from '@jinshu/api';
import { StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { actionRecordStrings as s, targetStrings } from './action-record.strings.ts';
import { useAuthor } from './useAuthor.ts';

const textOf = (intl: Pick<IntlShape, 'formatMessage'>, value: unknown) =>
  value === null || value === '' ? intl.formatMessage(s.empty) : typeof value === 'string' ? value : JSON.stringify(value);

/** Returns the changed fields in one line. */
function describeChanges(intl: Pick<IntlShape, 'formatMessage'>, changes: OperationRecord['changes']): string {
  return changes
    .map(({ field, before, after }) =>
      before === undefined && after === undefined
        ? intl.formatMessage(s.fact, { field, what: intl.formatMessage(s.hidden) })
        : intl.formatMessage(s.change, { field, before: textOf(intl, before ?? null), after: textOf(intl, after ?? null) }),
    )
    .join(' · ');
}

/** Returns the name of an action: the name of its call if it has no string. */
function describeAction({ formatMessage, messages }: Pick<IntlShape, 'formatMessage' | 'messages'>, action: string): string {
  const id = `operation-action.${action}`;
  return messages[id] === undefined ? action : formatMessage({ id });
}

/** Returns the columns of the records of actions. */
export function useRecordColumns(): readonly DataGridColumn<OperationRecord>[] {
  const intl = useIntl();
  const authorOf = useAuthor();
  return useMemo(() => {
    const { formatMessage, formatDate } = intl;
    return [
      { id: 'at', name: formatMessage(s.at), width: 160, cell: ({ at }) => formatDate(at, { dateStyle: 'short', timeStyle: 'medium' }) },
      {
        id: 'author',
        name: formatMessage(s.author),
        minWidth: 140,
        isRowHeader: true,
        cell: ({ author }) => <bdi title={author}>{authorOf(author)}</bdi>,
      },
      {
        id: 'action',
        name: formatMessage(s.action),
        width: 180,
        cell: ({ action, isRefused }) =>
          isRefused ? (
            <StatusWord tone="danger">{`${describeAction(intl, action)} · ${formatMessage(s.refused)}`}</StatusWord>
          ) : (
            describeAction(intl, action)
          ),
      },
      {
        id: 'target',
        name: formatMessage(s.target),
        minWidth: 140,
        showsFrom: 'medium',
        cell: ({ targetKind, targetName }) => (
          <bdi title={targetName}>{[targetKind && formatMessage(targetStrings[targetKind]), targetName].filter(Boolean).join(' ')}</bdi>
        ),
      },
      {
        id: 'changes',
        name: formatMessage(s.changes),
        minWidth: 180,
        showsFrom: 'wide',
        cell: ({ changes }) => <bdi title={describeChanges(intl, changes)}>{describeChanges(intl, changes)}</bdi>,
      },
      { id: 'ip', name: formatMessage(s.ip), width: 132, showsFrom: 'wide', cell: ({ ip }) => ip },
    ];
  }, [intl, authorOf]);
}
