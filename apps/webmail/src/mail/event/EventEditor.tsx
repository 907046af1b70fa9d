import { changeEvent, changeOccurrence, createEvent } from '@jinshu/api';
import { EventDialog, type EventDraft } from '@jinshu/ui/event-form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { keptForm, useKeptAcrossLock } from '../../core/kept-form/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
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
  /** Key of the unsaved content while the window is locked. @default 'event' */
  keptAs?: string | undefined;
  onClose: () => void;
}

/** Event in an editor when the window was locked. */
type KeptEvent = Pick<EventEditorProps, 'edited' | 'draft' | 'canInvite'>;

/** Returns the event that was being written in the calendar when the window was locked. */
export const keptEvent = (): KeptEvent | undefined => keptForm<KeptEvent>('event');

/** Writes a new event or changes one, and tells the server (CAL-23, CAL-24, CAL-31). */
export function EventEditor({ edited, draft, canInvite = true, keptAs = 'event', onClose }: EventEditorProps) {
  const intl = useIntl();
  const { api, queryClient, status } = useAccount();
  const { calendars } = useCalendars();
  const [unsaved, setUnsaved] = useState(() => keptForm<KeptEvent>(keptAs));
  const [initial] = useState(unsaved?.draft ?? draft);
  useKeptAcrossLock(keptAs, unsaved);
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
      defaultValue={{ ...initial, calendarId: initial.calendarId || String(first.id) }}
      onChange={(written) => setUnsaved({ edited, draft: written, canInvite })}
      calendars={targets.map(({ id, name, color }) => ({ id: String(id), name, color }))}
      hourCycle={status.uses12Hours ? 12 : 24}
      isPending={save.isPending}
      errorMessage={save.error ? describeProblem(intl, save.error) : undefined}
      onSubmit={(written) => save.mutate(written)}
      renderPicker={canInvite ? (add) => <PeopleField label={intl.formatMessage(s.invite)} onAdd={add} /> : undefined}
    />
  );
}
