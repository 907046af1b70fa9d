import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CalendarPlace } from '../../places/calendar/index.ts';
import { ContactsPlace } from '../../places/contacts/index.ts';
import { FilesPlace } from '../../places/files/index.ts';

/** Places by the first part of their address. From here and not from the router, whose every line is part of the first load. */
const places = { calendar: CalendarPlace, contact: ContactsPlace, file: FilesPlace } as const;

/** The pages of a place, the default first (RTE-16 to RTE-19). */
const pages: Readonly<Record<keyof typeof places, readonly string[]>> = {
  file: ['pfile', 'cfile', 'afile'],
  calendar: ['index', 'set'],
  contact: ['pab', 'oab', 'cab', 'soab'],
};

/** Shows the place of an address that has pages of its own: the calendar, the address books or the files. */
export function PlaceScreen() {
  const { pathname, key } = useLocation();
  const [place = '', page = '', ...rest] = pathname.split('/').slice(1);
  const known = place as keyof typeof places;
  const Place = places[known];
  if (pages[known].includes(page) && rest.join('') === '')
    return (
      <Suspense>
        <Place />
      </Suspense>
    );
  // RTE-22: the default page, or where all unknown addresses lead.
  const to = page === '' ? `/${place}/${pages[known][0]}` : '/mailbox/welcome';
  return <Navigate to={to} state={{ isDirect: key === 'default' }} replace />;
}
