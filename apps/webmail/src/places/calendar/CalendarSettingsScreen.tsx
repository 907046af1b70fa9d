import { type Calendar, changeCalendar, createCalendar, deleteCalendar, exportEvents, Problem, unshareCalendar } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { CalendarPage } from '@jinshu/ui/calendar-grid';
import { CalendarDialog, type CalendarDraft, CalendarSettings } from '@jinshu/ui/calendar-settings';
import { Icon } from '@jinshu/ui/icon';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { describeProblem, ScreenFailure, useReport } from '../../core/problem/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';
import { PeopleField, calendarStrings as s, useCalendars } from '../../mail/event/index.ts';

/** List of calendars with name, color and sharing (CAL-02). Calendars can be exported (CAL-29) and left (CAL-21). */
export function CalendarSettingsScreen() {
  const { formatMessage } = useIntl();
  const { api, queryClient, rights } = useAccount();
  const report = useReport();
  const goTo = useGoTo();
  const { calendars, error } = useCalendars();
  const [edited, setEdited] = useState<Calendar | 'new' | null>(null);
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
  if (error) return <ScreenFailure error={error} onRetry={() => applyChange(queryClient, { type: 'calendar.changed' })} />;
  const listed = (isOwn: boolean) =>
    calendars
      .filter((one) => one.isOwn === isOwn)
      .map(({ id, name, color, right, ownerName, ownerAddress, shares }) => ({
        id: String(id),
        name,
        color,
        ...(isOwn ? { shareCount: shares.length } : { ownerName: ownerName || ownerAddress, right }),
      }));
  return (
    <Panel>
      <CalendarPage
        title={formatMessage(s.settings)}
        start={
          <Button variant="quiet" icon={<Icon name="chevron_left" isMirrored />} onPress={() => goTo('/calendar/index')}>
            {formatMessage(s.back)}
          </Button>
        }
      >
        <CalendarSettings
          own={listed(true)}
          shared={listed(false)}
          onExport={({ id }) => save.mutate(Number(id))}
          {...(rights.canChange && {
            onAdd: () => setEdited('new'),
            onEdit: ({ id }) => setEdited(calendars.find((one) => String(one.id) === id) ?? null),
            onDelete: ({ id }) => remove.mutate(Number(id)),
            onLeave: ({ id }) => leave.mutate(Number(id)),
          })}
        />
      </CalendarPage>
      {edited && <CalendarEditor edited={edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

/**
 * Dialog that creates or changes a calendar (CAL-16, CAL-17). An address that it can't be shared with is reported at the field (ERR-47).
 */
function CalendarEditor({ edited, onClose }: { edited: Calendar | 'new'; onClose: () => void }) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const isNew = edited === 'new';
  const save = useMutation({
    mutationFn: ({ name, color, shares }: CalendarDraft) => {
      const body = { name, color, shares: shares.map(({ address, right }) => ({ address, right })) };
      return isNew ? api.call(createCalendar, { body }) : api.call(changeCalendar, { params: { id: edited.id }, body });
    },
    onSuccess: () => {
      applyChange(queryClient, { type: 'calendar.changed' });
      onClose();
    },
  });
  const said = save.error ? describeProblem(intl, save.error) : undefined;
  const isOfSharing = save.error instanceof Problem && save.error.code === 'not-system-mailbox';
  return (
    <CalendarDialog
      isOpen
      isChange={!isNew}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      defaultValue={isNew ? { name: '', color: 'e01', shares: [] } : edited}
      isPending={save.isPending}
      onSubmit={(draft) => save.mutate(draft)}
      shareError={isOfSharing ? said : undefined}
      errorMessage={isOfSharing ? undefined : said}
      renderPicker={(add) => <PeopleField label={intl.formatMessage(s.shareWith)} onAdd={add} />}
    />
  );
}
