import type { CompanyContact } from '@jinshu/api';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../core/session/index.ts';
import { bookStrings as s } from './company-book.strings.ts';
import { SelectedContacts } from './SelectedContacts.tsx';

const none: ReadonlySet<string> = new Set();

/** Returns the selection of contacts, which stays when the page changes, and the way to the form of one, for a role that may change them. */
export function useContactSelection(rows: readonly CompanyContact[]) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayGovern = useMay('govern');
  const [selected, setSelected] = useState(none);
  const ids = useMemo(() => [...selected].map(Number), [selected]);
  if (!mayGovern) return {};
  return {
    selectionMode: 'multiple' as const,
    selectedKeys: selected,
    onSelectionChange: (keys: ReadonlySet<string>) => {
      const here = new Set(rows.map(({ id }) => String(id)));
      setSelected(new Set([...[...selected].filter((key) => !here.has(key)), ...keys]));
    },
    onRowAction: ({ id }: CompanyContact) => void navigate(`/operation/books/contacts/${id}`),
    selection:
      ids.length > 0
        ? {
            label: formatMessage(s.selected, { count: ids.length }),
            actions: <SelectedContacts ids={ids} onClear={() => setSelected(none)} />,
          }
        : undefined,
  };
}
