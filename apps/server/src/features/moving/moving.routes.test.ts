import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestSession } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

/** A POP3 server of one message. */
const answers: Record<string, string> = {
  CAPA: '+OK\r\n.\r\n',
  UIDL: '+OK\r\n1 first\r\n.\r\n',
  LIST: '+OK\r\n1 10\r\n.\r\n',
  'PASS wrong': '-ERR [AUTH] no such password\r\n',
  STLS: '-ERR unknown\r\n',
};

describe('accounts of other mail systems', () => {
  let test: TestApp;
  let session: TestSession;
  let other: net.Server;
  let port: number;

  beforeAll(async () => {
    test = await buildTestApp();
    other = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('+OK hello\r\n');
      socket.on('data', (bytes) => {
        const line = bytes.toString().trim();
        socket.write(answers[line] ?? answers[line.split(' ')[0] as string] ?? '+OK\r\n');
        if (line === 'QUIT') socket.end();
      });
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    port = (other.address() as AddressInfo).port;
    await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: true });
  });
  afterAll(async () => {
    other.close();
    await test.close();
  });
  beforeEach(async () => {
    session = await openSession(test.deps, await makeAccount(test.deps));
  });

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, { headers } = session) =>
    test.app.inject({ method, url: `/api/setting/movings/${url}`, headers, ...(payload && { payload }) });
  const form = (more: object = {}) => ({
    protocol: 'pop3',
    server: '127.0.0.1',
    port,
    ssl: false,
    email: 'lin@elsewhere.example',
    password: 'secret-1',
    folder_scope: 'inbox',
    chosen_folders: [],
    target_folder: null,
    remove_after_days: null,
    every_minutes: null,
    ...more,
  });
  const list = async (own = session) => (await ask('GET', '', undefined, own)).json();

  it('SET-02 SET-03 SET-04 SET-79 SET-80 SET-81 are verified, kept, listed without their password, changed, switched and deleted', async () => {
    const made = (await ask('POST', '', form())).json();
    const { password: _secret, ...shown } = form();
    expect(made).toEqual({
      ...shown,
      id: expect.any(Number),
      is_active: true,
      move_status: 'waiting',
      status_info: '',
      last_receive_time: null,
      next_receive_time: expect.any(String),
      fetched_count: 0,
      total_count: 0,
      fetched_bytes: 0,
      run_count: 0,
      current_folder: '',
      known_folders: ['INBOX'],
    });
    expect(await list()).toEqual({ count: 1, results: [made] });
    const row = await test.deps.db.selectFrom('moving').select('sealed_password').where('id', '=', made.id).executeTakeFirstOrThrow();
    expect(row.sealed_password.includes('secret-1')).toBe(false);
    // SET-117: an empty password keeps the stored one.
    expect((await ask('PUT', `${made.id}/`, form({ password: '', remove_after_days: 90 }))).json()).toMatchObject({
      remove_after_days: 90,
    });
    await ask('POST', 'disable/', { ids: [made.id] });
    expect((await list()).results[0]).toMatchObject({ is_active: false, next_receive_time: null });
    await ask('POST', 'enable/', { ids: [made.id] });
    expect((await list()).results[0]).toMatchObject({ is_active: true });
    await ask('DELETE', `${made.id}/`);
    expect(await list()).toEqual({ count: 0, results: [] });
    for (const action of ['bdel/', 'clear/']) {
      const { id } = (await ask('POST', '', form())).json();
      await ask('POST', action, action === 'bdel/' ? { ids: [id] } : undefined);
      expect(await list()).toEqual({ count: 0, results: [] });
    }
  });

  it('SET-81 are not kept if the other server refuses, and the response says why in its words', async () => {
    expect((await ask('POST', '', form({ password: 'wrong' }))).json()).toMatchObject({
      code: 'server-refused',
      params: { reason: 'login', words: '-ERR [AUTH] no such password' },
    });
    expect((await ask('POST', '', form({ ssl: true }))).json()).toMatchObject({ code: 'server-refused' });
    for (const ssl of [false, true])
      expect((await ask('POST', '', form({ port: 1, ssl }))).json()).toMatchObject({ params: { reason: 'unreachable' } });
    // The stored password goes to no other server.
    const { id } = (await ask('POST', '', form())).json();
    expect((await ask('PUT', `${id}/`, form({ password: '', email: 'eve@elsewhere.example' }))).json()).toMatchObject({
      password: ['Enter the password.'],
    });
    for (const wrong of [
      { port: 0 },
      { server: 'a b' },
      { protocol: 'smtp' },
      { email: 'a\r\nDELE 1' },
      { remove_after_days: 91 },
      { every_minutes: 4 },
    ])
      expect((await ask('POST', '', form(wrong))).statusCode).toBe(400);
    await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: false });
    expect((await ask('POST', '', form())).json()).toMatchObject({ params: { reason: 'internal' } });
    await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: true, is_fetching: false });
    expect((await ask('POST', '', form())).statusCode).toBe(403);
    await setPolicies(test.deps.db, { of: 'organisation' }, { is_fetching: true });
    expect(await list()).toMatchObject({ count: 1 });
  });

  it('SET-81 are tried without being kept, and say which folders they have', async () => {
    expect((await ask('POST', 'verify/', form({ id: null }))).json()).toEqual({ folders: ['INBOX'] });
    expect((await ask('POST', 'verify/', form({ id: null, password: 'wrong' }))).json()).toMatchObject({
      code: 'server-refused',
      params: { reason: 'login', words: '-ERR [AUTH] no such password' },
    });
    expect((await ask('POST', 'verify/', form({ id: null, password: '' }))).json()).toMatchObject({ password: ['Enter the password.'] });
    expect(await list()).toEqual({ count: 0, results: [] });
    const { id } = (await ask('POST', '', form())).json();
    // The stored password serves its own login alone, and its own person.
    expect((await ask('POST', 'verify/', form({ id, password: '' }))).json()).toEqual({ folders: ['INBOX'] });
    expect((await ask('POST', 'verify/', form({ id, password: '', server: 'localhost' }))).json()).toMatchObject({
      password: ['Enter the password.'],
    });
    const eve = await openSession(test.deps, await makeAccount(test.deps));
    expect((await ask('POST', 'verify/', form({ id, password: '' }), eve)).statusCode).toBe(404);
    await setPolicies(test.deps.db, { of: 'organisation' }, { is_fetching: false });
    expect((await ask('POST', 'verify/', form({ id: null }))).statusCode).toBe(403);
    await setPolicies(test.deps.db, { of: 'organisation' }, { is_fetching: true });
  });

  it("SET-82 can be asked to receive now, and another person's account is not there", async () => {
    const { id } = (await ask('POST', '', form())).json();
    await test.deps.db
      .updateTable('job')
      .set({ due_at: new Date(Date.now() + 600_000) })
      .where('key', '=', id)
      .execute();
    expect((await ask('POST', 'receive/', { id })).json()).toEqual({ msg: 'ok' });
    const { due_at } = await test.deps.db.selectFrom('job').select('due_at').where('key', '=', id).executeTakeFirstOrThrow();
    expect(due_at.getTime()).toBeLessThanOrEqual(Date.now());
    const eve = await openSession(test.deps, await makeAccount(test.deps));
    expect((await ask('POST', 'receive/', { id }, eve)).statusCode).toBe(404);
    expect((await ask('PUT', `${id}/`, form(), eve)).statusCode).toBe(404);
    expect((await ask('DELETE', `${id}/`, undefined, eve)).statusCode).toBe(404);
    for (const action of ['bdel/', 'disable/', 'enable/']) await ask('POST', action, { ids: [id] }, eve);
    await ask('POST', 'clear/', undefined, eve);
    expect((await list()).results).toMatchObject([{ id, is_active: true }]);
  });

  it('SET-83 know the servers of well-known providers by the address', async () => {
    const presets = async (email: string) => (await ask('GET', `default/?email=${email}`)).json().results;
    expect(await presets('lin@QQ.com')).toEqual([
      { name: 'QQ', protocol: 'imap', server: 'imap.qq.com', port: 993, ssl: true },
      { name: 'QQ', protocol: 'pop3', server: 'pop.qq.com', port: 995, ssl: true },
    ]);
    expect(await presets('lin@nobody.example')).toEqual([]);
  });
});
