import { composerId, type MailTab } from '@jinshu/mail-machines';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { DeliverySection } from '../../mail/delivery/index.ts';
import type { Composer } from '../../mail/draft/index.ts';
import { Composing } from './Composing.tsx';
import { SentPage } from './SentPage.tsx';

/** Compose form of a message, or the result page after sending. */
export const ComposeTab = memo(function ComposeTab({ tab }: { tab: MailTab }) {
  const { account } = useAccount();
  const composer = account.getSnapshot().children[composerId(tab.draftId)] as Composer | undefined;
  return composer && <Written tab={tab} composer={composer} />;
});

function Written({ tab, composer }: { tab: MailTab; composer: Composer }) {
  const { account } = useAccount();
  const isSent = useSelector(composer, (snapshot) => snapshot.hasTag('sent'));
  const submission = useSelector(composer, ({ context }) => context.submission);
  const subject = useSelector(composer, ({ context: { draft, outgoing } }) => (outgoing ?? draft).subject);
  if (!isSent || !submission) return <Composing tab={tab} composer={composer} />;
  const close = () => account.send({ type: 'close', id: tab.id });
  return (
    <SentPage submission={submission} subject={subject} onBack={close} status={<DeliverySection messageId={submission.messageId} />} />
  );
}
