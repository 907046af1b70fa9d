import type { ListedPerson } from '@jinshu/api';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { BulkActions } from './BulkActions.tsx';
import { bulkStrings as s } from './people-bulk.strings.ts';

const none: ReadonlySet<string> = new Set();

/** Returns the selection in the list of people, for a role that may change them. It stays when the page changes. */
export function usePeopleSelection(rows: readonly ListedPerson[]) {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [selected, setSelected] = useState(none);
  const ids = useMemo(() => [...selected].map(Number), [selected]);
  const onSelectionChange = (keys: ReadonlySet<string>) => {
    const here = new Set(rows.map(({ id }) => String(id)));
    setSelected(new Set([...[...selected].filter((key) => !here.has(key)), ...keys]));
  };
  if (!mayManage) return {};
  return {
    selectionMode: 'multiple' as const,
    selectedKeys: selected,
    onSelectionChange,
    selection:
      ids.length > 0
        ? {
            label: formatMessage(s.selected, { count: ids.length }),
            actions: <BulkActions ids={ids} onClear={() => setSelected(none)} />,
          }
        : undefined,
  };
}
