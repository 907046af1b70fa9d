import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPolicies } from '../../../platform/policy/index.ts';
import { buildTestDeps } from '../../../testing/buildTestApp.ts';
import { type OpenMailbox, openMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { act, makeForm } from '../../../testing/sendForm.ts';
import { startSms } from '../../sms/startSms.ts';
import { sendSmsCode } from '../../two-factor/index.ts';

const key = 'Geheim-2026';
const sealed = (value: string) => JSON.stringify({ value, at: Date.now() });
const noon = {
  daily: {
    weather_code: [63],
    temperature_2m_max: [16.4],
    temperature_2m_min: [8.6],
    wind_speed_10m_max: [9],
    wind_direction_10m_dominant: [44],
  },
};

let test: OpenMailbox;
let admin: Operator;
let clock = new Date();
let asked: { url: string; authorization: string | undefined; body: string }[] = [];
let reply: (request: IncomingMessage) => { status: number; body?: object; headers?: Record<string, string> };
const service = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ url: request.url ?? '', authorization: request.headers.authorization, body: Buffer.concat(chunks).toString() });
  const { status, body, headers } = reply(request);
  response.writeHead(status, headers).end(body ? JSON.stringify(body) : '');
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  test = await openMailbox({ env: { JINSHU_DEMO: '0', JINSHU_WEATHER: 'off' }, now: () => clock });
  admin = await openOperator(test, 'super');
});
afterEach(() => {
  asked = [];
  reply = () => ({ status: 200 });
});
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => service.close(resolve));
});

const version = async (name: string) => ((await admin.ask('GET', `gateway/${name}/`)).body as unknown as { version: number }).version;
const set = async (name: 'sms' | 'weather', given: object) =>
  admin.ask('PUT', `gateway/${name}/`, {
    mode: 'own',
    address,
    is_keyed: false,
    ...(name === 'weather' && { city: '杭州', latitude: 30.25, longitude: 120.17 }),
    version: await version(name),
    ...given,
  });
const reason = (of: string, field: string) => ({ status: 400, body: { params: { reason: of }, [field]: [of] } });
const offered = async () => ({
  recovery: (await readPolicies(test.deps.db)).is_recovery_sms,
  kinds: (await readPolicies(test.deps.db)).second_factor_kinds,
  compose: (await test.lin.get('/mail/message/more-get/')).body.is_sendsms,
  notice: (await test.lin.get('/core/login-after/')).body.is_smsnotice,
});
const everything = { recovery: true, kinds: ['authenticator', 'sms'], compose: true, notice: true };
const nothing = { recovery: false, kinds: ['authenticator'], compose: false, notice: false };

describe('the SMS gateway', () => {
  it('BAK-100 without a gateway nothing that needs SMS is offered, and no code is sent', async () => {
    await test.deps.db
      .insertInto('policy')
      .values({ name: 'is_recovery_sms', value: JSON.stringify(true) })
      .execute();
    expect(await offered()).toEqual(nothing);
    const code = { accountId: test.lin.accountId, purpose: 'bind', mobile: '13800000000', language: 'en' } as const;
    await expect(sendSmsCode(test.deps, code)).rejects.toMatchObject({ code: 'sms-not-sent' });
    expect(await admin.ask('POST', 'gateway/sms/test/', { mobile: '13800000000' })).toMatchObject({
      body: { params: { reason: 'gateway-missing' } },
    });
  });

  it('BAK-100 SND-62 TFA-25 LGN-41 a gateway that is set takes notices and codes with its key, on every server without a restart', async () => {
    const other = await buildTestDeps({ env: { JINSHU_DEMO: '0' }, now: () => clock, database: test.database });
    expect((await readPolicies(other.deps.db)).is_recovery_sms).toBe(false);
    expect(await set('sms', { is_keyed: true, key: sealed(key) })).toMatchObject({ status: 200, body: { mode: 'own', has_key: true } });
    expect(await offered()).toEqual(everything);
    await expect.poll(async () => (await readPolicies(other.deps.db)).is_recovery_sms).toBe(true);
    await sendSmsCode(other.deps, { accountId: test.lin.accountId, purpose: 'bind', mobile: '13800000000', language: 'en' });
    await test.deps.db.updateTable('account').set({ mobile: '13800000001' }).where('id', '=', test.chen.accountId).execute();
    await act(test.lin, 'sent', makeForm(test.lin, [{ address: test.chen.address, name: '' }], { notifiesBySms: true }));
    const worker = startSms(other.deps, { pollMs: 20 });
    await expect.poll(() => asked.map(({ body }) => JSON.parse(body).number)).toEqual(['13800000000', '13800000001']);
    await worker.stop();
    await other.close();
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${key}`, `Bearer ${key}`]);
  });

  it('BAK-100 never returns a key, records only its change, stores it sealed, and gives it to no other address', async () => {
    const answers = JSON.stringify([(await admin.ask('GET', 'gateway/sms/')).body, (await set('sms', { is_keyed: true })).body]);
    const records = await test.deps.db.selectFrom('operation_record').selectAll().where('target_id', '=', 'sms').execute();
    const { secret, value } = await test.deps.db.selectFrom('mail_setting').selectAll().where('name', '=', 'sms').executeTakeFirstOrThrow();
    for (const text of [answers, JSON.stringify(records), JSON.stringify(value), secret?.toString('latin1') ?? ''])
      expect(text).not.toContain(key);
    expect(records[0]?.changes).toContainEqual({ field: 'key' });
    expect(await set('sms', { is_keyed: true, address: `${address}other` })).toMatchObject(reason('gateway-key-missing', 'key'));
    for (const wrong of ['', 'ftp://x.example/', 'x.example', 'http://user:pass@x.example/'])
      expect(await set('sms', { address: wrong })).toMatchObject(reason('gateway-address-invalid', 'address'));
  });

  it('BAK-100 sends a test message, and says why it was not accepted; no redirect is followed', async () => {
    const ask = (mobile: string) => admin.ask('POST', 'gateway/sms/test/', { mobile });
    expect((await ask('138 0000-0000')).body).toEqual({ is_accepted: true, failure: '' });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ number: '13800000000', text: expect.stringContaining('测试') });
    reply = () => ({ status: 302, headers: { location: `${address}elsewhere` } });
    expect((await ask('13800000000')).body).toEqual({ is_accepted: false, failure: 'the SMS webhook answered 302' });
    expect(asked).toHaveLength(2);
    await set('sms', { address: 'http://169.254.169.254/latest/' });
    expect((await ask('13800000000')).body).toEqual({ is_accepted: false, failure: 'the address is not that of a service' });
    expect(await ask('nobody')).toMatchObject(reason('mobile-invalid', 'mobile'));
    const { changes } = await test.deps.db
      .selectFrom('operation_record')
      .select('changes')
      .where('action', '=', 'testSmsGateway')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(changes).toEqual([
      { field: 'mobile', after: '13800000000' },
      { field: 'isAccepted', after: false },
    ]);
  });

  it('BAK-100 follows a change to none and back to the settings, and shows the state', async () => {
    expect((await set('sms', { mode: 'none' })).body).toMatchObject({ mode: 'none', address: '', has_key: false });
    expect(await offered()).toEqual(nothing);
    const { parts } = (await admin.ask('GET', 'state/')).body as unknown as { parts: object[] };
    expect(parts).toContainEqual({ id: 'sms-queue', level: 'good', cause: 'no-gateway', count: expect.any(Number) });
    expect((await set('sms', { mode: 'settings' })).body).toMatchObject({ mode: 'settings', is_in_settings: false });
  });
});

describe('the source of the weather', () => {
  const home = async () => (await test.lin.get('/core/welcome/')).body.weatherinfo;

  it('BAK-100 HOM-24 has no weather without a source, and that of the city with one', async () => {
    expect(await home()).toEqual({ has_weather: false });
    reply = () => ({ status: 200, body: noon });
    expect(await set('weather', { is_keyed: true, key: sealed(key) })).toMatchObject({
      status: 200,
      body: { city: '杭州', has_key: true },
    });
    expect(await home()).toEqual({
      has_weather: true,
      data: { cityname: '杭州', temLow: 9, temHigh: 16, stateDetailed: '中雨', windState: '东北风 2 级', imgLocation1: '' },
    });
    await home();
    expect(asked).toHaveLength(1);
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', address);
    expect([pathname, searchParams.get('latitude'), searchParams.get('longitude'), searchParams.get('apikey')]).toEqual([
      '/v1/forecast',
      '30.25',
      '120.17',
      key,
    ]);
    expect(JSON.stringify((await admin.ask('GET', 'gateway/weather/')).body)).not.toContain(key);
  });

  it('BAK-100 another city shows at once; what fails shows no weather', async () => {
    reply = () => ({ status: 200, body: noon });
    await set('weather', { city: '苏州', latitude: 31.3, longitude: 120.6 });
    expect((await home()).data.cityname).toBe('苏州');
    reply = () => ({ status: 200, body: { daily: {} } });
    await set('weather', { city: '南京', latitude: 32, longitude: 118.8 });
    expect(await home()).toEqual({ has_weather: false });
    clock = new Date(clock.getTime() + 61_000);
    reply = () => ({ status: 200, body: noon });
    expect((await home()).has_weather).toBe(true);
  });

  it('BAK-100 tries the source with a test query, and refuses what is wrong', async () => {
    reply = () => ({ status: 200, body: noon });
    expect((await admin.ask('POST', 'gateway/weather/test/')).body).toMatchObject({ data: { cityname: '南京', temHigh: 16 }, failure: '' });
    reply = () => ({ status: 503 });
    expect((await admin.ask('POST', 'gateway/weather/test/')).body).toEqual({ data: null, failure: 'the weather service answered 503' });
    expect(await set('weather', { city: ' ' })).toMatchObject(reason('city-missing', 'city'));
    expect((await set('weather', { latitude: 91 })).status).toBe(400);
    await set('weather', { mode: 'none' });
    expect(await admin.ask('POST', 'gateway/weather/test/')).toMatchObject({ body: { params: { reason: 'gateway-missing' } } });
  });
});
