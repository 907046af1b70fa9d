import { deleteFileShare } from '@jinshu/api';
import type { ListedShare } from '@jinshu/ui/file-centre';
import { copyText } from '@jinshu/ui/share-dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fileSharesOptions } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { shareAddress, sharesAddress } from './filesAddress.ts';
import { useFilesTools } from './useFilesTools.ts';

/** Number of shares on a page. */
const pageSize = 50;

/** A page of the user's shares, the one that the address names, and what the user can do with them. */
export function useShares() {
  const { api, goTo, formatMessage, report, refresh, say, warn } = useFilesTools();
  const [params] = useSearchParams();
  const openId = Number(params.get('share')) || null;
  const [page, setPage] = useState(1);
  const list = useQuery(fileSharesOptions(api, page, pageSize));
  const end = useMutation({
    mutationFn: (id: number) => api.call(deleteFileShare, { params: { id } }),
    onSuccess: () => {
      say(formatMessage(s.shareEnded));
      if (openId !== null) goTo(sharesAddress);
    },
    onError: report,
    onSettled: () => refresh({ type: 'file-share.changed' }),
  });
  const copy = async ({ url, code }: ListedShare) => {
    const isCopied = await copyText(formatMessage(s.invitation, { url, code }));
    if (isCopied) say(formatMessage(s.copied));
    else warn(formatMessage(s.copyFailed));
  };
  return {
    list,
    page,
    pageSize,
    setPage,
    openId,
    open: (id: number | null) => goTo(id === null ? sharesAddress : shareAddress(id)),
    copy: (share: ListedShare) => void copy(share),
    end: (id: number) => end.mutate(id),
    isEnding: end.isPending,
  };
}
