import type { Calendar, InvitationAnswer, ShownEvent } from '@jinshu/api';
import { EventCard } from '@jinshu/ui/event-form';
import { Popover } from '@jinshu/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { EventEditor, eventOptions, calendarStrings as s, toDraft, toGrid } from '../../mail/event/index.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { type Scope, ScopeQuestion } from './ScopeQuestion.tsx';
import { useEventChanges } from './useEventChanges.ts';

type Wish = { kind: 'edit' } | { kind: 'delete' } | { kind: 'answer'; answer: InvitationAnswer };

/** Width of an event card including its distance, in pixels. */
const cardWidth = 340;

/** A row as wide as the page, and any event on a phone, has no room for its card beside it. */
function hasRoomBeside(anchor: Element): boolean {
  const { left, right } = anchor.getBoundingClientRect();
  return Math.max(left, innerWidth - right) > cardWidth;
}

export interface EventSheetProps {
  event: ShownEvent;
  anchor: HTMLElement;
  calendars: readonly Calendar[];
  onClose: () => void;
}

/** An event that was opened: what it is, and what can be done with it. Of a series it asks how much is meant. */
export function EventSheet({ event, anchor, calendars, onClose }: EventSheetProps) {
  const { formatMessage } = useIntl();
  const { api, status, rights } = useAccount();
  const { id, recurrenceId, isRepeating } = event;
  const occurrence = useQuery(eventOptions(api, id, isRepeating ? recurrenceId : undefined));
  const series = useQuery({ ...eventOptions(api, id), enabled: isRepeating });
  const [wish, setWish] = useState<Wish | null>(null);
  const [scope, setScope] = useState<Scope | null>(isRepeating ? null : 'all');
  const calendar = calendars.find((one) => one.id === event.calendarId);
  const { remove, answer } = useEventChanges(event, onClose);
  const detail = occurrence.data;
  const isInvited = detail !== undefined && !detail.isOrganiser && calendar?.isOwn === true;
  const say = (which: Scope, given: InvitationAnswer) => answer.mutate({ which, given });
  const choose = (which: Scope) => {
    setScope(which);
    if (wish?.kind === 'answer') say(which, wish.answer);
  };

  if (wish && !scope) return <ScopeQuestion title={event.title} onChoose={choose} onClose={onClose} />;
  if (wish?.kind === 'edit' && scope && detail) {
    const edited = scope === 'one' ? detail : (series.data ?? detail);
    return (
      <EventEditor
        edited={scope === 'one' ? { kind: 'one', id, recurrenceId } : { kind: 'all', id }}
        draft={scope === 'one' ? { ...toDraft(edited), repeat: null } : toDraft(edited)}
        canInvite={edited.isOrganiser}
        onClose={onClose}
      />
    );
  }
  if (wish?.kind === 'delete' && scope) {
    const isTold = detail !== undefined && detail.invitees.length > 0;
    return (
      <DeleteQuestion
        title={event.title}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(scope)}
        onClose={onClose}
        consequence={isInvited ? formatMessage(s.deleteDeclines) : isTold && formatMessage(s.deleteTells)}
      />
    );
  }
  return (
    <Popover
      label={event.title}
      triggerRef={{ current: anchor }}
      isOpen
      placement={hasRoomBeside(anchor) ? 'end top' : 'bottom start'}
      padding="none"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {occurrence.error && !detail ? (
        <ScreenFailure error={occurrence.error} onRetry={() => void occurrence.refetch()} />
      ) : (
        <EventCard
          event={toGrid(detail ?? event, calendar?.color ?? 'e08')}
          repeat={detail?.repeat}
          reminderMinutes={detail?.reminderMinutes}
          description={detail?.description}
          organiser={detail && !detail.isOrganiser ? detail.organiser.name || detail.organiser.address : undefined}
          invitees={detail?.isOrganiser ? detail.invitees : undefined}
          answer={event.answer}
          isTwelveHour={status.uses12Hours}
          onEdit={rights.canChange && detail?.canEdit ? () => setWish({ kind: 'edit' }) : undefined}
          onDelete={
            rights.canChange && detail?.canEdit && (detail.isOrganiser || isInvited) ? () => setWish({ kind: 'delete' }) : undefined
          }
          onClose={onClose}
          onAnswer={
            isInvited && rights.canSend
              ? (given) => {
                  setWish({ kind: 'answer', answer: given });
                  if (scope) say(scope, given);
                }
              : undefined
          }
        />
      )}
    </Popover>
  );
}
