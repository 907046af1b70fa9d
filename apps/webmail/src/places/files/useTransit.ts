import {
  deleteStoredAttachments,
  listAttachmentUses,
  listStoredAttachments,
  moveToDisk,
  renewStoredAttachment,
  type StoredAttachment,
  type Validity,
} from '@jinshu/api';
import type { TransitFile } from '@jinshu/ui/file-centre';
import { copyText } from '@jinshu/ui/share-dialog';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange, askAgain } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { attachmentKeys, attachmentStrings } from '../../mail/attachment/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { useValidities } from './useValidities.ts';

const pageSize = 20;
const none: ReadonlySet<string> = new Set();
/** A link ends soon within this time, in milliseconds. */
const soonMs = 7 * 86_400_000;

/** Returns a stored attachment as the transit station shows it. */
function toTransitFile(
  { id, name, size, expiresAt, listedUntil, downloadCount }: StoredAttachment,
  usedIn: readonly string[],
): TransitFile {
  const leftMs = expiresAt ? new Date(expiresAt).getTime() - Date.now() : undefined;
  return {
    id: String(id),
    name,
    size,
    expiresAt,
    isExpired: leftMs !== undefined && leftMs <= 0,
    isExpiring: leftMs !== undefined && leftMs > 0 && leftMs < soonMs,
    listedUntil,
    usedIn,
    downloadCount,
  };
}

/** Stored attachments of the user, and what can be done with them. */
export function useTransit() {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const [page, setPage] = useState(1);
  const [selectedKeys, select] = useState(none);
  const list = useQuery({
    queryKey: [...attachmentKeys.all, 'transit', page],
    queryFn: ({ signal }) => api.call(listStoredAttachments, { query: { limit: pageSize, offset: (page - 1) * pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const stored = list.data?.results;
  const uses = useQueries({
    queries: (stored ?? []).map(({ id }) => ({
      queryKey: [...attachmentKeys.all, 'uses', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.call(listAttachmentUses, { params: { id } }, { signal }),
    })),
    combine: (results) => results.map(({ data }) => (data?.results ?? []).map(({ subject }) => subject)),
  });
  const files = useMemo(() => (stored ?? []).map((file, index) => toTransitFile(file, uses[index] ?? [])), [stored, uses]);
  const run = async (act: () => Promise<string>) => {
    try {
      toasts.add({ message: await act(), key: 'disk' });
      select(none);
    } catch (error) {
      report(error);
    } finally {
      askAgain(queryClient, { queryKey: attachmentKeys.all });
    }
  };
  const copy = async (url: string) => {
    const isCopied = await copyText(url);
    toasts.add(isCopied ? { message: formatMessage(s.copied), key: 'disk' } : { message: formatMessage(s.copyFailed), tone: 'danger' });
  };
  const { offered, preselected } = useValidities();
  const renew = (ids: readonly string[], validity: Validity) =>
    void run(async () => {
      for (const id of ids) await api.call(renewStoredAttachment, { params: { id: Number(id) }, body: { validity } });
      return formatMessage(s.renewed, { count: ids.length });
    });
  const expiring = files.filter(({ isExpiring }) => isExpiring).map(({ id }) => id);
  return {
    files,
    offered,
    /** Renews all links that end soon. Undefined if there are none. */
    renewExpiring: preselected &&
      expiring.length > 0 && {
        count: expiring.length,
        label: formatMessage(s.renewAll, { validity: preselected, span: formatMessage(attachmentStrings[preselected]) }),
        run: () => renew(expiring, preselected),
      },
    selectedKeys,
    select,
    page,
    pageSize,
    setPage,
    count: list.data?.count ?? 0,
    isLoading: list.isPending,
    error: list.error,
    refetch: () => void list.refetch(),
    renew,
    remove: (ids: readonly string[]) =>
      void run(async () => {
        const { removedCount } = await api.call(deleteStoredAttachments, { body: { ids: ids.map(Number) } });
        return formatMessage(s.erased, { count: removedCount });
      }),
    /** Rejects if the attachments can't be moved, so that the picker shows the reason. */
    moveToDisk: async (ids: readonly string[], folderId: number) => {
      const { results } = await api.call(moveToDisk, { body: { ids: ids.map(Number), folderId } });
      askAgain(queryClient, { queryKey: attachmentKeys.all });
      applyChange(queryClient, { type: 'disk.changed', disk: 'personal' });
      select(none);
      toasts.add({ message: formatMessage(s.stored, { count: results.length }), key: 'disk' });
    },
    copyLink: ({ id }: TransitFile) => {
      const url = stored?.find((file) => String(file.id) === id)?.url;
      if (url) void copy(url);
    },
  };
}
