import { type ReactNode, useMemo } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, showBidiControls } from '../../foundation/text/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Outcome } from '../query-centre/Outcome.tsx';
import { SettingsList } from './SettingsList.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** Message that was recalled from one recipient. */
export interface RecallRecord {
  id: string;
  subject: string;
  recipient: string;
  /** ISO moment. */
  at: string;
  outcome: 'success' | 'waiting' | 'failure';
  /** More about the result, such as the reason for a failure. */
  detail?: string | undefined;
}

/** Props of {@link RecallRecordsPage}. An action whose handler is left out is left out. */
export interface RecallRecordsPageProps {
  records: readonly RecallRecord[];
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Called to delete the selected records, after the user confirmed. */
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  /** Deletes them all, once the question was answered. */
  onClear?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** The way to other pages: `Pagination`. */
  pagination?: ReactNode;
  /** IANA zone of the times. */
  timeZone?: string | undefined;
}

const keyOf = ({ id }: RecallRecord) => id;
const textOf = ({ subject, recipient }: RecallRecord) => `${subject} ${recipient}`;

/** Page that lists the user's recalled messages and the results. */
export function RecallRecordsPage(props: RecallRecordsPageProps) {
  const { records, selectedKeys, onSelectionChange, onDelete, onClear, isLoading, pagination, timeZone } = props;
  const { recallRecordsPage: words } = useStrings();
  const columns = useColumns(timeZone);
  return (
    <SettingsPage isWide title={words.title} description={words.description}>
      <SettingsList
        label={words.title}
        columns={columns}
        rows={records}
        getKey={keyOf}
        textValue={textOf}
        selectedKeys={selectedKeys}
        onSelectionChange={onSelectionChange}
        onDelete={onDelete}
        onClear={onClear}
        isLoading={isLoading}
        pagination={pagination}
        emptyState={<EmptyState title={words.none}>{words.noneHelp}</EmptyState>}
      />
    </SettingsPage>
  );
}

function useColumns(timeZone: string | undefined): readonly DataGridColumn<RecallRecord>[] {
  const { recallRecordsPage: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return useMemo(
    () => [
      {
        id: 'subject',
        name: words.columns.subject,
        minWidth: 100,
        isRowHeader: true,
        cell: ({ subject }) => <bdi title={showBidiControls(subject)}>{showBidiControls(subject) || words.noSubject}</bdi>,
      },
      {
        id: 'recipient',
        name: words.columns.recipient,
        width: 220,
        showsFrom: 'medium',
        cell: ({ recipient }) => <bdi title={recipient}>{recipient}</bdi>,
      },
      { id: 'time', name: words.columns.time, width: 148, showsFrom: 'medium', cell: ({ at }) => formatDate(at, { locale, timeZone }) },
      {
        id: 'outcome',
        name: words.columns.outcome,
        width: 144,
        cell: ({ outcome, detail }) => <Outcome outcome={outcome} text={detail ?? words.outcomes[outcome]} />,
      },
    ],
    [words, locale, timeZone],
  );
}
