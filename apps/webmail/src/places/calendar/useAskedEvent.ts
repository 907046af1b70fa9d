import type { ShownEvent } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { eventOptions, gridId, wallRange } from '../../mail/event/index.ts';

interface AskedEvent {
  /** Day that the calendar shows. */
  date: string;
  events: readonly ShownEvent[];
  /** The events are those of the day that shows. */
  isLoaded: boolean;
  showDay: (day: string) => void;
  open: (event: ShownEvent, anchor: HTMLElement) => void;
  giveUp: () => void;
}

/** Shows the event that the address asks for: from an invitation (INV-07), or from a reminder. */
export function useAskedEvent(asked: string | null, { date, events, isLoaded, showDay, open, giveUp }: AskedEvent): void {
  const { api } = useAccount();
  const report = useReport();
  const id = /^[1-9]\d{0,14}$/.test(asked ?? '') ? Number(asked) : undefined;
  const { data, error } = useQuery({ ...eventOptions(api, id ?? 0), enabled: id !== undefined });
  const day = data && wallRange(data).start.slice(0, 10);
  const act = useRef({ showDay, open, giveUp, report });
  act.current = { showDay, open, giveUp, report };
  useEffect(() => {
    if (day !== undefined) act.current.showDay(day);
  }, [day]);
  useEffect(() => {
    if (!error) return;
    act.current.report(error);
    act.current.giveUp();
  }, [error]);
  useEffect(() => {
    // Events are loaded by the month: the day may show only after them.
    const event = isLoaded && date === day ? events.find((one) => one.id === id && wallRange(one).start.startsWith(day)) : undefined;
    const anchor = event && document.querySelector<HTMLElement>(`[data-event="${CSS.escape(gridId(event))}"]`);
    if (event && anchor) act.current.open(event, anchor);
  }, [events, isLoaded, date, day, id]);
}
