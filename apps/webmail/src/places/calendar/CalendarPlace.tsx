import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { GuardedPlace } from '../../core/lock/index.ts';
import { CalendarScreen } from './CalendarScreen.tsx';

const CalendarSettingsScreen = lazy(async () => ({ default: (await import('./CalendarSettingsScreen.tsx')).CalendarSettingsScreen }));

/** The calendar and its settings (RTE-17), once the calendar is open (FLK-06, FLK-09, LAY-13). */
export function CalendarPlace() {
  const { pathname, search, key } = useLocation();
  const child = pathname.slice('/calendar/'.length).replace(/\/$/, '');
  if (child !== 'index' && child !== 'set')
    return <Navigate to={`/calendar/index${search}`} state={{ isDirect: key === 'default' }} replace />;
  return (
    <GuardedPlace area="calendar">
      {child === 'index' ? (
        <CalendarScreen />
      ) : (
        <Suspense>
          <CalendarSettingsScreen />
        </Suspense>
      )}
    </GuardedPlace>
  );
}
