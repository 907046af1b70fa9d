import { changeEvent, changeOccurrence, createEvent } from '@jinshu/api';
import { EventDialog, type EventDraft } from '@jinshu/ui/event-form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { applyChange } from '../../core/cache/applyChange.ts';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { toasts } from '../../core/toast/toasts.ts';
import { calendarStrings as s } from './calendar.strings.ts';
import { toEventForm } from './eventDrafts.ts';
import { PeopleField } from './PeopleField.tsx';
import { useCalendars } from './useCalendars.ts';

/** Target of an editor: a new event, a whole event or series, or one occurrence. */
export type EditedEvent = { kind: 'new' } | { kind: 'all'; id: number } | { kind: 'one'; id: number; recurrenceId: string };

export interface EventEditorProps {
  edited: EditedEvent;
  /** Initial content. Without a calendar, the event goes into the first one. */
  draft: Omit<EventDraft, 'calendarId'> & { calendarId?: string | undefined };
  /**
   * Whether the user may edit the invitees. False if someone else organizes the event: the user can then change only its calendar and
   * reminder. @default true
   */
  canInvite?: boolean | undefined;
  onClose: () => void;
}

/** Writes a new event or changes one, and tells the server (CAL-23, CAL-24, CAL-31). */
export function EventEditor({ edited, draft, canInvite = true, onClose }: EventEditorProps) {
  const intl = useIntl();
  const { api, queryClient, status } = useAccount();
  const { calendars } = useCalendars();
  const targets = calendars.filter(({ right }) => right === 'edit');
  const save = useMutation({
    mutationFn: (written: EventDraft) => {
      const body = toEventForm(written);
      if (edited.kind === 'new') return api.call(createEvent, { body });
      if (edited.kind === 'all') return api.call(changeEvent, { params: { id: edited.id }, body });
      return api.call(changeOccurrence, { body: { ...body, eventId: edited.id, recurrenceId: edited.recurrenceId } });
    },
    onSuccess: (event) => {
      applyChange(queryClient, { type: 'calendar-event.changed', calendarEventId: event.id });
      const told = event.isOrganiser && event.invitees.length > 0;
      toasts.add({ message: intl.formatMessage(told ? s.savedAndTold : s.saved) });
      onClose();
    },
  });
  const first = targets.find(({ isDefault }) => isDefault) ?? targets[0];
  if (!first) return null;
  return (
    <EventDialog
      isOpen
      isChange={edited.kind !== 'new'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      defaultValue={{ ...draft, calendarId: draft.calendarId || String(first.id) }}
      calendars={targets.map(({ id, name, color }) => ({ id: String(id), name, color }))}
      hourCycle={status.uses12Hours ? 12 : 24}
      isPending={save.isPending}
      errorMessage={save.error ? describeProblem(intl, save.error) : undefined}
      onSubmit={(written) => save.mutate(written)}
      renderPicker={canInvite ? (add) => <PeopleField label={intl.formatMessage(s.invite)} onAdd={add} /> : undefined}
    />
  );
}
