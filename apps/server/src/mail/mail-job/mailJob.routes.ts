import { getMailJob, Problem, stopMailJob } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { endMailJob, selectMailJob } from '../bulk/index.ts';

/** Progress of calls that continue as background jobs. A job belongs to its mailbox. */
export async function mailJobRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, getMailJob, async ({ session: { mailboxId }, params: { id } }) => {
    const job = await selectMailJob(db, { mailboxId, id });
    if (!job) throw new Problem('not-found');
    return job;
  });

  route(app, stopMailJob, async ({ session: { mailboxId }, params: { id } }) => {
    const job = await endMailJob(db, { mailboxId, id });
    if (!job) throw new Problem('not-found');
    return job;
  });
}
