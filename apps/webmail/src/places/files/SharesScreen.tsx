import { deleteFileShare, type FileShare } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { type ListedShare, ShareList } from '@jinshu/ui/file-centre';
import { Pagination } from '@jinshu/ui/pagination';
import { copyText } from '@jinshu/ui/share-dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ScreenFailure } from '../../core/problem/ScreenFailure.tsx';
import { fileSharesOptions } from '../../mail/disk/index.ts';
import { FilesSide } from './FilesSide.tsx';
import { filesStrings as s } from './files.strings.ts';
import { useFilesTools } from './useFilesTools.ts';

const pageSize = 50;

/** Returns whether visitors can still open a share. */
function stateOf({ expiresAt, maximumDownloads, downloadCount }: FileShare): ListedShare['state'] {
  if (expiresAt !== null && new Date(expiresAt).getTime() <= Date.now()) return 'expired';
  return maximumDownloads !== null && downloadCount >= maximumDownloads ? 'used-up' : 'active';
}

/** Shares of the user: copy their links, see how often they were downloaded, end them at once (FIL-46, FIL-47). */
export function SharesScreen() {
  const { api, formatMessage, report, refresh, say, warn } = useFilesTools();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery(fileSharesOptions(api, page, pageSize));
  const end = useMutation({
    mutationFn: (id: number) => api.call(deleteFileShare, { params: { id } }),
    onSuccess: () => say(formatMessage(s.shareEnded)),
    onError: report,
    onSettled: () => refresh({ type: 'file-share.changed' }),
  });
  const copy = async ({ url, code }: ListedShare) => {
    const isCopied = await copyText(formatMessage(s.invitation, { url, code }));
    if (isCopied) say(formatMessage(s.copied));
    else warn(formatMessage(s.copyFailed));
  };
  return (
    <>
      <FilesSide current="shares" onRefresh={() => void refetch()} />
      <Panel>
        {error && !data ? (
          <ScreenFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <ShareList
            shares={(data?.results ?? []).map((share) => ({
              ...share,
              id: String(share.id),
              fileNames: share.names,
              state: stateOf(share),
              downloadLimit: share.maximumDownloads ?? undefined,
            }))}
            onCopy={(share) => void copy(share)}
            onEnd={({ id }) => end.mutate(Number(id))}
            isLoading={isPending}
            pagination={
              <Pagination
                page={page}
                pageSize={pageSize}
                total={data?.count ?? 0}
                onPageChange={setPage}
                formatRange={(from, to, total) => formatMessage(s.range, { from, to, total })}
              />
            }
          />
        )}
      </Panel>
    </>
  );
}
