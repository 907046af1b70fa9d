import { downloadMessage, flagMessages, flagNames, type MessageRow } from '@jinshu/api';
import type { MarkAs } from '@jinshu/ui/list-toolbar';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { applyChange } from '../cache/applyChange.ts';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { folderListOptions } from '../folder/folder.queries.ts';
import { useFolderName } from '../folder/useFolderName.ts';
import { returnFocus } from '../mail-tab/returnFocus.ts';
import { useReport } from '../problem/useReport.ts';
import { tagListOptions } from '../tag/tag.queries.ts';
import { toasts } from '../toast/toasts.ts';
import { downloadFile } from './downloadFile.ts';
import { type Chosen, markRead, moveTo, moveToTrash, setFlag, setTag } from './message.mutations.ts';
import { messageStrings as s } from './message.strings.ts';
import { patchUnseen } from './patchUnseen.ts';

const DeleteQuestion = lazy(async () => ({ default: (await import('./DeleteQuestion.tsx')).DeleteQuestion }));

interface ChosenMails extends Chosen {
  /** What was asked for is under way: the choice has served. */
  onDone: () => void;
}

const moreIds = ['reply', 'replyAll', 'forward', 'sendAgain', 'download', 'header', 'source'] as const;
type MoreId = (typeof moreIds)[number];
const needsForward = new Set<MoreId>(['forward', 'sendAgain']);

/** What can be done to mails: to the chosen ones, or to those that are named. Each acts at once, and says so when the server refuses. */
export function useListActions({ folder, uids, rows, onDone }: ChosenMails) {
  const { formatMessage } = useIntl();
  const deps = useAccount();
  const { api, info } = deps;
  const report = useReport();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const { answer } = useBeginMail();
  const [deleting, setDeleting] = useState<Chosen | null>(null);
  const chosen: Chosen = { folder, uids, rows };
  const flagFailed = () => toasts.add({ message: formatMessage(s.flagFailed), tone: 'danger' });

  const markAs = (mark: MarkAs, asked = chosen) => {
    if (mark.type === 'read') markRead(deps, asked, mark.isRead).catch(flagFailed);
    else if (mark.type === 'flag') setFlag(deps, asked, mark.color).catch(flagFailed);
    else {
      const on = tags.filter(({ id }) => mark.tagId === null || id === mark.tagId);
      Promise.all(on.map((tag) => setTag(deps, asked, tag, mark.tagId !== null))).catch(flagFailed);
    }
    onDone();
  };
  const move = (target: string) => {
    const to = folders.find(({ rawName }) => rawName === target);
    moveTo(deps, chosen, target).then(
      () => toasts.add({ message: formatMessage(s.moved, { folder: to ? nameOf(to) : target }) }),
      () => toasts.add({ message: formatMessage(s.moveFailed), tone: 'danger' }),
    );
    onDone();
  };
  const more = (id: string, asked: Pick<Chosen, 'rows'> = chosen) => {
    const [row] = asked.rows;
    if (!row || asked.rows.length !== 1) return toasts.add({ message: formatMessage(s.onlyOne), tone: 'danger' });
    if (id === 'download') return void downloadFile(() => api.call(downloadMessage, { query: { uid: row.uid, folder } })).catch(report);
    if (id === 'header' || id === 'source') {
      return void window.open(
        `/messageInfo/${row.uid}?folder=${encodeURIComponent(folder)}&view=${id === 'header' ? 2 : 1}`,
        '_blank',
        'noopener',
      );
    }
    return answer(row, id as 'reply' | 'replyAll' | 'forward' | 'sendAgain');
  };
  const markAllRead = () => {
    const unread = folders.find(({ rawName }) => rawName === folder)?.unseenCount ?? 0;
    patchUnseen(deps.queryClient, folder, -unread);
    api
      .call(flagMessages, { body: { uids: 'all', folder, action: 'add', flags: [flagNames.isRead] } })
      .catch(flagFailed)
      .finally(() => applyChange(deps.queryClient, { type: 'message.changed', folder, uids: [] }));
  };
  const remove = (target: Chosen) => {
    setDeleting(null);
    onDone();
    returnFocus();
    moveToTrash(deps, target).then(() => folder !== 'Trash' && toasts.add({ message: formatMessage(s.deleted) }), report);
  };
  const dialog: ReactNode = deleting && (
    <Suspense>
      <DeleteQuestion
        count={deleting.uids === 'all' ? undefined : deleting.uids.length}
        isForGood={folder === 'Trash'}
        onConfirm={() => remove(deleting)}
        onCancel={() => setDeleting(null)}
      />
    </Suspense>
  );

  const allowed = moreIds.filter((id) => (info.canForward || !needsForward.has(id)) && (info.canDownload || id !== 'download'));
  const inDrafts = new Set<MoreId>(['download', 'header']);
  return {
    markAs,
    move,
    more,
    markAllRead,
    toggleRead: (row: MessageRow) => void markRead(deps, { folder, uids: [row.uid], rows: [row] }, !row.isRead).catch(flagFailed),
    askToDelete: (asked = chosen) => setDeleting(asked),
    moreOptions: allowed
      .filter((id) => folder !== 'Drafts' || inDrafts.has(id))
      .map((id) => ({ id, label: formatMessage(s[`more.${id}`]) })),
    dialog,
  };
}

/** What {@link useListActions} answers. */
export type ListActions = ReturnType<typeof useListActions>;
