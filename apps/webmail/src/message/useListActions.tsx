import { downloadMessage, flagMessages, flagNames, type MessageRow } from '@jinshu/api';
import type { MarkAs } from '@jinshu/ui/list-toolbar';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { applyChange } from '../cache/applyChange.ts';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { folderListOptions } from '../folder/folder.queries.ts';
import { useFolderName } from '../folder/useFolderName.ts';
import { lazyPart } from '../language/lazyPart.ts';
import { returnFocus } from '../mail-tab/returnFocus.ts';
import { useReport } from '../problem/useReport.ts';
import { tagListOptions } from '../tag/tag.queries.ts';
import { toasts } from '../toast/toasts.ts';
import { downloadFile } from './downloadFile.ts';
import { type Chosen, expunge, markRead, moveTo, moveToTrash, setFlag, setTag } from './message.mutations.ts';
import { messageStrings as s } from './message.strings.ts';
import { patchUnseen } from './patchUnseen.ts';

const DeleteQuestion = lazyPart(async () => (await import('./DeleteQuestion.tsx')).DeleteQuestion);

interface ChosenMails extends Chosen {
  /** What was asked for is under way, and the mails stay where they are or go: the choice has served. */
  onDone: (isGoing: boolean) => void;
  /** Mails go away, so that a page may be left without any. */
  onRemove?: ((mails: Chosen) => void) | undefined;
}

/** Mails that are asked about before they go. */
interface Deleting extends Chosen {
  isForGood: boolean;
}

const answers = ['reply', 'replyAll', 'forward', 'forwardAsAttachment', 'sendAgain'] as const;
const moreIds = [...answers, 'download', 'delete', 'expunge', 'header', 'source'] as const;
type MoreId = (typeof moreIds)[number];
const needsForward = new Set<MoreId>(['forward', 'forwardAsAttachment', 'sendAgain']);
const deletes = new Set<MoreId>(['delete', 'expunge']);
/** What a draft can have of it (LST-17). */
const inDrafts = new Set<MoreId>(['download', 'delete', 'header']);

/** What can be done to mails: to the chosen ones, or to those that are named. Each acts at once, and says so when the server refuses. */
export function useListActions({ folder, uids, rows, onDone, onRemove }: ChosenMails) {
  const { formatMessage } = useIntl();
  const deps = useAccount();
  const { api, info } = deps;
  const report = useReport();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const { answer } = useBeginMail();
  const [deleting, setDeleting] = useState<Deleting | null>(null);
  const chosen: Chosen = { folder, uids, rows };
  const flagFailed = () => toasts.add({ message: formatMessage(s.flagFailed), tone: 'danger' });

  const markAs = (mark: MarkAs, asked = chosen) => {
    if (mark.type === 'read') markRead(deps, asked, mark.isRead).catch(flagFailed);
    else if (mark.type === 'flag') setFlag(deps, asked, mark.color).catch(flagFailed);
    else {
      const on = tags.filter(({ id }) => mark.tagId === null || id === mark.tagId);
      Promise.all(on.map((tag) => setTag(deps, asked, tag, mark.tagId !== null))).catch(flagFailed);
    }
    onDone(false);
  };
  const move = (target: string) => {
    const to = folders.find(({ rawName }) => rawName === target);
    moveTo(deps, chosen, target).then(
      () => toasts.add({ message: formatMessage(s.moved, { folder: to ? nameOf(to) : target }) }),
      () => toasts.add({ message: formatMessage(s.moveFailed), tone: 'danger' }),
    );
    onDone(true);
  };
  const isOffered = (id: MoreId) =>
    (info.canForward || !needsForward.has(id)) &&
    (info.canDownload || id !== 'download') &&
    (!info.hidesDelete || !deletes.has(id)) &&
    // RED-16: where the toolbar has the button that goes to Trash, nothing goes for good past it.
    (!info.showsToolbarDelete || id !== 'expunge') &&
    (folder !== 'Drafts' || inDrafts.has(id));
  const offered = moreIds.filter(isOffered);

  const more = (name: string, asked: Chosen = chosen) => {
    const id = offered.find((one) => one === name);
    if (!id) return;
    if (id === 'delete' || id === 'expunge') return askToDelete(asked, id === 'expunge');
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
    return answer(row, id);
  };
  const markAllRead = () => {
    const unread = folders.find(({ rawName }) => rawName === folder)?.unseenCount ?? 0;
    patchUnseen(deps.queryClient, folder, -unread);
    api
      .call(flagMessages, { body: { uids: 'all', folder, action: 'add', flags: [flagNames.isRead] } })
      .catch(flagFailed)
      .finally(() => applyChange(deps.queryClient, { type: 'message.changed', folder, uids: [] }));
  };
  const askToDelete = (asked: Chosen = chosen, isForGood = folder === 'Trash') => setDeleting({ ...asked, isForGood });
  const remove = ({ isForGood, ...target }: Deleting) => {
    setDeleting(null);
    onDone(true);
    onRemove?.(target);
    returnFocus();
    if (isForGood) return void expunge(deps, target).catch(report);
    moveToTrash(deps, target).then(() => toasts.add({ message: formatMessage(s.deleted) }), report);
  };
  const dialog: ReactNode = deleting && (
    <Suspense>
      <DeleteQuestion
        count={deleting.uids === 'all' ? undefined : deleting.uids.length}
        isForGood={deleting.isForGood}
        onConfirm={() => remove(deleting)}
        onCancel={() => setDeleting(null)}
      />
    </Suspense>
  );

  return {
    tags,
    markAs,
    move,
    more,
    markAllRead,
    toggleRead: (row: MessageRow) => void markRead(deps, { folder, uids: [row.uid], rows: [row] }, !row.isRead).catch(flagFailed),
    askToDelete: (asked?: Chosen) => askToDelete(asked),
    moreOptions: offered.map((id) => ({
      id,
      label: formatMessage(s[`more.${id}`]),
      ...(deletes.has(id) && { tone: 'danger' as const }),
    })),
    dialog,
  };
}

/** What {@link useListActions} answers. */
export type ListActions = ReturnType<typeof useListActions>;
