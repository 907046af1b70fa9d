import { useMemo } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, formatSize, showBidiControls } from '../../foundation/text/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import { Outcome } from './Outcome.tsx';
import * as styles from './QueryCentre.css.ts';
import type { LoginRecord, MailRecord, QueryLog, QueryOutcome } from './query.ts';

function useEdges(timeZone: string | undefined) {
  const { queryCentre: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return useMemo(
    () => ({
      time: {
        id: 'time',
        name: words.columns.time,
        width: 148,
        tone: 'secondary' as const,
        cell: ({ at }: { at: string }) => <span className={styles.time}>{formatDate(at, { locale, timeZone })}</span>,
      },
      outcome: {
        id: 'outcome',
        name: words.columns.outcome,
        width: 168,
        cell: ({ outcome, detail }: { outcome: QueryOutcome; detail?: string | undefined }) => (
          <Outcome outcome={outcome} text={detail ?? words.outcomes[outcome]} />
        ),
      },
      locale,
    }),
    [words, locale, timeZone],
  );
}

/** Returns the columns of the login list. */
export function useLoginColumns(timeZone: string | undefined): readonly DataGridColumn<LoginRecord>[] {
  const { columns: names } = useStrings().queryCentre;
  const { time, outcome } = useEdges(timeZone);
  return useMemo(
    () => [
      time,
      {
        id: 'address',
        name: names.address,
        minWidth: 100,
        isRowHeader: true,
        cell: ({ address }) => <bdi title={address}>{address}</bdi>,
      },
      {
        id: 'place',
        name: names.place,
        minWidth: 120,
        showsFrom: 'medium',
        cell: ({ place }) => <bdi title={place}>{place}</bdi>,
      },
      outcome,
    ],
    [names, time, outcome],
  );
}

/** Returns the columns of a message list. */
export function useMailColumns(log: QueryLog, timeZone: string | undefined): readonly DataGridColumn<MailRecord>[] {
  const { columns: names, noSubject } = useStrings().queryCentre;
  const { time, outcome, locale } = useEdges(timeZone);
  const person = log === 'send' ? names.recipient : log === 'receive' ? names.sender : names.person;
  return useMemo(
    () => [
      time,
      { id: 'person', name: person, width: 200, showsFrom: 'medium', cell: ({ person }) => <bdi title={person}>{person}</bdi> },
      {
        id: 'subject',
        name: names.subject,
        minWidth: 100,
        isRowHeader: true,
        cell: ({ subject }) => <bdi title={showBidiControls(subject)}>{showBidiControls(subject) || noSubject}</bdi>,
      },
      { id: 'size', name: names.size, width: 96, align: 'end', showsFrom: 'medium', cell: ({ size }) => formatSize(size, locale) },
      outcome,
    ],
    [names, noSubject, person, time, outcome, locale],
  );
}
