import { buildApp } from '../../apps/server/src/app.ts';
import { setPolicies } from '../../apps/server/src/platform/policy/index.ts';
import { makeAccount, testPassword } from '../../apps/server/src/testing/factories.ts';
import type { BenchMailbox } from './mailbox.ts';
import { percentile, type Timing, timingOf } from './stats.ts';

const tries = 500;
/** Attempts with one name: fewer than block it. */
const triesByName = 4;
const logins = 200;

/** Measures the login under attack: whether its time gives away a name, and whether many logins hold up others. */
export async function measureEntrance({ open, session }: BenchMailbox): Promise<Timing[]> {
  const { deps } = open;
  await setPolicies(deps.db, { of: 'organisation' }, { is_register: true });
  const app = await buildApp(deps);
  await app.ready();
  const seal = (value: string) => JSON.stringify({ value, at: Date.now() });
  let places = 0;
  /** Each call comes from a place of its own, which no limit knows. */
  const post = async (url: string, payload: object, status = 200): Promise<number> => {
    places += 1;
    const ip = `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
    const start = performance.now();
    const answer = await app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'x-forwarded-for': ip } });
    const took = performance.now() - start;
    if (answer.statusCode !== status) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return took;
  };
  const known: string[] = [];
  for (let n = 0; n < logins; n += 1) known.push((await makeAccount(deps, { address: `known${n}@${deps.config.domain}` })).address);
  const nameOf = (run: number, isKnown: boolean) =>
    isKnown ? (known[Math.floor(run / triesByName)] ?? '') : `stranger${Math.floor(run / triesByName)}@${deps.config.domain}`;

  /** Alternates between known and unknown names, so that other work on the machine slows both down. */
  const differenceAt = async (what: string, ask: (name: string, run: number) => Promise<number>): Promise<Timing> => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let run = 0; run < tries; run += 1) {
      times.known.push(await ask(nameOf(run, true), run));
      times.unknown.push(await ask(nameOf(run, false), run));
    }
    const medians = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)] as const;
    return {
      ...timingOf(`${what}, difference between a known and an unknown name`, [Math.abs(medians[0] - medians[1])]),
      runs: tries,
      baseline: { what: 'unknown name', p50: medians[1] },
    };
  };
  const timings = [
    await differenceAt('refused login', (account) => post('/login/', { account, password: seal('wrong') }, 400)),
    await differenceAt('first step of a recovery', (account) => post('/core/secret-reset/0/', { account })),
    await differenceAt('registration', (address, run) =>
      post('/core/register/', {
        realname: 'Lin',
        password: seal(testPassword),
        confirm_password: seal(testPassword),
        mobile: '15168207713',
        username: address.startsWith('known') ? address.split('@', 1)[0] : `new${run}`,
        department: 'Research',
        reason: 'bench',
        is_agreed: true,
        language: 'en',
      }),
    ),
  ];
  timings.push(await measureRush());
  await app.close();
  return timings;

  async function measureRush(): Promise<Timing> {
    let isOver = false;
    const rush = Promise.all(known.map((account) => post('/login/', { account, password: seal(testPassword) }))).then(() => {
      isOver = true;
    });
    const lists: number[] = [];
    while (!isOver) {
      const start = performance.now();
      await app.inject({ url: '/api/mail/message/?folder=INBOX&limit=20&offset=0', headers: session.headers });
      lists.push(performance.now() - start);
    }
    await rush;
    return timingOf(`list while ${logins} people log in`, lists);
  }
}
