import { type Disk, Problem } from '@jinshu/api';
import type { FolderLockOutput } from '@jinshu/mail-machines';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { LockCheck } from '../../core/lock/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { diskFilesOptions, attachmentStrings as s } from '../../mail/attachment/index.ts';
import { PickerPlace, type PlaceProps } from './PickerPlace.tsx';

/** Drive listing. The drives belong to the file center: while that is locked, its password is required first. */
export function GuardedDrive(props: PlaceProps & { disk: Disk }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [end, setEnd] = useState<FolderLockOutput>();
  if (!end) return <LockCheck area="files" target={`${pathname}${search}`} onEnd={setEnd} />;
  if (end.outcome === 'open') return <DriveFiles {...props} />;
  return <EmptyState title={describeProblem(intl, end.outcome === 'failed' ? end.error : new Problem('area-locked'))} />;
}

function DriveFiles({ disk, ...props }: PlaceProps & { disk: Disk }) {
  const { api } = useAccount();
  const { formatMessage } = useIntl();
  const [{ folderId, page }, setPlace] = useState({ folderId: 0, page: 1 });
  const { data, isPending, error } = useQuery(diskFilesOptions(api, disk, folderId, page));
  const entries = (data?.results ?? []).map(({ kind, createdAt, ...entry }) => ({
    ...entry,
    isFolder: kind === 'folder',
    changedAt: createdAt,
  }));
  const listing = { entries, count: data?.count ?? 0, path: data?.path ?? [], isLoading: isPending, error };
  return (
    <PickerPlace
      {...props}
      label={formatMessage(disk === 'personal' ? s.personal : s.company)}
      listing={listing}
      page={page}
      onPage={(next) => setPlace({ folderId, page: next })}
      onFolder={(id) => setPlace({ folderId: id, page: 1 })}
    />
  );
}
