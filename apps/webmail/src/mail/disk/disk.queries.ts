import {
  type Disk,
  type DiskOrder,
  getDiskCapacity,
  getDiskTree,
  getOwnFileShare,
  listDisk,
  listDiskTrash,
  listDiskVersions,
  listFileShares,
  listShareDownloads,
  searchDisk,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Page of a folder and its order. */
interface DiskView {
  folderId: number;
  page: number;
  pageSize: number;
  order: DiskOrder;
  isDescending: boolean;
}

/** A page of a folder of a drive (FIL-19, FIL-28). */
export const diskListOptions = (api: ApiClient, disk: Disk, view: DiskView) =>
  queryOptions({
    queryKey: ['disk', disk, 'list', view] as const,
    queryFn: ({ signal }) => api.call(listDisk, { params: { disk }, query: view }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Files and folders in a folder and everything below it. */
export const diskSearchOptions = (api: ApiClient, disk: Disk, folderId: number, keyword: string) =>
  queryOptions({
    queryKey: ['disk', disk, 'search', folderId, keyword] as const,
    queryFn: ({ signal }) => api.call(searchDisk, { params: { disk }, query: { folderId, keyword, page: 1, pageSize: 100 } }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** Used bytes and capacity of a drive (FIL-20, FIL-29). */
export const diskCapacityOptions = (api: ApiClient, disk: Disk) =>
  queryOptions({
    queryKey: ['disk', disk, 'capacity'] as const,
    queryFn: ({ signal }) => api.call(getDiskCapacity, { params: { disk } }, { signal }),
  });

/** All folders of a drive that the user may see (FIL-37). */
export const diskTreeOptions = (api: ApiClient, disk: Disk) =>
  queryOptions({
    queryKey: ['disk', disk, 'tree'] as const,
    queryFn: async ({ signal }) => (await api.call(getDiskTree, { params: { disk } }, { signal })).results,
  });

/** A page of the deleted files and folders of a drive. */
export const diskTrashOptions = (api: ApiClient, disk: Disk, page: number, pageSize: number) =>
  queryOptions({
    queryKey: ['disk', disk, 'trash', page, pageSize] as const,
    queryFn: ({ signal }) => api.call(listDiskTrash, { params: { disk }, query: { page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Earlier versions of a file. */
export const diskVersionsOptions = (api: ApiClient, disk: Disk, id: number) =>
  queryOptions({
    queryKey: ['disk', disk, 'versions', id] as const,
    queryFn: async ({ signal }) => (await api.call(listDiskVersions, { params: { disk, id } }, { signal })).results,
  });

/** The user's shares of files (FIL-47). */
export const fileSharesOptions = (api: ApiClient, page: number, pageSize: number) =>
  queryOptions({
    queryKey: ['file-share', page, pageSize] as const,
    queryFn: ({ signal }) => api.call(listFileShares, { query: { page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One share of the user. */
export const fileShareOptions = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['file-share', 'one', id] as const,
    queryFn: ({ signal }) => api.call(getOwnFileShare, { params: { id } }, { signal }),
  });

/** A page of the downloads and previews of a share. Visitors make them, and no news say so. */
export const shareVisitsOptions = (api: ApiClient, id: number, page: number, pageSize: number) =>
  queryOptions({
    queryKey: ['file-share', 'visits', id, page, pageSize] as const,
    queryFn: ({ signal }) => api.call(listShareDownloads, { params: { id }, query: { page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
