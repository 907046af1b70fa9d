import {
  createShare,
  deleteShare,
  downloadShareSample,
  importShares,
  listSharedToMe,
  listShares,
  maximumShareRows,
  Problem,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { normalAddress } from '../../mail/recipient/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { readTable, writeTable } from '../table/index.ts';
import { changeShares } from './changeShares.ts';
import { findSharers, selectSharedToMe, selectShares } from './share.repository.ts';
import { givenShares, judgeShares, shareSample } from './shareFile.ts';

/** SHR-17 to SHR-22: sharing of the own mailbox, and mailboxes shared by others. */
export async function shareRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, now } = deps;

  route(app, listShares, async ({ session }) => {
    const results = await selectShares(db, session.mailboxId, now());
    return { count: results.length, results };
  });

  route(app, createShare, async ({ session, body: { userName, level } }) => {
    const { mailboxId } = session;
    const address = normalAddress(userName);
    const person = (await findSharers(db, [address])).get(address);
    if (!person || person.mailboxId === mailboxId) throw new Problem('not-system-mailbox', { address });
    return db.transaction().execute(async (tx) => {
      await changeShares(tx, mailboxId, { given: [{ accountId: person.accountId, level }] });
      const [share] = await selectShares(tx, mailboxId, now(), person.accountId);
      if (!share) throw new Problem('not-system-mailbox', { address });
      return share;
    });
  });

  route(app, deleteShare, async ({ session, params: { id } }) => {
    const { mailboxId } = session;
    const count = await db.transaction().execute((tx) => changeShares(tx, mailboxId, { taken: [id] }));
    if (count === 0) throw new Problem('not-found');
    return {};
  });

  route(app, listSharedToMe, async ({ session }) => {
    const results = await selectSharedToMe(db, session.accountId);
    return { count: results.length, results };
  });

  route(app, importShares, async ({ session, body: { isDryRun }, file }) => {
    const { mailboxId } = session;
    // The first row may hold the names of the columns.
    const given = givenShares(await readTable(file.bytes, { rows: maximumShareRows + 1 }));
    const people = await findSharers(
      db,
      given.map(({ address }) => address),
    );
    const results = judgeShares(given, people, mailboxId);
    const taken = results.flatMap(({ userName, level, reason }) => {
      const person = people.get(userName);
      return reason === null && level !== null && person ? { accountId: person.accountId, level } : [];
    });
    if (!isDryRun && taken.length > 0) await db.transaction().execute((tx) => changeShares(tx, mailboxId, { given: taken }));
    const seesColleagues = await readPolicy(db, 'has_user_department_perm', session);
    // PRM-08: callers that may not see the organization learn no names from a list of addresses.
    return { count: results.length, results: seesColleagues ? results : results.map((row) => ({ ...row, name: '' })) };
  });

  route(app, downloadShareSample, async ({ session, query: { format } }) => {
    const language = await selectLanguage(db, session.accountId);
    const { rows, name } = shareSample(language, config.domain);
    return writeTable(rows, { format, name });
  });
}
