import { type Disk, listDiskFiles, listStoredAttachments } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Number of files per page of the picker (ATT-03). */
export const pickerPageSize = 10;

export const attachmentKeys = {
  all: ['attachment'],
  stored: (page: number) => ['attachment', 'stored', page],
  disk: (disk: Disk, folderId: number, page: number) => ['attachment', disk, folderId, page],
} as const;

/** A page of the mail attachments that the user keeps, counted from 1 (ATT-34). */
export const storedAttachmentsOptions = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: attachmentKeys.stored(page),
    queryFn: ({ signal }) =>
      api.call(listStoredAttachments, { query: { limit: pickerPageSize, offset: (page - 1) * pickerPageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page of a folder of a disk; folder 0 is the top. */
export const diskFilesOptions = (api: ApiClient, disk: Disk, folderId: number, page: number) =>
  queryOptions({
    queryKey: attachmentKeys.disk(disk, folderId, page),
    queryFn: ({ signal }) => api.call(listDiskFiles, { query: { disk, folderId, page, pageSize: pickerPageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
