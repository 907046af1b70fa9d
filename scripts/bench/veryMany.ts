import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../apps/server/src/app.ts';
import { startMailJobs } from '../../apps/server/src/mail/mail-job/runMailJobs.ts';
import { makeAccount, openSession } from '../../apps/server/src/testing/factories.ts';
import { type BenchMailbox, fill } from './mailbox.ts';
import { type Timing, timingOf } from './stats.ts';

const besides = 1_000;
const betweenMs = 15;

/**
 * Measures calls that affect every message in the Inbox: the time to the response, the time until the last message is done, and another
 * user's list meanwhile. Afterwards the messages are back in the Inbox.
 */
export async function measureVeryMany(mailbox: BenchMailbox, count: number): Promise<Timing[]> {
  const { open, session } = mailbox;
  const { deps } = open;
  const other = await makeAccount(deps, { name: '陈伟', address: `other@${deps.config.domain}` });
  await fill({ ...mailbox, account: other }, 'INBOX', besides, 3);
  const theirs = await openSession(deps, other);
  const app = await buildApp(deps);
  await app.ready();
  const jobs = startMailJobs(deps, { connection: open.connection });
  const ask = async (path: string, { headers }: typeof session, payload?: object) => {
    const answer = await app.inject({ method: payload ? 'POST' : 'GET', url: `/api${path}`, headers, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };

  /** Loads another user's list repeatedly until `isOver`. */
  const listMeanwhile = async (times: number[], isOver: () => boolean) => {
    while (!isOver()) {
      const start = performance.now();
      await ask('/mail/message/?folder=INBOX&limit=20&offset=0', theirs);
      times.push(performance.now() - start);
      await pause(betweenMs);
    }
  };

  /** Makes a call and waits for its job: when it was answered, and when the last mail was done. */
  const finish = async (path: string, payload: object) => {
    const start = performance.now();
    const { job } = await ask(path, session, payload);
    const answered = performance.now() - start;
    while (job && (await ask(`/mail/job/${job.id}/`, session)).state === 'running') await pause(50);
    return { answered, done: performance.now() - start };
  };

  const timings: Timing[] = [];
  const measure = async (what: string, path: string, payload: object) => {
    const meanwhile: number[] = [];
    let isOver = false;
    const listing = listMeanwhile(meanwhile, () => isOver);
    const { answered, done } = await finish(path, payload);
    isOver = true;
    await listing;
    timings.push(timingOf(`${what}, until the response`, [answered]), timingOf(`${what}, until the last is done`, [done]));
    timings.push(timingOf(`${what}, another user's list meanwhile`, meanwhile));
  };

  const all = count.toLocaleString('en');
  try {
    const flag = { uids: 'all', folder: 'INBOX', flags: ['umail-forword'] };
    await measure(`flag ${all} messages`, '/mail/message/flag/', { ...flag, action: 'add' });
    await finish('/mail/message/flag/', { ...flag, action: 'remove' });
    await measure(`move ${all} messages`, '/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: 'Spam' });
    await measure(`move ${all} messages out of spam`, '/mail/message/not-spam/', { uids: 'all', folder: 'Spam', to_white: true });
  } finally {
    await jobs.stop();
    await app.close();
  }
  await open.pool.query('VACUUM ANALYZE');
  return timings;
}
