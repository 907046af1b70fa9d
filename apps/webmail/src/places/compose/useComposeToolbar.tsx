import { Button } from '@jinshu/ui/button';
import type { ComposeFormProps } from '@jinshu/ui/compose-form';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { toWallMinute } from '../../core/clock/index.ts';
import { composeStrings as s } from '../../mail/draft/index.ts';
import { messageStrings } from '../../mail/letter/index.ts';
import { SendMenu } from './SendMenu.tsx';
import { useComposeStatus } from './useComposeStatus.tsx';
import { useSending } from './useSending.ts';
import type { Writing } from './useWriting.ts';

/** Returns the title and status of a compose form, and its controls to send, undo and close. */
export function useComposeToolbar({ composer, tab, snapshot, letter, change, committed }: Writing) {
  const { formatMessage } = useIntl();
  const { account } = useAccount();
  const { draft } = snapshot.context;
  const { isHeld, toggleHeld, isWaiting, send } = useSending(composer, letter, committed);
  return {
    title: tab.title || formatMessage(messageStrings.newTitle),
    onSend: send,
    sendMenu: <SendMenu isHeld={isHeld} draft={draft} />,
    sendMenuLabel: formatMessage(s.sendMenu),
    onSendMenu: (action) => {
      if (action === 'schedule') return change({ isScheduled: !draft.isScheduled, scheduledAt: draft.isScheduled ? '' : inAnHour() });
      toggleHeld();
    },
    onClose: () => account.send({ type: 'close', id: tab.id }),
    isSending: isWaiting || snapshot.hasTag('busy'),
    isScheduled: draft.isScheduled,
    status: useComposeStatus(snapshot, isWaiting),
    actions: snapshot.hasTag('canUndo') && (
      <Button tone="accent" variant="link" onPress={() => composer.send({ type: 'undo' })}>
        {formatMessage(s.undo)}
      </Button>
    ),
  } satisfies Partial<ComposeFormProps>;
}

/** The default time of a scheduled message is one hour from now. */
const inAnHour = () => toWallMinute(new Date(Date.now() + 3_600_000).toISOString());
