import {
  addDiskAdministrator,
  changeDiskPermission,
  createDiskPermission,
  type DiskPermission,
  listDiskPermissions,
  removeDiskPermissions,
} from '@jinshu/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import type { Member } from './MemberField.tsx';

/** Permissions of a folder of the enterprise drive, and their changes (FIL-39 to FIL-44). */
export function useDiskPermissions(folderId: number) {
  const { api, queryClient } = useAccount();
  const list = useQuery({
    queryKey: ['disk', 'company', 'permissions', folderId],
    queryFn: ({ signal }) => api.call(listDiskPermissions, { query: { folderId, page: 1, pageSize: 100 } }, { signal }),
  });
  const task = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    // Also after a failure: another user may have changed them.
    onSettled: () => applyChange(queryClient, { type: 'disk.changed', disk: 'company' }),
  });
  return {
    rows: list.data?.results ?? [],
    list,
    /** Error of the last change. */
    failure: task.error,
    isPending: task.isPending,
    add: ({ userName, departmentId }: Member, permission: DiskPermission) =>
      task.mutate(() => api.call(createDiskPermission, { body: { userName, departmentId, folderId, permission } })),
    change: (id: number, permission: DiskPermission) =>
      task.mutate(() => api.call(changeDiskPermission, { params: { id }, body: { permission } })),
    remove: (ids: number[]) => task.mutate(() => api.call(removeDiskPermissions, { body: { ids } })),
    makeAdministrator: (userName: string) => task.mutate(() => api.call(addDiskAdministrator, { body: { userName } })),
  };
}
