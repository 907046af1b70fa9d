import {
  type LoginRecord,
  listDeletedRecords,
  listLoginRecords,
  listReceivedRecords,
  listSentRecords,
  type MailRecord,
  type RecordSpan,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { Query } from '@jinshu/ui/query-centre';
import { queryOptions } from '@tanstack/react-query';

/** Query of the page, with the page that it shows. */
export interface RecordQuery extends Query {
  page: number;
  pageSize: number;
}

/** Page of one list of records. Only the requested list has rows. */
export interface RecordPage {
  log: Query['log'];
  count: number;
  logins: readonly LoginRecord[];
  mails: readonly MailRecord[];
}

const spans = {
  day: 'day',
  threeDays: 'three-days',
  week: 'week',
  month: 'month',
  threeMonths: 'three-months',
  sixMonths: 'six-months',
  year: 'year',
} as const satisfies Record<Query['span'], RecordSpan>;
const lists = { send: listSentRecords, receive: listReceivedRecords, delete: listDeletedRecords } as const;

/** Query of a page of records. Records come all the time and without news, so each page is fetched whenever it is opened. */
export const recordPageOptions = (api: ApiClient, { log, span, size, keyword, page, pageSize }: RecordQuery) =>
  queryOptions({
    queryKey: ['record', log, { span, page, pageSize, ...(log !== 'login' && { size, keyword }) }],
    queryFn: async ({ signal }): Promise<RecordPage> => {
      const common = { page, pageSize, span: spans[span] };
      if (log === 'login') {
        const { count, results } = await api.call(listLoginRecords, { query: common }, { signal });
        return { log, count, logins: results, mails: [] };
      }
      const query = { ...common, ...(size && { size }), ...(keyword && { keyword }) };
      const { count, results } = await api.call(lists[log], { query }, { signal });
      return { log, count, logins: [], mails: results };
    },
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => (before?.log === log ? before : undefined),
  });
