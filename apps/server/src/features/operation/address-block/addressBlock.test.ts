import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer } from '../../../mail/inbound/smtpServer.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, testPassword } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { admitLogin } from '../../login/index.ts';

interface Block {
  network: string;
  kind: string;
  reason: string;
  until: string | null;
  accounts: string[];
}

describe('blocked addresses', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());

  const list = async () => ((await admin.ask('GET', 'address-block/')).body as unknown as { results: Block[] }).results;
  const add = (network: string, more: object = {}) =>
    admin.ask('POST', 'address-block/', { network, kind: 'block', reason: 'Scans', hours: 0, ...more });
  const release = (network: string, kind: string) => admin.ask('POST', 'address-block/release/', { network, kind });
  const reason = (of: string) => ({ status: 400, body: { params: { reason: of }, network: [of] } });
  const tryFrom = (ip: string, who = 'lin@jinshu.example') => admitLogin(test.deps, { who, ip, device: null, hasCaptcha: true });

  it('BAK-97 lists addresses blocked after failed logins with account and end, and releases them', async () => {
    for (let count = 0; count < 10; count += 1) await tryFrom('192.0.2.7');
    await expect(tryFrom('192.0.2.7')).rejects.toMatchObject({ code: 'login-rate-limited' });
    const [block] = await list();
    expect(block).toMatchObject({ network: '192.0.2.7', kind: 'failures', accounts: ['lin@jinshu.example'] });
    const minutes = (Date.parse(block?.until ?? '') - Date.now()) / 60_000;
    expect([minutes > 13, minutes < 16]).toEqual([true, true]);
    expect(await release('192.0.2.7', 'failures')).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
    await expect(tryFrom('192.0.2.7')).resolves.toBeDefined();
    expect(await release('192.0.2.7', 'failures')).toMatchObject({ status: 200 });
    expect(await release('192.0.2.7', 'failures')).toMatchObject({ status: 404 });
  });

  it('BAK-97 shows the network that failed IPv6 logins are counted for', async () => {
    for (let count = 0; count < 11; count += 1) await tryFrom('2001:db8:1:2::9').catch(() => undefined);
    expect(await list()).toMatchObject([{ network: '2001:db8:1:2::/64', kind: 'failures' }]);
    await release('2001:db8:1:2::/64', 'failures');
    expect(await list()).toEqual([]);
  });

  it('BAK-97 blocks a network by hand: nobody logs in from there; an exempt address in it may, without the limit', async () => {
    expect(await add('198.51.100.77/24', { hours: 2 })).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ network: '198.51.100.0/24', kind: 'block', reason: 'Scans' }]);
    await expect(tryFrom('198.51.100.9')).rejects.toMatchObject({ code: 'login-rate-limited' });
    await expect(tryFrom('::ffff:198.51.100.9')).rejects.toMatchObject({ code: 'login-rate-limited' });
    await add('198.51.100.9', { kind: 'exempt', reason: '' });
    for (let count = 0; count < 15; count += 1) await tryFrom('198.51.100.9');
    expect(await release('198.51.100.9', 'exempt')).toMatchObject({ status: 200 });
    await expect(tryFrom('198.51.100.9')).rejects.toMatchObject({ code: 'login-rate-limited' });
    await release('198.51.100.0/24', 'block');
  });

  it('BAK-97 refuses the login of a right password from a blocked address', async () => {
    const { address } = await makeAccount(test.deps);
    await test.deps.db.insertInto('address_rule').values({ network: '127.0.0.1/32', kind: 'block' }).execute();
    const payload = { username: address, password: JSON.stringify({ value: testPassword, at: Date.now() }) };
    const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/authorize/', payload });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    await test.deps.db.deleteFrom('address_rule').execute();
  });

  it('BAK-97 refuses mail of a blocked address at once', async () => {
    await test.deps.db.insertInto('address_rule').values({ network: '127.0.0.0/8', kind: 'block' }).execute();
    const server = await startSmtpServer(test.deps);
    const greeting = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(server.port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('data', (bytes) => {
        resolve(String(bytes));
        socket.destroy();
      });
    });
    expect(greeting).toMatch(/^554 5\.7\.1 /);
    await test.deps.db.deleteFrom('address_rule').execute();
    await server.stop();
  });

  it('BAK-97 does not block the address of the administrator, and refuses what is no network', async () => {
    for (const network of ['127.0.0.1', '127.0.0.0/8']) expect(await add(network)).toMatchObject(reason('own-address'));
    expect(await add('127.0.0.1', { kind: 'exempt' })).toMatchObject({ status: 200 });
    for (const network of ['10', 'host.example', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0.256'])
      expect([network, await add(network)]).toMatchObject([network, reason('network-invalid')]);
    const { changes } = await test.deps.db
      .selectFrom('operation_record')
      .selectAll()
      .where('target_id', '=', 'address 127.0.0.1')
      .executeTakeFirstOrThrow();
    expect(changes).toContainEqual({ field: 'kind', before: null, after: 'exempt' });
  });
});
