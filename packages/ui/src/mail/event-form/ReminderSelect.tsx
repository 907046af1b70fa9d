import { useStrings } from '../../foundation/provider/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import type { EventDraft } from './eventDraft.ts';
import { useReminderWords } from './useEventWords.ts';

/** Reminder options, in minutes before the start. */
const REMINDERS = [0, 5, 10, 15, 30, 60, 120, 1440, 2880] as const;

interface ReminderSelectProps {
  minutes: EventDraft['reminderMinutes'];
  onChange: (minutes: EventDraft['reminderMinutes']) => void;
}

/** Time of the reminder. One that the user didn't choose here, but elsewhere, is among the options. */
export function ReminderSelect({ minutes, onChange }: ReminderSelectProps) {
  const words = useStrings().eventForm;
  const remind = useReminderWords();
  const options = [...new Set(minutes === null ? REMINDERS : [...REMINDERS, minutes])].sort((one, other) => one - other);
  return (
    <Select label={words.reminder} value={minutes ?? 'none'} onChange={(key) => onChange(key === 'none' ? null : Number(key))}>
      <SelectItem id="none">{remind(null)}</SelectItem>
      {options.map((option) => (
        <SelectItem key={option} id={option}>
          {remind(option)}
        </SelectItem>
      ))}
    </Select>
  );
}
