import { deleteCalendar, exportEvents, unshareCalendar } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';

/** Deletes, leaves and exports calendars, each by its id. */
export function useCalendarActions() {
  const { api, queryClient } = useAccount();
  const report = useReport();
  const remove = useMutation({
    mutationFn: (id: number) => api.call(deleteCalendar, { params: { id } }),
    onSuccess: () => applyChange(queryClient, { type: 'calendar.changed' }),
    onError: report,
  });
  const leave = useMutation({
    mutationFn: async (calendarId: number) => {
      const { address } = await queryClient.ensureQueryData(userInfoOptions(api));
      return api.call(unshareCalendar, { body: { calendarId, address } });
    },
    onSuccess: () => applyChange(queryClient, { type: 'calendar.changed' }),
    onError: report,
  });
  const save = useMutation({
    mutationFn: (calendarId: number) => downloadFile(() => api.call(exportEvents, { query: { calendarId } })),
    onError: report,
  });
  return { remove, leave, save };
}
