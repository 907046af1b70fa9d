import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridColumn } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Pagination } from '../../parts/pagination/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TabList, TabPanel, Tabs } from '../../parts/tabs/index.ts';
import * as styles from './QueryCentre.css.ts';
import {
  type LoginRecord,
  type MailRecord,
  QUERY_LOGS,
  QUERY_PAGE_SIZE,
  QUERY_SIZES,
  QUERY_SPANS,
  type Query,
  type QueryLog,
  type QuerySize,
  type QuerySpan,
} from './query.ts';
import { useLoginColumns, useMailColumns } from './useQueryColumns.tsx';

/** Props of {@link QueryCentre}. */
export interface QueryCentreProps {
  /** Name of the page, for screen readers: its level-1 heading. */
  title?: string | undefined;
  query: Query;
  /** Called with all of it; what changed leads to the first page again. */
  onQueryChange: (query: Query) => void;
  /** The records of the page that is shown, while the list of logins is. */
  logins: readonly LoginRecord[];
  /** The records of the page that is shown, while another list is. */
  mails: readonly MailRecord[];
  /** Number of records on all pages. */
  total: number;
  /** Counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** @default {@link QUERY_PAGE_SIZE} */
  pageSize?: number | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  isLoading?: boolean | undefined;
  /** Error message if loading the records failed. */
  errorMessage?: string | undefined;
  /** Asks for them again. */
  onRetry?: (() => void) | undefined;
  /** IANA zone of the times. */
  timeZone?: string | undefined;
  className?: string | undefined;
}

/** Records of an account: logins, and sent, received and deleted messages. */
export function QueryCentre(props: QueryCentreProps) {
  const { title, query, onQueryChange, className } = props;
  const { queryCentre: words } = useStrings();
  return (
    <Tabs
      className={clsx(styles.root, className)}
      selectedKey={query.log}
      onSelectionChange={(key) => key !== query.log && onQueryChange({ ...query, log: key as QueryLog })}
    >
      {title !== undefined && <h1 className={visuallyHidden}>{title}</h1>}
      <TabList label={words.name} tabs={QUERY_LOGS.map((id) => ({ id, title: words.logs[id] }))} />
      {QUERY_LOGS.map((log) => (
        <TabPanel key={log} id={log} padding="none" className={styles.list}>
          <QueryBar {...props} />
          <Records {...props} />
          <div className={styles.foot}>
            <Pagination
              page={props.page}
              pageSize={props.pageSize ?? QUERY_PAGE_SIZE}
              total={props.total}
              onPageChange={props.onPageChange}
              onPageSizeChange={props.onPageSizeChange}
              formatRange={words.range}
              formatPageSize={words.pageSize}
            />
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}

const ANY = 'any';

function QueryBar({ query, onQueryChange }: QueryCentreProps) {
  const { queryCentre: words } = useStrings();
  return (
    <div className={styles.bar}>
      <Select
        label={words.span}
        isLabelHidden
        icon="clock"
        className={styles.choice}
        value={query.span}
        onChange={(key) => onQueryChange({ ...query, span: key as QuerySpan })}
      >
        {QUERY_SPANS.map((span) => (
          <SelectItem key={span} id={span}>
            {words.spans[span]}
          </SelectItem>
        ))}
      </Select>
      {query.log !== 'login' && (
        <>
          <Select
            label={words.size}
            isLabelHidden
            className={styles.choice}
            value={query.size ?? ANY}
            onChange={(key) => onQueryChange({ ...query, size: key === ANY ? null : (key as QuerySize) })}
          >
            <SelectItem id={ANY}>{words.anySize}</SelectItem>
            {QUERY_SIZES.map((size) => (
              <SelectItem key={size} id={size}>
                {words.sizes[size]}
              </SelectItem>
            ))}
          </Select>
          <div className={styles.search}>
            <SearchField
              label={words.keyword}
              placeholder={words.keyword}
              value={query.keyword}
              onChange={(keyword) => onQueryChange({ ...query, keyword })}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Records({ query, logins, mails, isLoading, errorMessage, onRetry, timeZone }: QueryCentreProps) {
  const { queryCentre: words } = useStrings();
  const loginColumns = useLoginColumns(timeZone);
  const mailColumns = useMailColumns(query.log, timeZone);
  const emptyState = useMemo(() => <EmptyState title={words.none}>{words.noneHelp}</EmptyState>, [words]);
  if (errorMessage !== undefined)
    return (
      <EmptyState
        drawing="failure"
        isAnnounced
        title={errorMessage}
        actions={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
      />
    );
  const shared = { 'aria-label': words.logs[query.log], isLoading, emptyState };
  if (query.log === 'login') return <Grid {...shared} columns={loginColumns} rows={logins} textValue={loginText} />;
  return <Grid {...shared} columns={mailColumns} rows={mails} textValue={mailText} />;
}

const keyOf = ({ id }: { id: string }) => id;
const loginText = ({ address, place = '' }: LoginRecord) => `${address} ${place}`.trim();
const mailText = ({ person, subject }: MailRecord) => `${person} ${subject}`;

interface GridProps<T> {
  'aria-label': string;
  columns: readonly DataGridColumn<T>[];
  rows: readonly T[];
  textValue: (row: T) => string;
  isLoading: boolean | undefined;
  emptyState: ReactNode;
}

const Grid = <T extends { id: string }>(props: GridProps<T>) => <DataGrid {...props} getKey={keyOf} />;
