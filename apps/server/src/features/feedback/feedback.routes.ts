import { Problem, sendFeedback } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { insertFeedback } from './feedback.repository.ts';

/** More than this from one person in a day is a program, and hides what others have to say. */
const mostInADay = 50;
const dayMs = 86_400_000;

/** SET-90 and SET-91: feedback to the administrators. */
export async function feedbackRoutes(app: FastifyInstance, { db, now }: Deps): Promise<void> {
  route(app, sendFeedback, async ({ session: { accountId }, body: feedback }) => {
    const at = now();
    const since = new Date(at.getTime() - dayMs);
    if (!(await insertFeedback(db, { accountId, feedback, at, since, most: mostInADay }))) throw new Problem('rate-limited');
    return { msg: 'ok' };
  });
}
