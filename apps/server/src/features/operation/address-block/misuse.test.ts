import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type InboundServer, startSmtpServer } from '../../../mail/inbound/index.ts';
import { keepMisuseBlocks } from '../../../platform/misuse-block/index.ts';
import { buildTestApp, buildTestDeps, type TestDeps } from '../../../testing/buildTestApp.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe('addresses that misuse the mail server', () => {
  let clock = new Date('2026-11-20T08:00:00Z');
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let other: TestDeps;
  let servers: InboundServer[];
  let admin: Operator;
  beforeAll(async () => {
    test = await buildTestApp({ now: () => clock });
    other = await buildTestDeps({ now: () => clock, database: test.database });
    const clients = { addressErrors: 5, addressCommands: 40 };
    servers = await Promise.all([test.deps, other.deps].map((deps) => startSmtpServer(deps, { clients })));
  });
  beforeEach(async () => {
    clock = new Date(clock.getTime() + 3_600_000);
    admin = await openOperator(test, 'super');
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await other.close();
    await test.close();
  });

  /** Sends lines to a server, and returns all that it sent until the connection was closed. */
  const say = (server: number, localAddress: string, ...lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect({ port: servers[server]?.port ?? 0, host: '127.0.0.1', localAddress });
      let heard = '';
      socket.on('data', (bytes) => {
        if (heard === '') socket.write([...lines, 'QUIT', ''].join('\r\n'));
        heard += String(bytes);
      });
      // A refused connection may be reset under what we still send.
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
      );
      socket.on('close', () => resolve(heard));
    });
  const misuse = (server: number, from: string) =>
    say(server, from, 'EHLO a', 'MAIL FROM:<a@partner.example>', ...Array.from({ length: 8 }, () => 'RCPT TO:<nobody@jinshu.example>'));
  const greeting = async (server: number, from: string) => (await say(server, from)).slice(0, 3);
  const greets = (server: number, from: string, code: string) => vi.waitFor(async () => expect(await greeting(server, from)).toBe(code));
  const list = async () => ((await admin.ask('GET', 'address-block/')).body as unknown as { results: object[] }).results;
  const stored = () => test.deps.db.selectFrom('misuse_block').selectAll().orderBy('network').execute();

  it('BAK-97 lists what one server blocked, every server turns it away, and a release holds on all of them', async () => {
    expect(await misuse(0, '127.0.0.2')).toContain('421 4.7.0 Too ');
    await greets(1, '127.0.0.2', '421');
    expect(await Promise.all([greeting(0, '127.0.0.2'), greeting(1, '127.0.0.3')])).toEqual(['421', '220']);
    expect(await list()).toEqual([
      {
        ...{ network: '127.0.0.2', kind: 'misuse', misuse: 'errors', reason: '', accounts: [], created_by: '' },
        until: new Date(clock.getTime() + 600_000).toISOString(),
      },
    ]);

    expect(await admin.ask('POST', 'address-block/release/', { network: '127.0.0.2', kind: 'misuse' })).toMatchObject({ status: 200 });
    await greets(0, '127.0.0.2', '220');
    await greets(1, '127.0.0.2', '220');
    expect(await list()).toEqual([]);
    expect(await admin.ask('POST', 'address-block/release/', { network: '127.0.0.2', kind: 'misuse' })).toMatchObject({ status: 404 });
    const record = await test.deps.db
      .selectFrom('operation_record')
      .select(['action', 'changes'])
      .where('target_id', '=', 'address 127.0.0.2')
      .execute();
    expect(record).toEqual([{ action: 'releaseAddressBlock', changes: [{ field: 'kind', before: 'misuse', after: null }] }]);
  });

  it('BAK-97 a block ends by itself, and the next one forgets it', async () => {
    await say(0, '127.0.0.4', 'EHLO a', ...Array.from({ length: 50 }, () => 'NOOP'));
    await greets(1, '127.0.0.4', '421');
    expect(await list()).toMatchObject([{ network: '127.0.0.4', misuse: 'commands' }]);
    clock = new Date(clock.getTime() + 600_001);
    expect([await greeting(0, '127.0.0.4'), await greeting(1, '127.0.0.4'), await list()]).toEqual(['220', '220', []]);
    await misuse(1, '127.0.0.5');
    await greets(0, '127.0.0.5', '421');
    expect(await stored()).toMatchObject([{ network: '127.0.0.5/32' }]);
  });

  it('BAK-97 an exempt address is released, and no misuse blocks it', async () => {
    await misuse(0, '127.0.0.6');
    await greets(1, '127.0.0.6', '421');
    await admin.ask('POST', 'address-block/', { network: '127.0.0.6', kind: 'exempt', reason: '', hours: 0 });
    await greets(0, '127.0.0.6', '220');
    await greets(1, '127.0.0.6', '220');
    expect(await misuse(0, '127.0.0.6')).not.toContain('421');
    expect(await greeting(1, '127.0.0.6')).toBe('220');
    expect(await list()).toMatchObject([{ network: '127.0.0.6', kind: 'exempt' }]);
  });

  it('BAK-97 blocks the network that one owner of IPv6 addresses has', async () => {
    const blocks = await keepMisuseBlocks(test.deps);
    blocks.add('2001:db8:0:2::9', 'errors', 60_000);
    expect([blocks.has('2001:db8:0:2:5::1'), blocks.has('2001:db8:0:3::9')]).toEqual([true, false]);
    await blocks.stop();
    const fresh = await keepMisuseBlocks(other.deps);
    expect([fresh.has('2001:db8:0:2::1'), fresh.has('2001:db8:0:3::9')]).toEqual([true, false]);
    await fresh.stop();
    expect(await admin.ask('POST', 'address-block/release/', { network: '2001:db8:0:2::/64', kind: 'misuse' })).toMatchObject({
      status: 200,
    });
  });
});
