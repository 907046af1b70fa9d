import { ListStatus } from '@jinshu/ui/mailbox-layout';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { ListFilter, SelectionTools } from './listParts.ts';
import type { FolderList } from './useFolderList.ts';

export interface FolderStatusProps {
  folder: string;
  folderList: FolderList;
  onShowAll: () => void;
  /** Pages of the list. */
  pagination: ReactNode;
}

/** Line above the list: the folder with its unread, the filter, and what is selected. */
export function FolderStatus({ folder, folderList, onShowAll, pagination }: FolderStatusProps) {
  const { api, rights } = useAccount();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const { list, control, count, isFiltered, selectedCount, clear, actions, row } = folderList;
  const current = folders.find(({ rawName }) => rawName === folder);
  return (
    <ListStatus
      title={nameOf(current ?? { rawName: folder, name: '' })}
      unseenCount={list.data?.unseenCount ?? current?.unseenCount}
      filter={
        isFiltered && (
          <Suspense>
            <ListFilter folder={folder} view={control.view} count={list.isSuccess ? count : undefined} onClear={onShowAll} />
          </Suspense>
        )
      }
      selectedCount={selectedCount}
      onCancelSelection={clear}
      onMarkAllRead={rights.canChange ? actions.markAllRead : undefined}
      end={pagination}
      selectionEnd={
        rights.canChange && (
          <Suspense>
            <SelectionTools isOne={selectedCount === 1} onAsk={row.askChosen} />
          </Suspense>
        )
      }
    />
  );
}
