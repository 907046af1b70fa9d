import { answerInvitation, type InvitationAnswer, type InvitationState, invitationOf, type Message } from '@jinshu/api';
import type { Invitation } from '@jinshu/ui/reading-banners';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange, patchMessage } from '../../core/cache/index.ts';
import { tellFailure } from '../../core/problem/index.ts';
import { eventTime } from './eventTime.ts';
import { invitationStrings as s } from './invitation.strings.ts';

/** Wire values of the responses (INV-02), as stored with a message. */
const wireWords = { accept: 'pass', tentative: 'wait', decline: 'reject' } as const satisfies Record<InvitationAnswer, string>;

const stateOf = (word: string): InvitationState =>
  (Object.keys(wireWords) as InvitationAnswer[]).find((answer) => wireWords[answer] === word) ?? 'start';

/** Returns the invitation banner of a message, with the function that responds (INV-01, INV-03 to INV-07). */
export function useInvitation(message: Message): { banner: Invitation; isOutdated: boolean } | undefined {
  const { folder, uid, attributes } = message;
  const intl = useIntl();
  const { api, queryClient, status, rights } = useAccount();
  const { calendarEventId } = attributes;
  const answer = useMutation({
    mutationFn: async (given: InvitationAnswer) => {
      if (calendarEventId !== null) await api.call(answerInvitation, { body: { calendarEventId, answer: given } });
      return given;
    },
    onSuccess: (given) => {
      patchMessage(queryClient, { folder, uid }, (known) => ({
        ...known,
        attributes: { ...known.attributes, calendarAnswer: wireWords[given] },
      }));
      // Refetch: the server decides whether the event is now in the calendar (INV-09).
      applyChange(queryClient, { type: 'message.changed', folder, uids: [uid] });
    },
    onError: (error) => tellFailure(intl, error, s),
  });
  if (!attributes.isCalendar) return undefined;

  const event = invitationOf(message);
  const isOutdated = event?.isOutdated ?? false;
  const isAsked = (event === null || event.method === 'request') && !isOutdated && !attributes.isOwn && calendarEventId !== null;
  return {
    isOutdated,
    banner: {
      state: stateOf(attributes.calendarAnswer),
      // Use the server's value: any sender can forge a message that cancels an event.
      isDeleted: attributes.isCalendarEventDeleted,
      title: event?.title || undefined,
      time: event ? eventTime(event, { locale: intl.locale, isTwelveHour: status.uses12Hours }) : undefined,
      location: event?.location || undefined,
      href: attributes.isCalendarEvent && calendarEventId !== null ? `/calendar/index?event=${calendarEventId}` : undefined,
      onAnswer: isAsked && rights.canSend ? answer.mutate : undefined,
      isPending: answer.isPending,
    },
  };
}
