import type { Disk, DiskEntry, DiskOrder } from '@jinshu/api';
import type { SortDescriptor } from '@jinshu/ui/file-browser';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { diskListOptions, diskSearchOptions } from '../../mail/disk/index.ts';
import { actionsOfRights, toFileItem, toFoundItem } from './fileItems.ts';
import { useSharedMark } from './useSharedMark.tsx';

/** Delay after the last key before a search starts, in milliseconds. */
const searchDelayMs = 300;

const orders: Readonly<Record<string, DiskOrder>> = { name: 'name', size: 'size', changedAt: 'time' };
const none: ReadonlySet<string> = new Set();

/** Returns the text once it hasn't changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** The open folder of a drive: its page, order and search, the selection, and what the user may do in it. */
export function useDiskFolder(disk: Disk) {
  const { api, rights: mailbox } = useAccount();
  const [params] = useSearchParams();
  const folderId = Math.max(0, Number.parseInt(params.get('folder') ?? '0', 10) || 0);
  const [pageSize, setPageSize] = useState(50);
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' });
  // Page, selection and search belong to one folder.
  const [at, setAt] = useState({ folderId, page: 1, selectedKeys: none, typed: '' });
  const here = at.folderId === folderId ? at : { folderId, page: 1, selectedKeys: none, typed: '' };
  const change = (part: Partial<typeof at>) => setAt({ ...here, ...part });
  const keyword = useSettled(here.typed);
  const view = {
    folderId,
    page: here.page,
    pageSize,
    order: orders[sort.column] ?? 'name',
    isDescending: sort.direction === 'descending',
  };
  const list = useQuery(diskListOptions(api, disk, view));
  const found = useQuery(diskSearchOptions(api, disk, folderId, keyword));
  const isSearch = keyword !== '';
  const sharedMark = useSharedMark();
  const { data, isPlaceholderData } = list;
  const rights = data?.rights;
  const files = useMemo(() => {
    const shown = { api, disk, canOpen: rights?.includes('download') ?? false, sharedMark };
    if (isSearch) return (found.data?.results ?? []).map((one) => toFoundItem(one, shown));
    return (data?.results ?? []).map((entry) => toFileItem(entry, shown));
  }, [api, disk, rights, sharedMark, isSearch, found.data, data]);
  const entries = useMemo(
    (): readonly DiskEntry[] => (isSearch ? (found.data?.results ?? []).map(({ entry }) => entry) : (data?.results ?? [])),
    [isSearch, found.data, data],
  );
  const actions = useMemo(
    () =>
      actionsOfRights(rights ?? []).filter((action) => mailbox.canChange || ['preview', 'download', 'zip', 'versions'].includes(action)),
    [rights, mailbox.canChange],
  );
  return {
    ...here,
    folderId,
    path: data?.path ?? [],
    files,
    entries,
    actions,
    count: isSearch ? files.length : (data?.count ?? 0),
    keyword,
    sort,
    pageSize,
    isLoading: isSearch ? found.isPending : list.isPending || isPlaceholderData,
    error: list.error ?? found.error,
    refetch: () => void Promise.all([list.refetch(), isSearch && found.refetch()]),
    isRefreshing: list.isRefetching,
    setPage: (page: number) => change({ page, selectedKeys: none }),
    setPageSize: (size: number) => {
      setPageSize(size);
      change({ page: 1, selectedKeys: none });
    },
    setSort: (next: SortDescriptor) => {
      if (orders[next.column]) setSort(next);
    },
    select: (selectedKeys: ReadonlySet<string>) => change({ selectedKeys }),
    search: (typed: string) => change({ typed, selectedKeys: none }),
  };
}

export type DiskFolderState = ReturnType<typeof useDiskFolder>;
