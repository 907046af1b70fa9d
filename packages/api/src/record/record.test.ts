import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listApps } from '../app/app.endpoints.ts';
import { getLoginPlaces, getWelcome } from '../home/home.endpoints.ts';
import { deleteNewMessages } from '../push/push.endpoints.ts';
import { listDeletedRecords, listLoginRecords, listReceivedRecords, listSentRecords } from './record.endpoints.ts';
import { loginRecordQuery, mailRecordQuery, recordPageSizes, recordSizes, recordSpans } from './record.schema.ts';

const page = { page: '2', page_size: '50', date_range: 'three-months' };
const reads = (query: object) => z.safeDecode(mailRecordQuery, query as Record<string, unknown>).success;

describe('the calls of the records', () => {
  it('QRY-10 QRY-11 QRY-12 QRY-13 are one for each list, for the owner of the mailbox alone', () => {
    const calls = [listLoginRecords, listSentRecords, listReceivedRecords, listDeletedRecords];
    expect(calls.map(({ path }) => path)).toEqual(['/center/login/', '/center/sendlog/', '/center/maillog/', '/center/deletelog/']);
    for (const { method, access } of calls)
      expect([method, access]).toEqual(['GET', { of: 'mailbox', needs: 'owner', permission: 'records' }]);
  });

  it('QRY-10 a login has its address, provider or place, time and outcome', () => {
    const wire = { id: 1, at: '2026-11-20T01:42:00Z', ip: '203.0.113.24', isp: '浙江 · 电信', is_success: true };
    const { results } = z.decode(listLoginRecords.response, { count: 1, results: [wire] } as never);
    expect(results).toEqual([{ id: 1, at: wire.at, ip: wire.ip, place: wire.isp, isSuccess: true }]);
  });

  it('QRY-05 takes seven spans from a day to a year', () => {
    expect(recordSpans).toEqual(['day', 'three-days', 'week', 'month', 'three-months', 'six-months', 'year']);
    for (const span of recordSpans) expect(reads({ ...page, date_range: span })).toBe(true);
    expect([reads({ ...page, date_range: 'ten-years' }), reads({ ...page, date_range: undefined })]).toEqual([false, false]);
  });

  it('QRY-06 takes three ranges of sizes, or none', () => {
    for (const size of recordSizes) expect(reads({ ...page, size_range: size })).toBe(true);
    expect([reads(page), reads({ ...page, size_range: 'huge' })]).toEqual([true, false]);
  });

  it('QRY-14 takes page, size of the page, span, and for mail a size range and a keyword', () => {
    for (const size of recordPageSizes) expect(reads({ ...page, page_size: String(size) })).toBe(true);
    for (const wrong of [{ page: '0' }, { page_size: '30' }, { page_size: '1000' }, { keyword: 'x'.repeat(201) }])
      expect([wrong, reads({ ...page, ...wrong })]).toEqual([wrong, false]);
    expect(z.decode(mailRecordQuery, { ...page, size_range: 'large', keyword: '合同' })).toEqual({
      page: 2,
      pageSize: 50,
      span: 'three-months',
      size: 'large',
      keyword: '合同',
    });
    expect(z.decode(loginRecordQuery, { ...page, keyword: 'x' })).toEqual({ page: 2, pageSize: 50, span: 'three-months' });
  });
});

describe('the calls of home, notice and app center', () => {
  it('HOM-22 the welcome call has every field under the name of the ledger', () => {
    const wire = {
      userinfo: {
        capacity_used: 12.5,
        capacity_total: 1024,
        capacity_used_rate: 1.2,
        last_login: '2026-11-19T10:52:07Z',
        login_ip: '203.0.113.24',
        login_isp: '',
        unread: 3,
      },
      weatherinfo: {
        has_weather: true,
        data: { cityname: '杭州', temLow: 8, temHigh: 15, stateDetailed: '多云', windState: '东北风', imgLocation1: '' },
      },
    };
    const read = z.decode(getWelcome.response, wire as never);
    expect(read.user).toMatchObject({ capacityUsed: 12.5, lastLogin: '2026-11-19T10:52:07Z', unread: 3 });
    expect(z.encode(getWelcome.response, read)).toEqual(wire);
  });

  it('PSH-17 PSH-20 the login logs have ip1, ip2 and ct2', () => {
    const wire = { ip1: '浙江 · 电信', ip2: '198.51.100.7', ct2: '2026-11-19T10:52:07Z', is_elsewhere: true };
    expect(z.decode(getLoginPlaces.response, wire as never)).toEqual({
      current: wire.ip1,
      last: wire.ip2,
      lastAt: wire.ct2,
      isElsewhere: true,
    });
  });

  it('PSH-19 the push delete call takes uids and a folder', () => {
    const schema = deleteNewMessages.body as NonNullable<typeof deleteNewMessages.body>;
    const reads = (body: object) => z.safeDecode(schema, body as never).success;
    expect([reads({ uids: [7], folder: 'INBOX' }), reads({ uids: [], folder: 'INBOX' }), reads({ uids: [7] })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(deleteNewMessages.access).toMatchObject({ needs: 'write', permission: 'delete' });
  });

  it('APP-02 the app list has name, description, address and icon of each application', () => {
    const app = { name: '报销', description: '差旅', url: 'https://oa.example', icon: '' };
    expect(z.decode(listApps.response, { count: 1, results: [app] } as never)).toEqual({ count: 1, results: [app] });
    const { url: _, ...without } = app;
    expect(z.safeDecode(listApps.response, { count: 1, results: [without] } as never).success).toBe(false);
  });
});
