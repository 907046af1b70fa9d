import { deleteEvents, selectOfCalendar } from '../../mail/invitation/index.ts';
import { selectOwner } from '../../mail/recipient/index.ts';
import { type Actor, reviewersOf } from '../../mail/submission/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectCalendars } from './calendar.repository.ts';
import { prepareCancellations } from './removeEvent.ts';
import { clearInvitations, sendInvitations } from './sendInvitations.ts';

/** Most events of one calendar that are canceled. */
const mostCancelled = 1_000;

/** Cancels the events to come that an account organizes, before it is removed (ADM-09). `also` writes in the same transaction. */
export async function cancelFutureEvents(deps: Deps, actor: Actor, also: (tx: Tx) => Promise<void>): Promise<void> {
  const { db } = deps;
  const owner = await selectOwner(db, actor.mailboxId);
  const own = (await selectCalendars(db, actor.mailboxId)).filter(({ mailboxId }) => mailboxId === actor.mailboxId);
  const events = (await Promise.all(own.map((calendar) => selectOfCalendar(db, calendar, mostCancelled))))
    .flat()
    .filter(
      ({ organiser, endsAt, repeat, recurrenceId }) =>
        organiser.address === owner.address && recurrenceId === '' && (repeat !== '' || endsAt > deps.now()),
    );
  const letters = await prepareCancellations(deps, actor, events);
  await db.transaction().execute(async (tx) => {
    const invitations = await clearInvitations(tx, deps, actor, letters, 'close');
    await lockMailbox(tx, [actor.mailboxId, ...reviewersOf(invitations.cleared)]);
    for (const event of events) await deleteEvents(tx, event);
    await sendInvitations(tx, deps, invitations, deps.now());
    await also(tx);
  });
  if (letters.length > 0) deps.outbox.wake();
}
