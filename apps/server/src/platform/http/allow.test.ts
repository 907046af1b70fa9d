import * as api from '@jinshu/api';
import { canNameFolders, type Endpoint, isWithinShare, lockAreas, type ShareLevel, shareLevels } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertLock } from '../../features/lock/lock.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { setPolicies } from '../policy/setPolicy.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  value !== null && typeof value === 'object' && 'method' in value && 'path' in value && 'access' in value;
/** Every call of the contract by its name, in the order of their addresses. */
const endpoints = Object.entries(api as unknown as Record<string, object>)
  // A list of the settings holds its calls.
  .flatMap(
    ([name, value]) => [[name, value], ...Object.entries(value).map(([call, one]) => [`${name}.${call}`, one])] as [string, unknown][],
  )
  .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
  // Its calls with a name of their own go by that.
  .sort(([left], [right]) => Number(left.includes('.')) - Number(right.includes('.')))
  .filter(([, endpoint], index, all) => all.findIndex(([, other]) => other === endpoint) === index)
  .sort(([, left], [, right]) => (`${left.path} ${left.method}` < `${right.path} ${right.method}` ? -1 : 1));

/** Kinds of callers and sessions. */
const standings = [
  'nobody',
  'behind a locked screen',
  'password to change',
  ...shareLevels,
  'areas locked',
  'permissions taken',
  'owner',
] as const;
type Standing = (typeof standings)[number];

const isLevel = (standing: Standing): standing is ShareLevel => shareLevels.some((level) => level === standing);

/** Endpoints that refuse, in their handler, users who aren't involved in the named object. */
const refusingStrangers = new Set(['readReview']);

/** Returns the refusal that the contract requires for a caller. Undefined if the call is allowed. */
function refusal({ access }: Endpoint, standing: Standing): string | undefined {
  if (access.of === 'public') return undefined;
  // No session of the webmail opens the back stage (BAK-03).
  if (access.of === 'operation') return 'session-expired';
  if (standing === 'nobody') return 'session-expired';
  if (standing === 'behind a locked screen') return access.of === 'account' && access.isOpenWhileLocked ? undefined : 'screen-locked';
  if (standing === 'password to change')
    return access.of === 'account' && (access.isOpenWhileLocked || access.isOpenBeforeChange) ? undefined : 'password-expired';
  if (access.of === 'account') return undefined;
  if (isLevel(standing)) return isWithinShare(standing, access.needs) ? undefined : 'mailbox-share-power';
  if (standing === 'areas locked') return access.lock && 'area-locked';
  if (standing === 'permissions taken') return access.permission && 'forbidden';
  return undefined;
}

const codes = ['session-expired', 'screen-locked', 'password-expired', 'mailbox-share-power', 'area-locked', 'forbidden'];

const titles = ['Endpoint', 'Name', 'Of', 'Share', 'Role', 'Lock', 'Permission', 'Locked screen', 'Password to change'];

function cellsOf([name, endpoint]: (typeof endpoints)[number]): string[] {
  const { method, path, access } = endpoint;
  const mailbox = access.of === 'mailbox' ? access : undefined;
  const lock = [mailbox?.lock, canNameFolders(endpoint) && 'named folder'].filter(Boolean).join(', ');
  const isOpenWhileLocked = access.of === 'account' && access.isOpenWhileLocked === true;
  return [
    `\`${method} ${path}\``,
    `\`${name}\``,
    access.of,
    mailbox?.needs ?? '',
    access.of === 'operation' ? `${access.needs}${access.asksPassword ? ', password' : ''}` : '',
    lock,
    mailbox?.permission ?? '',
    isOpenWhileLocked ? 'yes' : '',
    access.of === 'account' && (isOpenWhileLocked || access.isOpenBeforeChange) ? 'yes' : '',
  ];
}

/** The page of the documentation, in the form that the formatter gives it. */
function document(): string {
  const rows = [titles, ...endpoints.map(cellsOf)];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...lines] = rows.map(line);
  return `# Permissions of endpoints

Generated from the contract by \`apps/server/src/platform/http/allow.test.ts\`, which also checks the server against it. Every endpoint of \`@jinshu/api\`
declares \`access\`. The server checks it before it reads the input.

- **Of**: \`public\` needs no session. \`account\` concerns the account of the user. \`mailbox\` concerns the open mailbox, which may be shared.
  \`operation\` belongs to the back stage, whose sessions are separate.
- **Share**: lowest access level to a shared mailbox that may call the endpoint. Each level includes those before it: ${shareLevels.map((level) => `\`${level}\``).join(', ')}. No share allows \`owner\`.
- **Role**: what the role in the back stage must allow: \`role\` any role, \`see\` reading and \`manage\` changing what belongs to departments, \`see-all\` reading and
  \`govern\` changing everything else. With \`password\`, the password must have been entered within the last 10 minutes.
- **Lock**: area whose lock blocks the endpoint until the session unlocks it. Endpoints that name a custom folder are blocked with the folders.
- **Permission**: permission that the account needs.
- **Locked screen**: whether a session with a locked screen may call the endpoint.
- **Password to change**: whether a session may call the endpoint while its password must be changed.

${[head, line(widths.map((width) => '-'.repeat(width))), ...lines].join('\n')}
`;
}

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('the access that a call declares', () => {
  let test: TestApp;
  let shared: number;
  const people = new Map<Standing, TestAccount>();

  beforeAll(async () => {
    test = await buildTestApp();
    const { db } = test.deps;
    shared = await makeSharedMailbox(test.deps);
    for (const standing of standings) people.set(standing, await makeAccount(test.deps));
    const idOf = (standing: Standing) => (people.get(standing) as TestAccount).accountId;
    for (const level of shareLevels)
      await db
        .insertInto('mailbox_share')
        .values({ mailbox_id: shared, account_id: idOf(level), level })
        .execute();
    await db.updateTable('account').set({ must_change_password: true }).where('id', '=', idOf('password to change')).execute();
    await setPolicies(db, { of: 'organisation' }, { webmail_soab_show: true });
    await setOwnPolicies(db, idOf('permissions taken'), {
      is_maildownload: false,
      disable_delete_button: true,
      has_user_department_perm: false,
      webmail_cab_show: false,
      webmail_soab_show: false,
      center_show: false,
    });
    const { mailboxId } = people.get('areas locked') as TestAccount;
    await db.transaction().execute((tx) => insertLock(tx, mailboxId, { passwordHash: 'x', areas: lockAreas }));
  });
  afterAll(() => test.close());

  /** A session of its own for every call: some end it, some change what it looks into. */
  async function headersOf(standing: Standing): Promise<Record<string, string>> {
    if (standing === 'nobody') return {};
    const account = people.get(standing) as TestAccount;
    const { headers } = await openSession(test.deps, { ...account, ...(isLevel(standing) && { mailboxId: shared }) });
    if (standing === 'behind a locked screen')
      await test.deps.db.updateTable('session').set({ is_locked: true }).where('account_id', '=', account.accountId).execute();
    return headers;
  }

  it.each(standings)('SHR-23 FLK-29 LCK-07 PRM-12 %s: every call is let in or refused as the contract says', async (standing) => {
    const answers: [string, string | undefined][] = [];
    for (const [name, { method, path }] of endpoints) {
      const url = `/api${path.replace(/:\w+/g, '999999999')}`;
      const { body } = await test.app.inject({ method, url, headers: await headersOf(standing) });
      const code = /^\{.*"code":"([\w-]+)"/s.exec(body)?.[1];
      answers.push([name, codes.find((refused) => refused === code)]);
    }
    const expected = endpoints.map(([name, endpoint]) => [
      name,
      refusal(endpoint, standing) ?? (refusingStrangers.has(name) ? 'forbidden' : undefined),
    ]);
    expect(answers).toEqual(expected);
  });

  it('stands in the documentation', async () => {
    await expect(document()).toMatchFileSnapshot('../../../../../docs/access.md');
  });
});
