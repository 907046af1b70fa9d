import {
  answerCalendarOffer,
  changeCalendar as changeCalendarEndpoint,
  createCalendar as createCalendarEndpoint,
  deleteCalendar,
  listCalendarOffers,
  listCalendars,
  listTargetCalendars,
  showCalendar as showCalendarEndpoint,
  unshareCalendar as unshareCalendarEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { removeCalendar } from './removeEvent.ts';
import {
  answerOffer,
  changeCalendar,
  createCalendar,
  openCalendars,
  readCalendars,
  readOffers,
  removableCalendar,
  showCalendar,
  unshareCalendar,
} from './saveCalendar.ts';

const done = { msg: 'success' };

/** CAL: calendars, and who may see them. They belong to the mailbox. */
export async function calendarRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listCalendars, async ({ session }) => {
    const results = await readCalendars(deps, session.mailboxId);
    return { count: results.length, results };
  });

  route(app, listTargetCalendars, async ({ session }) => {
    const all = await openCalendars(deps, session.mailboxId);
    const results = all
      .filter(({ right }) => right === 'edit')
      .map(({ id, name, color, isOwn, right }) => ({ id, name, color, isOwn, right }));
    return { count: results.length, results };
  });

  route(app, listCalendarOffers, async ({ session }) => {
    const results = await readOffers(deps, session.mailboxId);
    return { count: results.length, results };
  });

  route(app, answerCalendarOffer, async ({ session, body }) => {
    await answerOffer(deps, session.mailboxId, body.calendarId, body.isAccepted);
    return done;
  });

  route(app, createCalendarEndpoint, async ({ session, body }) => {
    return createCalendar(deps, session.mailboxId, body);
  });

  route(app, changeCalendarEndpoint, async ({ session, params, body }) => {
    return changeCalendar(deps, session.mailboxId, params.id, body);
  });

  route(app, deleteCalendar, async ({ session, params }) => {
    const { mailboxId, accountId } = session;
    await removeCalendar(deps, { mailboxId, accountId }, await removableCalendar(deps, mailboxId, params.id));
    return done;
  });

  route(app, showCalendarEndpoint, async ({ session, body }) => {
    await showCalendar(deps, session.mailboxId, body.calendarId, body.isShown);
    return done;
  });

  route(app, unshareCalendarEndpoint, async ({ session, body }) => {
    await unshareCalendar(deps, session.mailboxId, body.calendarId, body.address);
    return done;
  });
}
