import type { MessageRow } from '@jinshu/api';
import { NewMailNotice } from '@jinshu/ui/new-mail-notice';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { layoutStrings } from '../../core/page/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { useOpenMessage } from '../../mail/message/index.ts';
import { askForOutside, canAskForOutside, showOutside } from './outsideNotice.ts';
import { useNewMails } from './useNewMails.ts';

const idOf = ({ folder, uid }: Pick<MessageRow, 'folder' | 'uid'>) => `${folder}/${uid}`;

/** Shows new messages one at a time, in one window of the browser (PSH-11, PSH-22). */
export function NewMails() {
  const { formatMessage, formatTime } = useIntl();
  const { info, status } = useAccount();
  const { open } = useOpenMessage();
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const report = useReport();
  const [canAsk, setCanAsk] = useState(canAskForOutside);

  const read = (row: MessageRow) => {
    open(row, null);
    // A reading tab is among those of the mailbox.
    if (!pathname.startsWith('/mailbox/innerbox')) goTo('/mailbox/innerbox/INBOX');
  };
  const announce = (rows: readonly MessageRow[]) => {
    const [row] = rows;
    if (!row) return;
    const isOne = rows.length === 1;
    showOutside(isOne ? row.sender.name || row.sender.address : formatMessage(layoutStrings.newMail, { count: rows.length }), {
      body: isOne ? row.subject : rows.map(({ subject }) => subject).join('\n'),
      tag: idOf(row),
      onOpen: () => send({ type: 'read', mail: { folder: row.folder, uid: row.uid } }),
    });
  };
  const { rows, current, problem, isPending, send, actor } = useNewMails(announce);

  // By the time of the event, the row has left the list.
  const known = useRef(new Map<string, MessageRow>());
  for (const row of rows) known.current.set(idOf(row), row);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const { unsubscribe } = actor.on('read', ({ mail }) => {
      const row = known.current.get(idOf(mail));
      if (row) latest.current(row);
    });
    return unsubscribe;
  }, [actor]);
  useEffect(() => {
    if (problem !== null) report(problem);
  }, [problem, report]);

  const find = (id: string) => rows.find((row) => idOf(row) === id);
  const act = (type: 'read' | 'delete' | 'show') => (id: string) => {
    const row = find(id);
    if (row) send({ type, mail: { folder: row.folder, uid: row.uid } });
  };
  return (
    <NewMailNotice
      mails={rows.map((row) => ({
        id: idOf(row),
        sender: row.sender,
        subject: row.subject,
        at: formatTime(row.arrivedAt, { timeStyle: 'short', hour12: status.uses12Hours ?? false }),
      }))}
      currentId={current ? idOf(current) : undefined}
      onCurrentChange={act('show')}
      onRead={act('read')}
      onDelete={info.hidesDelete ? undefined : act('delete')}
      onDismiss={() => send({ type: 'dismiss' })}
      onAllowOutside={canAsk ? () => void askForOutside().finally(() => setCanAsk(canAskForOutside())) : undefined}
      isPending={isPending}
    />
  );
}
