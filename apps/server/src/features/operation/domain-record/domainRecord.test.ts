import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSigner } from '../../../mail/outbox/createSigner.ts';
import { signed } from '../../../mail/outbox/signing.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { startRecordChecks } from './startRecordChecks.ts';

interface Records {
  records: { kind: string; name: string; type: string; expected: string; found: string[]; state: string | null }[];
  checked_at: string | null;
  keys: { selector: string; is_signing: boolean }[];
}

describe('DNS records and keys of domains', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let zone: Record<string, unknown> = {};
  let isDown = false;
  let domain: string;
  let serial = 0;
  beforeAll(async () => {
    const resolve = async (name: string, type: string) => {
      if (isDown) throw Object.assign(new Error('away'), { code: 'ETIMEOUT' });
      const found = zone[`${type} ${name}`];
      if (found === undefined) throw Object.assign(new Error('none'), { code: 'ENODATA' });
      return found as string[];
    };
    test = await buildTestApp({ resolve, env: { JINSHU_PUBLIC_URL: 'https://mail.jinshu.example' } });
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    zone = {};
    isDown = false;
    serial += 1;
    domain = `records${serial}.example`;
    await admin.ask('POST', 'domain/', { name: domain });
  });

  const ask = async (method: 'GET' | 'POST', path = '') => {
    const { status, body } = await admin.ask(method, `domain/${domain}/${path}`, method === 'POST' ? {} : undefined);
    expect(status).toBe(200);
    return body as unknown as Records;
  };
  const check = () => ask('POST', 'record/check/');
  const makeKey = () => ask('POST', 'key/');
  const statesOf = ({ records }: Records) => Object.fromEntries(records.map(({ kind, state }) => [kind, state]));
  const publish = ({ records }: Records) => {
    for (const { name, type, expected } of records)
      zone[`${type} ${name}`] =
        type === 'MX' ? [{ priority: 10, exchange: expected.slice(3) }] : [[expected.slice(0, 200), expected.slice(200)].filter(Boolean)];
  };
  const signatureOf = async () => {
    const raw = Buffer.from(`From: a@${domain}\r\nTo: b@partner.example\r\nSubject: x\r\n\r\nHello\r\n`);
    return /^DKIM-Signature:[\s\S]*?\bs=([^;\s]+)/m.exec(String(await signed(raw, createSigner(test.deps))))?.[1];
  };

  it('BAK-93 shows the expected records beside those found, and tells differences', async () => {
    const before = await ask('GET', 'record/');
    expect(before).toMatchObject({
      checked_at: null,
      records: [
        { kind: 'mx', name: domain, type: 'MX', expected: '10 mail.jinshu.example', state: null },
        { kind: 'spf', name: domain, type: 'TXT', expected: 'v=spf1 mx ~all' },
        { kind: 'dmarc', name: `_dmarc.${domain}`, expected: `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}` },
      ],
    });
    expect(statesOf(await check())).toEqual({ mx: 'missing', spf: 'missing', dmarc: 'missing' });
    publish(before);
    expect(statesOf(await check())).toEqual({ mx: 'good', spf: 'good', dmarc: 'good' });
    zone[`MX ${domain}`] = [{ priority: 10, exchange: 'mx.other.example' }];
    zone[`TXT ${domain}`] = [['site-verification=1'], ['v=spf1 mx +all']];
    zone[`TXT _dmarc.${domain}`] = [['v=DMARC1; p=none']];
    const differing = await check();
    expect(statesOf(differing)).toEqual({ mx: 'differs', spf: 'differs', dmarc: 'differs' });
    expect(differing.records.map(({ found }) => found)).toEqual([['10 mx.other.example'], ['v=spf1 mx +all'], ['v=DMARC1; p=none']]);
    isDown = true;
    expect(statesOf(await check())).toEqual({ mx: 'unknown', spf: 'unknown', dmarc: 'unknown' });
  });

  it('BAK-93 checks every domain once a day, one server of several', async () => {
    const checks = [startRecordChecks(test.deps), startRecordChecks(test.deps)];
    await expect.poll(async () => (await ask('GET', 'record/')).checked_at, { timeout: 15_000 }).not.toBeNull();
    await Promise.all(checks.map((one) => one.stop()));
    const chore = await test.deps.db.selectFrom('chore').selectAll().where('name', '=', 'domain-records').executeTakeFirstOrThrow();
    expect(chore.next_at.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it('BAK-92 makes a key pair whose record is shown; it signs only once the record is found', async () => {
    const made = await makeKey();
    const [key] = made.keys;
    const record = made.records.find(({ kind }) => kind === 'dkim');
    expect(record).toMatchObject({ name: `${key?.selector}._domainkey.${domain}`, type: 'TXT' });
    expect(record?.expected).toMatch(/^v=DKIM1; k=rsa; p=MII[A-Za-z0-9+/=]{380,}$/);
    expect([key?.is_signing, await signatureOf()]).toEqual([false, undefined]);
    publish(made);
    expect((await check()).keys).toMatchObject([{ selector: key?.selector, is_signing: true }]);
    expect(await signatureOf()).toBe(key?.selector);
  });

  it('BAK-92 a replaced key signs until the record of the new one is found', async () => {
    const first = await makeKey();
    publish(first);
    await check();
    const former = first.keys[0]?.selector;
    const second = await makeKey();
    expect(second.keys.map(({ is_signing }) => is_signing)).toEqual([false, true]);
    await check();
    expect(await signatureOf()).toBe(former);
    const third = await makeKey();
    expect(third.keys).toHaveLength(2);
    publish(third);
    const after = await check();
    expect(after.keys).toMatchObject([{ is_signing: true }]);
    expect(await signatureOf()).toBe(third.keys[0]?.selector);
  });

  it('BAK-92 no call returns a private key, and it is stored sealed', async () => {
    const answers = JSON.stringify([await makeKey(), await check(), await ask('GET', 'record/')]);
    expect(answers).not.toMatch(/PRIVATE|private/);
    const { private_key } = await test.deps.db.selectFrom('dkim_key').selectAll().where('domain', '=', domain).executeTakeFirstOrThrow();
    expect(private_key.toString('latin1')).not.toContain('PRIVATE KEY');
    const records = await test.deps.db.selectFrom('operation_record').selectAll().where('target_id', '=', domain).execute();
    expect(records.map(({ action }) => action)).toEqual(['createDomain', 'makeDomainKey', 'checkDomainRecords']);
    expect(records[1]?.changes).toEqual([{ field: 'selector', before: null, after: expect.any(String) }, { field: 'key' }]);
  });

  it('BAK-10 asks for the password before a key is replaced', async () => {
    await test.deps.db
      .updateTable('operation_session')
      .set({ password_at: new Date(Date.now() - 11 * 60_000) })
      .where('account_id', '=', admin.accountId)
      .execute();
    expect(await admin.ask('POST', `domain/${domain}/key/`, {})).toMatchObject({ body: { code: 'operation-password' } });
  });
});
