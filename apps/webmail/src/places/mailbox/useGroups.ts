import type { MessageRow } from '@jinshu/api';
import { groupByDay } from '@jinshu/ui/message-list';
import { useMemo } from 'react';

/** Rows under day headers where the sort is by arrival (LST-32 to LST-34). */
export function useGroups(rows: readonly MessageRow[], sort: string) {
  return useMemo(() => {
    if (rows.length === 0) return [];
    if (!sort.endsWith('ARRIVAL')) return [{ key: 'all', messages: rows }];
    return groupByDay(rows, { now: new Date(), direction: sort === 'ARRIVAL' ? 'ascending' : 'descending' });
  }, [rows, sort]);
}
