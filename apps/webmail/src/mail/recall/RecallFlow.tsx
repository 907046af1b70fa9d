import type { Message } from '@jinshu/api';
import type { RecallTarget } from '@jinshu/mail-machines';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { createActor } from 'xstate';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { RecallResults } from './RecallResults.tsx';
import { provideRecall } from './recall.actors.ts';
import { recallStrings as s } from './recall.strings.ts';

export interface RecallFlowProps {
  target: RecallTarget;
  /** The mail that is called back; `uid` is 0 where its own copy is not at hand. */
  mail: Pick<Message, 'messageId' | 'folder' | 'uid' | 'subject' | 'sentAt'>;
  onClose: () => void;
}

/** Confirms and performs a recall, and shows the result for each recipient (SND-31, SND-32, SND-35, SND-36). */
export function RecallFlow({ target, mail, onClose }: RecallFlowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const deps = useAccount();
  // Don't stop the actor on unmount. It ends automatically, after it has processed the server's response.
  const [recall] = useState(() => createActor(provideRecall(deps, mail), { input: { target } }).start());
  const snapshot = useSelector(recall, (current) => current);
  const { send } = recall;
  const isOver = snapshot.status === 'done';
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const close = () => send({ type: 'close' });

  const { results, problem } = snapshot.context;
  if (snapshot.matches('results')) return <RecallResults results={results} mail={mail} onClose={close} />;
  if (snapshot.matches('failed')) {
    return (
      <AlertDialog
        isOpen
        title={formatMessage(s.failed)}
        confirmLabel={formatMessage(s.again)}
        cancelLabel={formatMessage(s.close)}
        onConfirm={() => send({ type: 'retry' })}
        onCancel={close}
      >
        {describeProblem(intl, problem)}
      </AlertDialog>
    );
  }
  if (isOver) return null;
  return (
    <AlertDialog
      isOpen
      title={target.kind === 'recipient' ? formatMessage(s.titleOne, { recipient: target.recipient }) : formatMessage(s.title)}
      confirmLabel={formatMessage(s.confirm)}
      cancelLabel={formatMessage(s.cancel)}
      isPending={snapshot.hasTag('busy')}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={close}
    >
      {formatMessage(s.help)}
    </AlertDialog>
  );
}
