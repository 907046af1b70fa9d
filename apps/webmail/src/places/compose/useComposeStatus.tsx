import { Countdown } from '@jinshu/ui/countdown';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useClock } from '../../core/account/index.ts';
import { type ComposerSnapshot, composeStrings as s } from '../../mail/draft/index.ts';

/** Returns the status of a message: what happens to it now, or when it was last saved. `isWaiting`: for images, before it is sent. */
export function useComposeStatus(snapshot: ComposerSnapshot, isWaiting: boolean): ReactNode {
  const { formatMessage, formatTime } = useIntl();
  const clock = useClock();
  const { heldUntil, savedAt, draft, staleVersion } = snapshot.context;
  if (isWaiting) return formatMessage(s.sending);
  if (snapshot.hasTag('undoable') && heldUntil !== null)
    return (
      <Countdown until={heldUntil} over={formatMessage(s.sending)}>
        {(seconds) => formatMessage(s.holding, { seconds })}
      </Countdown>
    );
  if (snapshot.hasTag('saving')) return formatMessage(s.saving);
  if (snapshot.hasTag('busy')) return formatMessage(s.sending);
  if (snapshot.hasTag('stale')) return formatMessage(staleVersion === 'sent' ? s.sentElsewhereTitle : s.staleStatus);
  if (savedAt === null) return '';
  const time = formatTime(savedAt, { hour: '2-digit', minute: '2-digit', ...clock });
  return formatMessage(draft.isScheduled ? s.savedUnscheduled : s.saved, { time });
}
