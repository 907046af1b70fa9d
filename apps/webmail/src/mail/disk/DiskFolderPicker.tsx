import { createDiskFolder, type Disk, type DiskTreeFolder } from '@jinshu/api';
import type { FolderLockOutput } from '@jinshu/mail-machines';
import { Breadcrumbs } from '@jinshu/ui/breadcrumbs';
import { FolderDialog } from '@jinshu/ui/file-browser';
import { TabList, Tabs } from '@jinshu/ui/tabs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { applyChange } from '../../core/cache/applyChange.ts';
import { LockCheck } from '../../core/lock/LockCheck.tsx';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { diskListOptions, diskTreeOptions } from './disk.queries.ts';
import { diskStrings as s } from './disk.strings.ts';
import { wayOf } from './wayOf.ts';

export interface DiskFolderPickerProps {
  /** Purpose of the folder. */
  title: string;
  /** Label of the button that chooses the open folder. */
  confirmLabel: string;
  /** Drives to choose from. */
  disks: readonly Disk[];
  /** Ids of folders that can't be opened, such as those that are moved. */
  without?: readonly number[] | undefined;
  /** Called with the chosen folder. If it rejects, the picker stays open and shows the reason. */
  onPick: (target: { disk: Disk; folderId: number }) => Promise<unknown>;
  onClose: () => void;
}

/** Lets the user choose a folder of a drive. While the file centre is locked, its password is required first (FLK-01). */
export function DiskFolderPicker(props: DiskFolderPickerProps) {
  const { pathname, search } = useLocation();
  const [lock, setLock] = useState<FolderLockOutput>();
  if (lock?.outcome === 'open') return <Folders {...props} />;
  return (
    <LockCheck
      area="files"
      target={`${pathname}${search}`}
      onEnd={(end) => {
        setLock(end);
        if (end.outcome !== 'open') props.onClose();
      }}
    />
  );
}

const none: readonly DiskTreeFolder[] = [];

function Folders({ title, confirmLabel, disks, without = [], onPick, onClose }: DiskFolderPickerProps) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const [{ disk, folderId }, setTarget] = useState<{ disk: Disk; folderId: number }>({ disk: disks[0] ?? 'personal', folderId: 0 });
  const { data: folders = none, isPending, error } = useQuery(diskTreeOptions(api, disk));
  const here = useQuery(diskListOptions(api, disk, { folderId, page: 1, pageSize: 1, order: 'name', isDescending: false }));
  const canAdd = !here.isPlaceholderData && (here.data?.rights?.includes('upload') ?? false);
  const create = useMutation({
    mutationFn: (name: string) => api.call(createDiskFolder, { params: { disk }, body: { folderId, name } }),
    onSuccess: ({ id }) => {
      applyChange(queryClient, { type: 'disk.changed', disk });
      setTarget({ disk, folderId: id });
    },
  });
  const pick = useMutation({ mutationFn: () => onPick({ disk, folderId }), onSuccess: onClose });
  const problem = error ?? create.error ?? pick.error ?? undefined;
  return (
    <FolderDialog
      title={title}
      confirmLabel={confirmLabel}
      drives={
        disks.length > 1 && (
          <Tabs selectedKey={disk} onSelectionChange={(key) => setTarget({ disk: key as Disk, folderId: 0 })}>
            <TabList label={intl.formatMessage(s.drives)} tabs={disks.map((id) => ({ id, title: intl.formatMessage(s[id]) }))} />
          </Tabs>
        )
      }
      breadcrumbs={
        <Breadcrumbs
          label={intl.formatMessage(s.path)}
          items={[
            { id: '0', label: intl.formatMessage(s[disk]) },
            ...wayOf(folders, folderId).map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          onAction={(id) => setTarget({ disk, folderId: Number(id) })}
        />
      }
      folders={folders
        .filter(({ parentId, id }) => parentId === folderId && !without.includes(id))
        .map(({ id, name }) => ({ id: String(id), name }))}
      onOpen={(id) => setTarget({ disk, folderId: Number(id) })}
      onNewFolder={canAdd ? (name) => create.mutate(name) : undefined}
      canConfirm={canAdd}
      isLoading={isPending}
      isPending={pick.isPending}
      errorMessage={
        problem ? describeProblem(intl, problem) : here.isSuccess && !here.isPlaceholderData && !canAdd && intl.formatMessage(s.noRight)
      }
      onConfirm={() => pick.mutate()}
      onClose={onClose}
    />
  );
}
