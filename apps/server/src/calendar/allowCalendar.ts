import { Problem } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/Session.ts';
import { allowWriting } from '../shared-mailbox/allowWriting.ts';

/** Refuses the calendar to a session that has not released its lock (FLK-29). */
export function allowCalendar({ lockedAreas }: Pick<Session, 'lockedAreas'>): void {
  if (lockedAreas.includes('calendar')) throw new Problem('area-locked');
}

/** The same, and whoever may only read a mailbox changes nothing in its calendars. */
export async function allowPlanning({ db }: Pick<Deps, 'db'>, session: Session): Promise<void> {
  allowCalendar(session);
  await allowWriting(db, session);
}
