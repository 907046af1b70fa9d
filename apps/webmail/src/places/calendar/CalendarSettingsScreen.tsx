import type { Calendar } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { CalendarPage } from '@jinshu/ui/calendar-grid';
import { CalendarSettings } from '@jinshu/ui/calendar-settings';
import { Icon } from '@jinshu/ui/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { calendarStrings as s, useCalendars } from '../../mail/event/index.ts';
import { CalendarEditor } from './CalendarEditor.tsx';
import { useCalendarActions } from './useCalendarActions.ts';

/** List of calendars with name, color and sharing (CAL-02). Calendars can be exported (CAL-29) and left (CAL-21). */
export function CalendarSettingsScreen() {
  const { formatMessage } = useIntl();
  const { queryClient, rights } = useAccount();
  const goTo = useGoTo();
  const { calendars, error } = useCalendars();
  const [edited, setEdited] = useState<Calendar | 'new' | null>(null);
  const { remove, leave, save } = useCalendarActions();
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
