import type { Message } from '@jinshu/api';
import { QuickReply } from '@jinshu/ui/quick-reply';
import { safeName } from '@jinshu/ui/text';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem, speaksForItself } from '../../core/problem/index.ts';
import { useBeginMail } from '../draft/index.ts';
import { quickReplyOf } from './quickReply.actors.ts';

export interface QuickReplyBoxProps {
  message: Message;
  password: string | undefined;
  /** Whether the server has destroyed the message. The typed text then opens in a full reply. */
  isBurned: boolean;
}

const shownOutcomes = { success: 'sent', 'in-review': 'inReview', failure: 'failed' } as const;

/** Quick reply below the open message (QRP-01). The text is kept until it is sent or moved to a full reply. */
export function QuickReplyBox({ message, password, isBurned }: QuickReplyBoxProps) {
  const intl = useIntl();
  const deps = useAccount();
  const { answer } = useBeginMail();
  const reply = quickReplyOf(deps, message, deps.rights.canSend);
  const snapshot = useSelector(reply, (current) => current);
  const { text, outcome, problem } = snapshot.context;
  const goOn = useEffectEvent(async (typed: string) => {
    const hasBegun = await answer(message, 'reply', { text: typed, password });
    if (!hasBegun && reply.getSnapshot().context.text === '') reply.send({ type: 'change', text: typed });
  });
  useEffect(() => {
    const { unsubscribe } = reply.on('fullReply', (event) => void goOn(event.text));
    return unsubscribe;
  }, [reply]);

  // A reply to a message sent by the user goes to its recipients.
  const [to = message.sender] = message.attributes.isOwn ? message.to : message.replyTo;
  const goesElsewhere = !message.attributes.isOwn && to.address.toLowerCase() !== message.sender.address.toLowerCase();
  const isDoubtful = goesElsewhere || Boolean(message.authentication?.warning);
  return (
    <QuickReply
      recipientName={safeName(to, isDoubtful)}
      value={text}
      onChange={(next) => reply.send({ type: 'change', text: next })}
      state={snapshot.hasTag('busy') ? 'sending' : outcome ? shownOutcomes[outcome] : 'editing'}
      onSend={() => reply.send(isBurned && text.trim() !== '' ? { type: 'openFullReply' } : { type: 'send', replyId: crypto.randomUUID() })}
      onFullReply={() => reply.send({ type: 'openFullReply' })}
      errorMessage={problem && !speaksForItself(problem) ? describeProblem(intl, problem) : undefined}
    />
  );
}
