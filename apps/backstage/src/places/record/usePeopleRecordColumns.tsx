import type { PeopleRecord, PeopleRecordKind } from '@jinshu/api';
import { StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { formatSize } from '@jinshu/ui/text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { recordOutcomeStrings, peopleRecordStrings as s } from './people-record.strings.ts';

type Column = DataGridColumn<PeopleRecord>;
const tones = { success: 'success', waiting: 'warning', failure: 'danger' } as const;

function useMailColumns(kind: PeopleRecordKind): readonly Column[] {
  const { formatMessage, locale } = useIntl();
  return useMemo(
    () => [
      {
        id: 'other',
        name: formatMessage(kind === 'sent' ? s.to : s.from),
        minWidth: 140,
        cell: ({ person }) => <bdi title={person}>{person}</bdi>,
      },
      {
        id: 'subject',
        name: formatMessage(s.subject),
        minWidth: 160,
        showsFrom: 'medium',
        cell: ({ subject }) => <bdi title={subject}>{subject}</bdi>,
      },
      { id: 'size', name: formatMessage(s.size), width: 96, align: 'end', showsFrom: 'wide', cell: ({ size }) => formatSize(size, locale) },
    ],
    [formatMessage, locale, kind],
  );
}

function useLoginColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      { id: 'ip', name: formatMessage(s.ip), width: 140, cell: ({ ip }) => ip },
      { id: 'place', name: formatMessage(s.place), minWidth: 120, showsFrom: 'medium', cell: ({ place }) => <bdi>{place}</bdi> },
    ],
    [formatMessage],
  );
}

/** Returns the columns of the records of a kind. */
export function usePeopleRecordColumns(kind: PeopleRecordKind): readonly Column[] {
  const { formatMessage, formatDate } = useIntl();
  const mail = useMailColumns(kind);
  const login = useLoginColumns();
  return useMemo(
    (): Column[] => [
      { id: 'at', name: formatMessage(s.at), width: 160, cell: ({ at }) => formatDate(at, { dateStyle: 'short', timeStyle: 'medium' }) },
      {
        id: 'person',
        name: formatMessage(s.person),
        minWidth: 112,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name, userName }) => <bdi title={userName}>{name === '' ? formatMessage(s.removed) : name}</bdi>,
      },
      {
        id: 'address',
        name: formatMessage(s.address),
        minWidth: 140,
        showsFrom: 'wide',
        cell: ({ userName }) => <bdi title={userName}>{userName}</bdi>,
      },
      ...(kind === 'login' ? login : mail),
      {
        id: 'outcome',
        name: formatMessage(s.outcome),
        width: 112,
        cell: ({ outcome, info }) => (
          <span title={info}>
            <StatusWord tone={tones[outcome]}>{formatMessage(recordOutcomeStrings[outcome])}</StatusWord>
          </span>
        ),
      },
    ],
    [formatMessage, formatDate, kind, login, mail],
  );
}
