import type { Folder } from '@jinshu/api';
import { FolderTree, type FolderTreeEntry, MY_FOLDERS } from '@jinshu/ui/folder-tree';
import { FolderSidebar } from '@jinshu/ui/mailbox-layout';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { SharedHead } from '../../core/shared-mailbox/index.ts';
import { useBeginMail } from '../../mail/draft/index.ts';
import type { ListedFolder } from '../../mail/folder/index.ts';
import { FolderDialogs, ReviewEntry } from './parts.ts';
import { useFolderPane } from './useFolderPane.ts';

const none: readonly Folder[] = [];
/** Drafts has no folder menu (FLD-14, FLD-15). */
const isNotDrafts = ({ rawName }: Pick<Folder, 'rawName'>) => rawName !== 'Drafts';

/** Task of the folder dialogs. */
export type FolderTask =
  | { kind: 'new' | 'unlock' }
  | { kind: 'menu'; folder: ListedFolder; anchor: HTMLElement }
  | { kind: 'empty' | 'import' | 'rename' | 'delete'; folder: ListedFolder };

/** A line beside the folders that leads elsewhere. */
export interface SideEntry extends FolderTreeEntry {
  onOpen: () => void;
}

export interface FolderPaneProps {
  /** The raw name of the open folder. */
  selected: string;
  onSelect: (rawName: string) => void;
}

/** The sidebar of the mailbox: write, new folder, refresh, and the folders (FLD-01 to FLD-08). */
export function FolderPane({ selected, onSelect }: FolderPaneProps) {
  const { api, rights, status } = useAccount();
  const { data: folders, error, isFetching, refetch } = useQuery(folderListOptions(api));
  const { compose, prepare, isBeginning } = useBeginMail();
  const [task, setTask] = useState<FolderTask | null>(null);
  const [entries, setEntries] = useState<readonly SideEntry[]>();
  const { hasTime, refresh, prefetch, drop } = useFolderPane(selected);
  const entryOf = (name: string) => entries?.find(({ key }) => key === name);

  /** Opens the Inbox if the current folder is about to be deleted, and returns a function that reopens the folder. */
  const leave = (rawName: string) => {
    if (rawName !== selected) return () => undefined;
    onSelect('INBOX');
    return () => onSelect(rawName);
  };
  return (
    <>
      <FolderSidebar
        head={
          status.isInSharedMailbox && (
            <Suspense>
              <SharedHead />
            </Suspense>
          )
        }
        onCompose={rights.canSend ? compose : undefined}
        onPrepareCompose={prepare}
        isComposeDisabled={isBeginning}
        onNewFolder={rights.canChange ? () => setTask({ kind: 'new' }) : undefined}
        onRefresh={refresh}
        isRefreshing={isFetching && folders !== undefined}
      >
        {error && !folders ? (
          <ScreenFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <FolderTree
            folders={folders ?? none}
            entries={entries}
            selectedKey={selected}
            onSelect={(key) => (key === MY_FOLDERS ? setTask({ kind: 'unlock' }) : (entryOf(key)?.onOpen ?? onSelect)(key))}
            onPrefetch={(rawName) => entryOf(rawName) || prefetch(rawName)}
            {...(rights.canChange && {
              onDelete: (folder) => setTask({ kind: 'delete', folder }),
              onMenu: (folder, anchor) => setTask({ kind: 'menu', folder, anchor }),
              onDropMessages: drop,
            })}
            hasMenu={isNotDrafts}
          />
        )}
      </FolderSidebar>
      {hasTime && (
        <Suspense>
          <ReviewEntry onEntries={setEntries} />
        </Suspense>
      )}
      {task && (
        <Suspense>
          <FolderDialogs task={task} onTask={setTask} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
