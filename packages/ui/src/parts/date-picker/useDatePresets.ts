import { useMemo } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { DatePreset } from './DatePicker.tsx';

interface DatePresetsOptions {
  /** The ISO day that is today where the user is. */
  today: string;
  /** A time of day such as `09:00`, where the picker chooses minutes. */
  time?: string | undefined;
}

/** Returns presets for today, tomorrow and next Monday with localized labels, for example for a scheduled send. */
export function useDatePresets({ today, time }: DatePresetsOptions): readonly DatePreset[] {
  const { datePicker: words } = useStrings();
  return useMemo(() => datePresets(today, time).map(({ id, value }) => ({ id, value, label: words.presets[id] })), [today, time, words]);
}

const DAY_MS = 86_400_000;

/** Returns the dates of the presets. Only whole days are counted, so UTC works for all time zones. */
export function datePresets(today: string, time: string | undefined) {
  const start = new Date(`${today}T00:00:00Z`);
  const toMonday = (8 - start.getUTCDay()) % 7 || 7;
  const after = (days: number) => new Date(start.getTime() + days * DAY_MS).toISOString().slice(0, 10) + (time ? `T${time}` : '');
  return [
    { id: 'today', value: after(0) },
    { id: 'tomorrow', value: after(1) },
    { id: 'nextMonday', value: after(toMonday) },
  ] as const;
}
