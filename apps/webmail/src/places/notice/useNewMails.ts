import { deleteNewMessages, type MessageRow } from '@jinshu/api';
import { type NewMailRef, newMailMachine } from '@jinshu/mail-machines';
import { useQueries } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { claimMails, newMails, newMailsOptions } from '../../core/push/index.ts';
import { ownerOf } from '../../core/shared-mailbox/index.ts';

/** New messages that this window shows, with their rows, and the machine that leads them. `onNews` hears of those that just came. */
export function useNewMails(onNews: (rows: readonly MessageRow[]) => void) {
  const { api, queryClient, userName, status } = useAccount();
  const machine = useMemo(
    () =>
      newMailMachine.provide({
        actors: {
          deleteNewMail: fromPromise<void, NewMailRef>(async ({ input: { folder, uid } }) => {
            await api.call(deleteNewMessages, { body: { folder, uids: [uid] } });
            applyChange(queryClient, { type: 'message.removed', folder, uids: [uid] }, { type: 'folder.changed' });
          }),
        },
      }),
    [api, queryClient],
  );
  const [snapshot, send, actor] = useMachine(machine);
  const { mails, current } = snapshot.context;

  // In a shared mailbox a number means another message.
  const owner = ownerOf(status, userName);
  const mailbox = owner === undefined ? userName : `${userName} ${owner}`;
  const hear = useRef<(refs: readonly NewMailRef[]) => Promise<void>>(async () => undefined);
  hear.current = async (refs) => {
    const claimed = await claimMails(mailbox, refs);
    const folders = [...new Set(claimed.map(({ folder }) => folder))];
    const lists = await Promise.all(folders.map((folder) => queryClient.fetchQuery(newMailsOptions(api, folder))));
    // What a rule marked read, or another device read meanwhile, is not among them.
    const rows = lists.flatMap(({ results }) => results).filter((row) => !row.isRead && isAmong(claimed, row));
    if (rows.length === 0) return;
    send({ type: 'arrived', mails: rows.toReversed().map(({ folder, uid }) => ({ folder, uid })) });
    onNews(rows);
  };
  useEffect(
    () =>
      newMails.subscribe((refs) => {
        // A list that fails, such as one of a locked folder, shows no notice. The folder still counts.
        hear.current(refs).catch(() => undefined);
      }),
    [],
  );

  const folders = [...new Set(mails.map(({ folder }) => folder))];
  const lists = useQueries({
    queries: folders.map((folder) => ({ ...newMailsOptions(api, folder), staleTime: Number.POSITIVE_INFINITY })),
  });
  const rows = lists.flatMap(({ data }) => data?.results ?? []).filter((row) => !row.isRead);
  const shown = mails.flatMap((mail) => rows.find((row) => isSame(row, mail)) ?? []);
  const gone = lists.every(({ isSuccess, isFetching }) => isSuccess && !isFetching) ? mails.filter((mail) => !isAmong(rows, mail)) : [];
  const goneKey = JSON.stringify(gone);
  useEffect(() => {
    // Messages read elsewhere stay away, even when marked unread again.
    if (goneKey !== '[]') send({ type: 'gone', mails: JSON.parse(goneKey) as NewMailRef[] });
  }, [goneKey, send]);

  return { rows: shown, current, problem: snapshot.context.problem, isPending: snapshot.hasTag('busy'), send, actor };
}

const isSame = (a: NewMailRef, b: NewMailRef) => a.folder === b.folder && a.uid === b.uid;
const isAmong = (mails: readonly NewMailRef[], mail: NewMailRef) => mails.some((one) => isSame(one, mail));
