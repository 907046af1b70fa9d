import { createShare, deleteShare, listSharedToMe, listShares, type Share, type ShareLevel } from '@jinshu/api';
import type { SharePerson } from '@jinshu/ui/mailbox-sharing';
import { useQuery } from '@tanstack/react-query';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { applyChange, sessionKeys } from '../../../core/cache/index.ts';
import { useReport } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { timeText } from '../timeText.ts';
import { sharingStrings as s } from './sharing.strings.ts';

/** The server tells of changes of shares, not of colleagues who enter and leave. */
const refreshMs = 30_000;

/** Colleagues who may use the own mailbox, and mailboxes that are shared with the user. */
export function useShares() {
  const intl = useIntl();
  const { api, queryClient, status } = useAccount();
  const report = useReport();
  const isOwn = !status.isInSharedMailbox;
  const shares = useQuery({
    queryKey: [...sessionKeys.all, 'shares'],
    queryFn: async ({ signal }) => (await api.call(listShares, undefined, { signal })).results,
    enabled: isOwn,
    refetchInterval: refreshMs,
  });
  const mailboxes = useQuery({
    queryKey: [...sessionKeys.all, 'shared-to-me'],
    queryFn: async ({ signal }) => (await api.call(listSharedToMe, undefined, { signal })).results,
  });
  const refresh = () => applyChange(queryClient, { type: 'settings.changed' });
  const run = async (work: () => Promise<unknown>, message: MessageDescriptor) => {
    try {
      await work();
      toasts.add({ message: intl.formatMessage(message) });
    } catch (error) {
      report(error);
    }
    refresh();
  };
  const usageOf = ({ isInUse, usedAt }: Share) =>
    isInUse ? intl.formatMessage(s.inUse) : usedAt === null ? intl.formatMessage(s.never) : timeText(intl, usedAt, new Date());
  return {
    isOwn,
    people: shares.data?.map(
      (share): SharePerson => ({
        id: String(share.id),
        name: share.name || share.userName,
        address: share.userName,
        detail: share.detail || share.userName,
        level: share.level,
        usage: usageOf(share),
        isInUse: share.isInUse,
      }),
    ),
    mailboxes: (mailboxes.data ?? []).map(({ shareId, name, userName, level, unseenCount }) => ({
      id: String(shareId),
      name: name || userName,
      address: userName,
      level,
      unread: unseenCount,
    })),
    refresh,
    setLevel(id: string, level: ShareLevel) {
      const share = shares.data?.find((one) => String(one.id) === id);
      if (share) void run(() => api.call(createShare, { body: { userName: share.userName, level } }), s.changed);
    },
    remove: (id: string) => void run(() => api.call(deleteShare, { params: { id: Number(id) } }), s.removed),
  };
}
