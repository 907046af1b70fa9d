import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { EventColor } from '../../foundation/theme/SkinTokens.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { DatePicker } from '../../parts/date-picker/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './EventForm.css.ts';
import { type EventDraft, eventProblems, type Invitee, withAllDay, withInvitees, withStart } from './eventDraft.ts';
import { InviteeList } from './InviteeList.tsx';
import { ReminderSelect } from './ReminderSelect.tsx';
import { RepeatFields } from './RepeatFields.tsx';

/** A calendar that an event may be put into. */
export interface EventCalendar {
  id: string;
  name: string;
  color: EventColor;
}

export interface EventFormProps {
  /** Ties a button outside to the form. */
  id?: string | undefined;
  /** The event as it is at first. */
  defaultValue: EventDraft;
  /** Called with the event as it is after each change, complete or not. */
  onChange?: ((draft: EventDraft) => void) | undefined;
  /** Calendars to choose from. */
  calendars: readonly EventCalendar[];
  /** Called with an event that can be kept. */
  onSubmit: (draft: EventDraft) => void;
  /** Renders the field to invite people. Call `add` with the people that the user picks. Without it, invitees can't be added. */
  renderPicker?: ((add: (people: readonly Invitee[]) => void) => ReactNode) | undefined;
  /** Asks by 12 or 24 hours. @default as the language has it */
  hourCycle?: 12 | 24 | undefined;
  /** Why the event was not kept. */
  errorMessage?: ReactNode;
  className?: string | undefined;
}

/** The event while it is written. The caller hears of it after each change. */
function useDraft({ defaultValue, onChange }: EventFormProps) {
  const [initial] = useState(defaultValue);
  const [draft, setDraft] = useState(initial);
  const tell = useEffectEvent((changed: EventDraft) => onChange?.(changed));
  useEffect(() => {
    if (draft !== initial) tell(draft);
  }, [draft, initial]);
  return { draft, setDraft, change: (part: Partial<EventDraft>) => setDraft((known) => ({ ...known, ...part })) };
}

/** Everything an event is: what, when, how often, where, and with whom. In a dialog of its own it is `EventDialog`. */
export function EventForm(props: EventFormProps) {
  const { id, calendars, onSubmit, renderPicker, hourCycle, errorMessage, className } = props;
  const words = useStrings().eventForm;
  const { draft, setDraft, change } = useDraft(props);
  const [wasTried, setTried] = useState(false);
  const problems = wasTried ? eventProblems(draft) : {};
  const { isAllDay } = draft;
  const dates = { granularity: isAllDay ? 'day' : 'minute', hourCycle } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(eventProblems(draft)).length === 0) onSubmit({ ...draft, title: draft.title.trim() });
  };
  return (
    <form id={id} noValidate aria-label={words.form} className={clsx(styles.form, className)} onSubmit={submit}>
      <TextField
        autoFocus
        label={words.title}
        value={draft.title}
        onChange={(title) => change({ title })}
        errorMessage={problems.title && words.titleRequired}
      />
      <div className={styles.pair}>
        {/* Another granularity is another field: what was typed halfway must not stay. */}
        <DatePicker
          key={`start-${isAllDay}`}
          label={words.start}
          {...dates}
          value={draft.start || null}
          onChange={(start) => setDraft((known) => ({ ...known, ...withStart(known, start ?? '') }))}
          errorMessage={problems.start && words.dateRequired}
        />
        <DatePicker
          key={`end-${isAllDay}`}
          label={words.end}
          {...dates}
          value={draft.end || null}
          onChange={(end) => change({ end: end ?? '' })}
          errorMessage={problems.end && (problems.end === 'required' ? words.dateRequired : words.endBeforeStart)}
        />
      </div>
      <Checkbox isSelected={isAllDay} onChange={(next) => setDraft((known) => ({ ...known, ...withAllDay(known, next) }))}>
        {words.allDay}
      </Checkbox>
      <RepeatFields value={draft.repeat} start={draft.start} problems={problems} onChange={(repeat) => change({ repeat })} />
      <div className={styles.pair}>
        <Select label={words.calendar} value={draft.calendarId} onChange={(key) => change({ calendarId: String(key) })}>
          {calendars.map((calendar) => (
            <SelectItem
              key={calendar.id}
              id={calendar.id}
              textValue={calendar.name}
              start={<span className={clsx(styles.swatch, styles.colour[calendar.color])} />}
            >
              {calendar.name}
            </SelectItem>
          ))}
        </Select>
        <ReminderSelect minutes={draft.reminderMinutes} onChange={(reminderMinutes) => change({ reminderMinutes })} />
      </div>
      <TextField label={words.location} value={draft.location} onChange={(location) => change({ location })} />
      {renderPicker?.((people) => setDraft((known) => ({ ...known, invitees: withInvitees(known.invitees, people) })))}
      <InviteeList
        invitees={draft.invitees}
        onRemove={(gone) => setDraft((known) => ({ ...known, invitees: known.invitees.filter(({ address }) => address !== gone) }))}
      />
      <TextArea label={words.description} value={draft.description} onChange={(description) => change({ description })} />
      <div role="alert" className={styles.error}>
        {errorMessage}
      </div>
    </form>
  );
}
