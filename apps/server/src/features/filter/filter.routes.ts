import {
  applyFilter as applyFilterEndpoint,
  filterResource,
  maximumFilters,
  Problem,
  sortFilters,
  tryFilter as tryFilterEndpoint,
  undoFilter as undoFilterEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { toBulkAnswer } from '../../mail/bulk/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route, untilGone } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { changeSettings, mountResource } from '../settings/index.ts';
import { applyFilter, undoFilter } from './applyFilter.ts';
import { checkTarget } from './checkTarget.ts';
import {
  countFilters,
  insertFilter,
  orderFilters,
  removeFilters,
  selectFilter,
  selectFilters,
  setFiltersActive,
  updateFilter,
} from './filter.repository.ts';
import { tryFilter } from './tryFilter.ts';

/** Rules are of the account's own mailbox, and so are the messages that they are tried on. */
function ownMailbox({ mailboxId, accountId, shareLevel }: Session): { mailboxId: number; accountId: number } {
  if (shareLevel !== null) throw new Problem('forbidden');
  return { mailboxId, accountId };
}

/** SET-93 to SET-95, SET-114: filter rules. */
export async function filterRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  mountResource(
    app,
    deps,
    filterResource,
    {
      list: async (db, accountId) => {
        const results = await selectFilters(db, accountId);
        return { count: results.length, results };
      },
      find: selectFilter,
      count: countFilters,
      insert: insertFilter,
      update: updateFilter,
      remove: removeFilters,
      setActive: setFiltersActive,
    },
    { maximum: maximumFilters, prepare: (form, { session }) => checkTarget(deps, session, form) },
  );

  route(app, sortFilters, async ({ session: { accountId }, body: { ids } }) => {
    await changeSettings(deps, accountId, (tx) => orderFilters(tx, accountId, ids), filterResource.name);
    return { msg: 'ok' };
  });

  route(app, tryFilterEndpoint, ({ session, body, reply }) =>
    untilGone(reply, () => {
      const { mailboxId } = ownMailbox(session);
      return tryFilter(deps, { ...body, mailboxId, isOwnLocked: session.lockedAreas.includes('folders'), after: body.after });
    }),
  );

  route(app, applyFilterEndpoint, async ({ session, params: { id }, body: { folder } }) =>
    toBulkAnswer(await applyFilter(deps, { ...ownMailbox(session), id, folder })),
  );

  route(app, undoFilterEndpoint, async ({ session, body: { job } }) =>
    toBulkAnswer(await undoFilter(deps, { ...ownMailbox(session), job })),
  );
}
