import type { MessageRow } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { MessageList, messageKey } from '@jinshu/ui/message-list';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { shortcutPreference } from '../../core/shortcut/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { EmptySearch } from './EmptySearch.tsx';
import { renderSender, renderSubject } from './FoundText.tsx';
import { useOpenFound } from './useOpenFound.ts';
import type { useResults } from './useResults.ts';

export interface FoundListProps {
  tab: MailTab;
  results: ReturnType<typeof useResults>;
  /** Called when the user wants to change the search. */
  onChange: () => void;
  phoneFooter: ReactNode;
}

/** Messages that a search found, each with its folder. */
export function FoundList({ tab, results, onChange, phoneFooter }: FoundListProps) {
  const { status } = useAccount();
  const nameOf = useFolderName();
  const { found, rows, selection, setSelection, row } = results;
  const { open, prefetch } = useOpenFound();
  const named = useMemo(
    () => rows.map((one) => ({ ...one, folderName: nameOf({ rawName: one.folder, name: one.folderName }) })),
    [rows, nameOf],
  );
  const hasLetterKeys = useSyncExternalStore(shortcutPreference.subscribe, shortcutPreference.isOn);
  return (
    <MessageList
      groups={rows.length === 0 ? [] : [{ key: 'all', messages: named }]}
      selectedKeys={selection.kind === 'all' ? new Set(rows.map(messageKey)) : selection.keys}
      onSelectionChange={(keys) => setSelection({ kind: 'rows', keys })}
      onOpen={(message) => open(message as MessageRow, results.position)}
      onPrefetch={prefetch}
      onFocusedChange={(message) => {
        results.focused.current = message;
      }}
      {...row.rowProps}
      renderSender={renderSender}
      renderSubject={renderSubject}
      showsFolder
      hasLetterKeys={hasLetterKeys}
      isTwelveHour={status.uses12Hours}
      isLoading={found.isSearching && rows.length === 0}
      emptyState={<EmptySearch found={found} tab={tab} onChange={onChange} />}
      phoneFooter={phoneFooter}
    />
  );
}
