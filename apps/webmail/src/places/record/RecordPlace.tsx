import type { LoginRecord, MailRecord } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { QUERY_PAGE_SIZE, type Query, QueryCentre } from '@jinshu/ui/query-centre';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { recordPageOptions } from './record.queries.ts';
import { recordStrings as s } from './record.strings.ts';

/** Pause in typing before the search for a keyword, in milliseconds. */
const typingMs = 300;

/** The records of logins and mail (RTE-20). Only for accounts that have them (QRY-01 to QRY-04, LAY-17). */
export function RecordPlace() {
  const { info } = useAccount();
  return info.showsCentre ? <Records /> : <Navigate to="/mailbox/welcome" replace />;
}

function Records() {
  const intl = useIntl();
  const { api } = useAccount();
  const [query, setQuery] = useState<Query>({ log: 'login', span: 'week', size: null, keyword: '' });
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: QUERY_PAGE_SIZE });
  const keyword = useSettled(query.keyword);
  const { data, error, isFetching, refetch } = useQuery(recordPageOptions(api, { ...query, keyword: keyword.trim(), page, pageSize }));
  const toLogin = useLoginRow();
  const toMail = useMailRow(query.log);
  return (
    <Panel>
      <QueryCentre
        title={intl.formatMessage(s.title)}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          setPage({ page: 1, pageSize });
        }}
        logins={data?.logins.map(toLogin) ?? []}
        mails={data?.mails.map(toMail) ?? []}
        total={data?.count ?? 0}
        page={page}
        onPageChange={(next) => setPage({ page: next, pageSize })}
        pageSize={pageSize}
        onPageSizeChange={(size) => setPage({ page: 1, pageSize: size })}
        isLoading={isFetching && !data}
        errorMessage={error && !data ? describeProblem(intl, error) : undefined}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}

/** Returns a text once it has stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useLoginRow() {
  const { formatMessage } = useIntl();
  return ({ id, at, ip, place, isSuccess }: LoginRecord) => ({
    id: String(id),
    at,
    address: ip,
    place,
    outcome: isSuccess ? ('success' as const) : ('failure' as const),
    detail: isSuccess ? undefined : formatMessage(s.wrongPassword),
  });
}

function useMailRow(log: Query['log']) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const detailOf = ({ folder, isGone, info }: MailRecord) => {
    if (log === 'send') return info || undefined;
    if (log === 'delete') return formatMessage(isGone ? s.gone : s.toTrash);
    if (folder === '') return formatMessage(s.passedOn);
    return nameOf(folders.find(({ rawName }) => rawName === folder) ?? { rawName: folder, name: folder });
  };
  return (record: MailRecord) => ({
    id: String(record.id),
    at: record.at,
    person: record.person,
    subject: record.subject,
    size: record.size,
    outcome: record.outcome,
    detail: detailOf(record),
  });
}
