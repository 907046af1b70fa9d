import {
  answerOccurrence as answerOccurrenceEndpoint,
  calendarFileBytes,
  cancelInvitee as cancelInviteeEndpoint,
  changeEvent as changeEventEndpoint,
  changeOccurrence as changeOccurrenceEndpoint,
  createEvent as createEventEndpoint,
  deleteEvent,
  deleteOccurrence,
  exportEvents,
  getEvent,
  importEvents,
  listEvents,
  longestRange,
  Problem,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { findCalendar } from '../calendar/saveCalendar.ts';
import { exportCalendar, exportEvent, importFile } from './eventFile.ts';
import { findEvent, readEvent, readEvents } from './readEvents.ts';
import { answerOccurrence, removeEvent, removeOccurrence } from './removeEvent.ts';
import { cancelInvitee, changeEvent, changeOccurrence, createEvent } from './saveEvent.ts';

const done = { msg: 'success' };

/** CAL: events. Answering an invitation is the slice `invitation`. */
export async function calendarEventRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listEvents, async ({ session, query: { start, end, person } }) => {
    const [from, to] = [new Date(start), new Date(end)];
    if (to <= from || to.getTime() - from.getTime() > longestRange * 86_400_000) throw new Problem('invalid-input');
    const results = await readEvents(deps, session.mailboxId, from, to, person);
    return { count: results.length, results };
  });

  route(app, getEvent, async ({ session, params, query }) => {
    return readEvent(deps, session.mailboxId, params.id, query.recurrenceId);
  });

  route(app, createEventEndpoint, async ({ session, body }) => {
    return readEvent(deps, session.mailboxId, await createEvent(deps, session, body));
  });

  route(app, changeEventEndpoint, async ({ session, params, body }) => {
    return readEvent(deps, session.mailboxId, await changeEvent(deps, session, params.id, body));
  });

  route(app, deleteEvent, async ({ session, params }) => {
    await removeEvent(deps, actorOf(session), params.id);
    return done;
  });

  route(app, cancelInviteeEndpoint, async ({ session, body }) => {
    return readEvent(deps, session.mailboxId, await cancelInvitee(deps, session, body.eventId, body.address));
  });

  route(
    app,
    importEvents,
    async ({ session, body, file }) => {
      const calendar = await findCalendar(deps.db, session.mailboxId, body.calendarId);
      if (calendar.right !== 'edit') throw new Problem('forbidden');
      return { count: await importFile(deps, calendar, file.bytes) };
    },
    { maxFileBytes: calendarFileBytes },
  );

  route(app, exportEvents, async ({ session, query: { calendarId, eventId } }) => {
    const calendar = await findCalendar(deps.db, session.mailboxId, calendarId);
    const event = eventId === undefined ? undefined : await findEvent(deps.db, session.mailboxId, eventId);
    const name = event?.title || calendar.name || calendar.ownerName || 'calendar';
    return {
      bytes: event ? await exportEvent(deps, event) : await exportCalendar(deps, calendar),
      fileName: `${name}.ics`,
      type: 'text/calendar; charset=utf-8',
    };
  });

  route(app, deleteOccurrence, async ({ session, body }) => {
    await removeOccurrence(deps, actorOf(session), body.eventId, body.recurrenceId);
    return done;
  });

  route(app, changeOccurrenceEndpoint, async ({ session, body }) => {
    return readEvent(deps, session.mailboxId, await changeOccurrence(deps, session, body));
  });

  route(app, answerOccurrenceEndpoint, async ({ session, body }) => {
    return answerOccurrence(deps, actorOf(session), body);
  });
}

const actorOf = ({ mailboxId, accountId }: { mailboxId: number; accountId: number }) => ({ mailboxId, accountId });
