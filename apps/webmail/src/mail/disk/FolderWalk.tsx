import { createDiskFolder, type Disk, type DiskTreeFolder } from '@jinshu/api';
import { Breadcrumbs } from '@jinshu/ui/breadcrumbs';
import { FolderDialog } from '@jinshu/ui/file-browser';
import { TabList, Tabs } from '@jinshu/ui/tabs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import type { DiskFolderPickerProps } from './DiskFolderPicker.tsx';
import { diskListOptions, diskTreeOptions } from './disk.queries.ts';
import { diskStrings as s } from './disk.strings.ts';
import { wayOf } from './wayOf.ts';

const none: readonly DiskTreeFolder[] = [];

/** Walks through the folders of the drives. */
export function FolderWalk({ title, confirmLabel, disks, without = [], onPick, onClose }: DiskFolderPickerProps) {
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
