import { languageTexts } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import { makeAccount, testPassword } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let clock = new Date('2026-11-20T08:00:00Z');
let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox({
    now: () => clock,
    env: { JINSHU_WEATHER: 'off', JINSHU_IP_TABLE: new URL('../record/ipTable.example.csv', import.meta.url).pathname },
  });
});
afterAll(() => test.close());

/** Logs in with a browser at an address, and asks with its cookie. */
async function logIn(address: string, ip: string) {
  clock = new Date(clock.getTime() + 60_000);
  const payload = { account: address, password: JSON.stringify({ value: testPassword, at: clock.getTime() }) };
  const headers = { 'x-forwarded-for': ip };
  const answer = await test.app.inject({ method: 'POST', url: '/api/login/', headers, payload });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return async (url: string) => (await test.app.inject({ url: `/api${url}`, headers, cookies })).json();
}

describe('the figures of the home page', () => {
  it('HOM-22 HOM-23 counts unread mail and the usage in MB, and has the login before this one', async () => {
    const { address, mailboxId } = await makeAccount(test.deps);
    await logIn(address, '203.0.113.24');
    const before = clock.toISOString();
    const get = await logIn(address, '198.51.100.7');
    await test.arrive({}, [address]);
    await test.arrive({}, [address]);
    await test.deps.db.updateTable('mailbox').set({ used_bytes: 3_145_728, quota_bytes: 10_485_760 }).where('id', '=', mailboxId).execute();
    expect(await get('/core/welcome/')).toEqual({
      userinfo: {
        capacity_used: 3,
        capacity_total: 10,
        capacity_used_rate: 30,
        last_login: before,
        login_ip: '203.0.113.24',
        login_isp: '浙江 · 电信',
        // The two that arrived, and the one about the login from another browser.
        unread: 3,
      },
      weatherinfo: { has_weather: false },
    });
  });

  it('HOM-23 counts what is stored, to a hundredth of a MB, and answers 0 for no limit', async () => {
    const { address } = await makeAccount(test.deps);
    const get = await logIn(address, '203.0.113.24');
    await test.arrive({ text: 'x'.repeat(200_000) }, [address]);
    const { userinfo } = await get('/core/welcome/');
    expect(userinfo).toMatchObject({ capacity_total: 0, capacity_used_rate: 0, last_login: '', login_ip: '', login_isp: '' });
    expect(userinfo.capacity_used).toBeGreaterThan(0.18);
    expect(userinfo.capacity_used).toBeLessThan(0.4);
  });

  it('HOM-24 has weather only from a source', async () => {
    expect((await test.lin.get('/core/welcome/')).body.weatherinfo).toEqual({ has_weather: false });
    const source = await openMailbox({ env: { JINSHU_WEATHER: 'sample' } });
    try {
      expect((await source.lin.get('/core/welcome/')).body.weatherinfo).toMatchObject({
        has_weather: true,
        data: { cityname: '杭州', temLow: 9, temHigh: 16 },
      });
    } finally {
      await source.close();
    }
  });

  it('PSH-20 answers where this login and the last one came from, by address where the place is not known', async () => {
    const { address } = await makeAccount(test.deps);
    const first = await logIn(address, '203.0.113.24');
    expect(await first('/core/login-logs/')).toEqual({ ip1: '浙江 · 电信', ip2: '', ct2: '', is_elsewhere: false });
    const before = clock.toISOString();
    const second = await logIn(address, '198.51.100.7');
    expect(await second('/core/login-logs/')).toEqual({ ip1: '198.51.100.7', ip2: '浙江 · 电信', ct2: before, is_elsewhere: true });
  });

  it('PSH-19 moves what the notice deletes to Trash', async () => {
    const { uid } = await test.arrive({ subject: '广告' });
    expect((await test.lin.post('/mail/message/new/delete/', { uids: [uid], folder: 'INBOX' })).status).toBe(200);
    const rows = (await test.lin.get('/mail/message/?folder=Trash&limit=10&offset=0')).body.results;
    expect(rows.map(({ subject }: { subject: string }) => subject)).toEqual(['广告']);
    expect((await test.lin.post('/mail/message/new/delete/', { uids: [], folder: 'INBOX' })).body.code).toBe('invalid-input');
  });

  it('APP-02 answers the applications in the order of the administrator', async () => {
    const apps = ['报销', '门户'].map((name) => ({ name, description: '', url: 'https://oa.jinshu.example', icon: '' }));
    expect((await test.lin.get('/core/apps/')).body).toEqual({ count: 0, results: [] });
    const list = apps.map((app) => ({ ...app, name: languageTexts(app.name), description: languageTexts(''), departments: [] }));
    await setPolicies(test.deps.db, { of: 'organisation' }, { app_list: list });
    expect((await test.lin.get('/core/apps/')).body).toEqual({ count: apps.length, results: apps });
  });
});
