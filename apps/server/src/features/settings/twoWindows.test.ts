import { defaultParameters, type Parameters, parameterNames, setParameters } from '@jinshu/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parameterDefaults, parametersOf, updateParameters } from '../../mail/settings/settings.repository.ts';
import { changesAfter } from '../../platform/change/change.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount } from '../../testing/factories.ts';
import { changeSettings } from './changeSettings.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

/** Two servers on one database. */
let servers: readonly [TestApp, TestApp];
beforeAll(async () => {
  const test = await buildTestApp();
  servers = [test, await buildTestApp({ database: test.database })];
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
});

/** Calls of a window. */
interface Calls {
  load(): Promise<Parameters>;
  saveAll(values: Parameters): Promise<Parameters>;
  saveOne(part: Partial<Parameters>): Promise<void>;
  reset(): Promise<Parameters>;
}

/** Calls as the routes make them, without HTTP. */
function useCasesOf({ deps }: TestApp, { accountId }: TestAccount): Calls {
  const load = () => parametersOf(deps.db, accountId);
  const save = (part: Partial<Parameters>) => changeSettings(deps, accountId, (tx) => updateParameters(tx, accountId, part));
  return {
    load,
    saveAll: async (values) => save(values).then(load),
    saveOne: save,
    reset: () =>
      changeSettings(deps, accountId, async (tx) => updateParameters(tx, accountId, await parameterDefaults(tx, accountId))).then(load),
  };
}

const answerSchema = setParameters.response as unknown as z.ZodMiniType<{ results: Parameters }>;

/** The same calls by HTTP, in a session of its own. */
async function routesOf({ app, deps }: TestApp, account: TestAccount): Promise<Calls> {
  const { headers } = await openSession(deps, account);
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/setting/${path}/`, headers, payload });
  const read = (answer: { json(): unknown }) => z.decode(answerSchema, answer.json() as never).results;
  return {
    load: async () => read(await app.inject({ url: '/api/setting/get-param/', headers })),
    saveAll: async (values) => read(await post('set-param', z.encode(setParameters.body as z.ZodMiniType, values) as object)),
    async saveOne(part) {
      for (const [name, value] of Object.entries(part))
        await post('set-param2', { keyword: parameterNames[name as keyof Parameters], value });
    },
    reset: async () => read(await post('rel-param', {})),
  };
}

const others: Parameters = {
  readType: 'text',
  pageSize: 100,
  readingPane: 'below',
  savesToSent: false,
  wantsReceipt: true,
  savesContacts: false,
  autosaves: false,
  movesAllToDisk: true,
  movesLargeToDisk: true,
  diskThreshold: 1_048_576,
  remindsOfNewMail: false,
  uses12Hours: true,
  draftAutosaveMinutes: 60,
  idleAfter: 28_800,
};
const names = Object.keys(others) as (keyof Parameters)[];
const one = fc
  .tuple(fc.constantFrom(...names), fc.boolean())
  .map(([name, isOther]) => ({ [name]: (isOther ? others : defaultParameters)[name] }) as Partial<Parameters>);
const steps = fc.array(
  fc.record({
    window: fc.nat(1),
    act: fc.oneof(
      fc.record({ type: fc.constant('edit' as const), part: one }),
      fc.record({ type: fc.constant('one' as const), part: one }),
      fc.constant({ type: 'save' as const }),
      fc.constant({ type: 'news' as const }),
      fc.constant({ type: 'discard' as const }),
      fc.constant({ type: 'reset' as const }),
      fc.constant({ type: 'restart' as const }),
    ),
  }),
  { minLength: 1, maxLength: 6 },
);
type Steps = typeof steps extends fc.Arbitrary<infer T> ? T : never;

const openWindows = async ({ mailboxId }: TestAccount, calls: readonly [Calls, Calls]): Promise<Window[]> => {
  const windows = calls.map((own) => new Window(mailboxId, own));
  for (const window of windows) await window.open();
  return windows;
};

/** A window with the page of the parameters open, with the same state as in the webmail. */
class Window {
  saved: Parameters = defaultParameters;
  changed: Partial<Parameters> = {};
  #version = 0;

  readonly #mailboxId: number;
  readonly calls: Calls;
  constructor(mailboxId: number, calls: Calls) {
    this.#mailboxId = mailboxId;
    this.calls = calls;
  }

  /** Reloads the page. Unsaved changes are lost. */
  async open(): Promise<void> {
    this.changed = {};
    this.#version = (await changesAfter(servers[0].deps.db, this.#mailboxId, 0, 1)).version;
    this.saved = await this.calls.load();
  }

  /** Hears what has changed since, and asks again if that is the settings. */
  async hear(): Promise<void> {
    const { version, entries, isComplete } = await changesAfter(servers[0].deps.db, this.#mailboxId, this.#version);
    this.#version = version;
    if (!isComplete || entries.some(({ change }) => change.type === 'settings.changed')) this.saved = await this.calls.load();
  }
}

/** Does the steps, and compares what both windows show at last with what was saved. */
async function holds(sequence: Steps, { accountId }: TestAccount, windows: readonly Window[]): Promise<void> {
  const { db } = servers[0].deps;
  await db.updateTable('account').set({ settings: '{}' }).where('id', '=', accountId).execute();
  // Both have heard all that is in the journal: the sequence before ended so.
  for (const window of windows) Object.assign(window, { saved: defaultParameters, changed: {} });
  let expected = defaultParameters;
  for (const { window: at, act } of sequence) {
    const window = windows[at] as Window;
    if (act.type === 'edit') window.changed = { ...window.changed, ...act.part };
    else if (act.type === 'discard') window.changed = {};
    else if (act.type === 'news') await window.hear();
    else if (act.type === 'restart') await window.open();
    else if (act.type === 'one') {
      expected = { ...expected, ...act.part };
      await window.calls.saveOne(act.part);
    } else {
      expected = act.type === 'reset' ? defaultParameters : { ...window.saved, ...window.changed };
      window.saved = await (act.type === 'reset' ? window.calls.reset() : window.calls.saveAll(expected));
      window.changed = {};
      expect(window.saved).toEqual(expected);
    }
  }
  for (const window of windows) {
    await window.hear();
    expect(window.saved).toEqual(expected);
  }
  // The other server has nothing in memory of what was saved by this one.
  expect(await parametersOf(servers[1].deps.db, accountId)).toEqual(expected);
}

describe('the parameters of one user in two windows', () => {
  it('SET-118 5,000 random sequences of changes, late news and reloads end with the same values in both and on every server', async () => {
    const part = async () => {
      const account = await makeAccount(servers[0].deps);
      const windows = await openWindows(account, [useCasesOf(servers[0], account), useCasesOf(servers[1], account)]);
      await fc.assert(
        fc.asyncProperty(steps, (sequence) => holds(sequence, account, windows)),
        { numRuns: 1250 },
      );
    };
    await Promise.all([part(), part(), part(), part()]);
  }, 240_000);

  it('SET-118 SET-51 SET-52 so do the calls themselves, each window on a server of its own', async () => {
    const account = await makeAccount(servers[0].deps);
    const windows = await openWindows(account, [await routesOf(servers[0], account), await routesOf(servers[1], account)]);
    await fc.assert(
      fc.asyncProperty(steps, (sequence) => holds(sequence, account, windows)),
      { numRuns: 40 },
    );
  }, 120_000);
});
