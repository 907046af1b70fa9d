import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '../../../testing/factories.ts';
import { type FileCentre, openFileCentre } from '../../../testing/fileCentre.ts';
import type { Person } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

describe('capacities and administrators of disks', () => {
  let test: FileCentre;
  let admin: Operator;
  let person: Person;
  beforeAll(async () => {
    test = await openFileCentre();
    admin = await openOperator(test, 'super');
    person = await test.enter(await makeAccount(test.deps, { name: '周红' }));
  });
  afterAll(() => test.close());

  const read = async () =>
    (await admin.ask('GET', 'enterprise-disk/')).body as unknown as {
      version: number;
      used_bytes: number;
      quota_bytes: number;
      administrators: object[];
    };
  const limit = async (quota_bytes: number) => admin.ask('PATCH', 'enterprise-disk/', { version: (await read()).version, quota_bytes });
  const put = async (disk: 'personal' | 'company', name: string) => {
    const { status, body } = await test.upload(person, disk, name, { content: 'x'.repeat(100) });
    return status === 200 ? 'taken' : body.code;
  };

  it('BAK-16 gives and withdraws the right of a disk administrator, from the next call on', async () => {
    expect(await put('company', '一.txt')).toBe('forbidden');
    const { body } = await admin.ask('PUT', `enterprise-disk/administrator/${person.accountId}/`);
    expect(body).toMatchObject({ administrators: [{ id: person.accountId, username: person.address, realname: '周红' }] });
    expect(await put('company', '一.txt')).toBe('taken');
    await admin.ask('DELETE', `enterprise-disk/administrator/${person.accountId}/`);
    expect([(await read()).administrators, await put('company', '二.txt')]).toEqual([[], 'forbidden']);
  });

  it('BAK-35 sets the capacity of the enterprise disk once: below what is used deletes nothing, and 0 means unlimited', async () => {
    await admin.ask('PUT', `enterprise-disk/administrator/${person.accountId}/`);
    expect((await limit(50)).body).toMatchObject({ quota_bytes: 50, used_bytes: 100 });
    expect([await put('company', '三.txt'), await test.names(person, 'company')]).toEqual(['upload-over-cdisk', ['一.txt']]);
    const { version } = await read();
    await limit(0);
    expect(await put('company', '三.txt')).toBe('taken');
    expect((await admin.ask('PATCH', 'enterprise-disk/', { version, quota_bytes: 1 })).body).toMatchObject({ code: 'operation-stale' });
  });

  it('BAK-35 sets mailbox and disk of a person: below what is used is accepted and deletes nothing', async () => {
    expect(await put('personal', '一.txt')).toBe('taken');
    await test.database.pool.query('UPDATE mailbox SET used_bytes = 3145728 WHERE id = $1', [person.mailboxId]);
    const set = (version: number, quotas: object) => admin.ask('PATCH', `person/${person.accountId}/`, { version, ...quotas });
    const changed = await set(0, { quota_bytes: 1_048_576, disk_quota_bytes: 50 });
    expect(changed.body).toMatchObject({ quota_bytes: 1_048_576, used_bytes: 3_145_728, disk_quota_bytes: 50, disk_used_bytes: 100 });
    expect((await person.get('/core/welcome/')).body.userinfo).toMatchObject({ capacity_used: 3, capacity_total: 1 });
    expect((await test.ask(person, 'GET', '/netdisk/personal/capacity/')).body).toMatchObject({ used: 100, total: 50 });
    expect([await put('personal', '二.txt'), await test.names(person, 'personal')]).toEqual(['upload-over-pdisk', ['一.txt']]);
    const { version } = changed.body as unknown as { version: number };
    await set(version, { quota_bytes: 0, disk_quota_bytes: 0 });
    expect(await put('personal', '二.txt')).toBe('taken');
  });
});
