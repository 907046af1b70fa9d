import type { SearchConditions } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import type { Message as ListedMessage } from '@jinshu/ui/message-list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { returnFocus } from '../../core/page/index.ts';
import { chosenRows, type Mails, nothing, type Selection, useListActions, useRowActions, wholeFolder } from '../../mail/message/index.ts';
import { textsOf } from '../../mail/search/index.ts';
import { useFound } from './useFound.ts';

/** Results of a search: the page, the selection, and the actions for it. */
export function useResults(tab: MailTab, conditions: SearchConditions) {
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 20 });
  const [selection, setSelection] = useState<Selection>(nothing);
  const focused = useRef<ListedMessage>(undefined);
  const found = useFound(conditions, { ...textsOf(tab), page, pageSize });
  const { rows, total } = found;

  // Mail went away behind the last page.
  const pages = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (found.isCurrent && page > pages) setPaging({ page: pages, pageSize });
  }, [found.isCurrent, page, pages, pageSize]);

  const inRows = chosenRows(selection, rows);
  const isAll = selection.kind === 'all';
  const chosen: Mails = {
    folder: null,
    uids: inRows.map(({ uid }) => uid),
    rows: inRows,
    found: isAll ? { total, list: found.listAll } : undefined,
  };
  const clear = () => {
    setSelection(nothing);
    returnFocus();
  };
  const actions = useListActions({ ...chosen, onDone: clear });
  return {
    found,
    rows,
    pages,
    selection,
    setSelection,
    /** The row that has the keyboard focus. */
    focused,
    chosen,
    selectedCount: isAll ? total : inRows.length,
    clear,
    actions,
    row: useRowActions({ folder: null, rows, chosen, actions }),
    /** Position of the results, for a message that is opened. */
    position: useMemo(
      () => ({
        ...wholeFolder,
        trail: rows.filter(({ isMoved }) => !isMoved).map(({ folder, uid }) => ({ folder, uid })),
        found: { query: { ...tab.query, pageSize }, first: page, last: page, pages },
      }),
      [rows, tab, page, pageSize, pages],
    ),
    paging: {
      page,
      pageSize,
      total,
      onPageChange: (next: number) => setPaging({ page: next, pageSize }),
      onPageSizeChange: (size: number) => setPaging({ page: 1, pageSize: size }),
    },
  };
}
