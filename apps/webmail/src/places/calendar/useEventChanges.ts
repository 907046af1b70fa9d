import { answerInvitation, answerOccurrence, deleteEvent, deleteOccurrence, type InvitationAnswer, type ShownEvent } from '@jinshu/api';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { calendarStrings as s } from '../../mail/event/index.ts';
import type { Scope } from './ScopeQuestion.tsx';

/** Returns how an event is deleted and answered: one occurrence, or the whole series. */
export function useEventChanges({ id, recurrenceId }: Pick<ShownEvent, 'id' | 'recurrenceId'>, onDone: () => void) {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const changed = () => applyChange(queryClient, { type: 'calendar-event.changed', calendarEventId: id });
  const remove = useMutation({
    mutationFn: async (which: Scope) => {
      if (which === 'one') await api.call(deleteOccurrence, { body: { eventId: id, recurrenceId } });
      else await api.call(deleteEvent, { params: { id } });
    },
    onSuccess: () => {
      changed();
      toasts.add({ message: formatMessage(s.removed) });
      onDone();
    },
    onError: (error) => {
      report(error);
      onDone();
    },
  });
  const answer = useMutation({
    mutationFn: async ({ which, given }: { which: Scope; given: InvitationAnswer }) => {
      if (which === 'one') await api.call(answerOccurrence, { body: { eventId: id, recurrenceId, answer: given } });
      else await api.call(answerInvitation, { body: { calendarEventId: id, answer: given } });
    },
    onSuccess: () => {
      changed();
      onDone();
    },
    onError: report,
  });
  return { remove, answer };
}
