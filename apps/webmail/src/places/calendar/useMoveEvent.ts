import { changeEvent, changeOccurrence, getEvent, type ShownEvent } from '@jinshu/api';
import type { CalendarRange } from '@jinshu/ui/calendar-grid';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { eventListOptions, gridId, toDraft, toEventForm, wireTimes } from '../../mail/event/index.ts';

/** Moves an event that was pulled, or moved with the keyboard; of a series this occurrence alone (CAL-24, CAL-31). */
export function useMoveEvent(date: string): (event: ShownEvent, to: CalendarRange) => void {
  const { api, queryClient } = useAccount();
  const report = useReport();
  const { queryKey } = eventListOptions(api, date);
  const move = useMutation({
    // One after the other: the keyboard moves in many small steps, and the last one holds.
    scope: { id: 'calendar-move' },
    mutationFn: async ({ event, to }: { event: ShownEvent; to: CalendarRange }) => {
      const { id, recurrenceId, isRepeating } = event;
      const full = await api.call(getEvent, { params: { id }, query: isRepeating ? { recurrenceId } : {} });
      const body = toEventForm({ ...toDraft(full), ...to });
      return isRepeating
        ? api.call(changeOccurrence, { body: { ...body, repeat: null, eventId: id, recurrenceId } })
        : api.call(changeEvent, { params: { id }, body });
    },
    onMutate: ({ event, to }) =>
      queryClient.setQueryData<ShownEvent[]>(queryKey, (known) =>
        known?.map((one) => (gridId(one) === gridId(event) ? { ...one, ...wireTimes(to) } : one)),
      ),
    onError: report,
    onSettled: (_, __, { event }) => applyChange(queryClient, { type: 'calendar-event.changed', calendarEventId: event.id }),
  });
  return (event, to) => move.mutate({ event, to });
}
