import { mostCountedRecords, type PeopleRecord, type PeopleRecordKind } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Icon } from '@jinshu/ui/icon-more';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLate, useListAddress, usePagedList } from '../../core/list/index.ts';
import { recordTabStrings, peopleRecordStrings as s } from './people-record.strings.ts';
import { peopleRecordsOptions, recordFiltersOf } from './peopleRecord.queries.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { usePeopleRecordColumns } from './usePeopleRecordColumns.tsx';

const keyOf = ({ id }: PeopleRecord) => String(id);
const textOf = ({ name, person, subject }: PeopleRecord) => `${name} ${person} ${subject}`.trim();

/** Table of logins, or of sent, received or deleted mail of all people (BAK-102). A sent message leads to the records of who received it. */
export function PeopleRecords({ kind }: { kind: PeopleRecordKind }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const address = useListAddress();
  // A period ends where the page was opened, so that its pages stay the same.
  const [now] = useState(Date.now);
  const keyword = useLate(address.keyword);
  const { page, pageSize } = address;
  const list = useQuery(peopleRecordsOptions(kind, { ...recordFiltersOf(address, { keyword, now }), page, pageSize }));
  const table = usePagedList(list, address, mostCountedRecords);
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  const rowActions = useMemo(
    () => (kind === 'sent' ? [{ id: 'arrivals', label: formatMessage(s.arrivals), icon: <Icon name="mail_inbox" /> }] : undefined),
    [kind, formatMessage],
  );
  return (
    <TableList
      label={formatMessage(recordTabStrings[kind])}
      search={{
        label: formatMessage(s.search),
        placeholder: formatMessage(s.searchPlaceholder),
        value: address.keyword,
        onChange: address.setKeyword,
      }}
      filters={<RecordFilters address={address} />}
      columns={usePeopleRecordColumns(kind)}
      getKey={keyOf}
      textValue={textOf}
      rowActions={rowActions}
      onAction={(_, { messageId }) => void navigate(`/operation/records?${new URLSearchParams({ tab: 'received', message: messageId })}`)}
      emptyState={emptyState}
      {...table}
    />
  );
}
