import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../mail/inbound/deliver.ts';
import { createRecipientCheck } from '../../../mail/inbound/recipientCheck.ts';
import { findClosedGroups } from '../../../mail/recipient/groupWriter.repository.ts';
import { findRecipients } from '../../../mail/recipient/index.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { setOwnPolicies } from '../../../testing/setOwnPolicies.ts';
import { makeList, setWriters } from '../../../testing/testList.ts';
import { findWho } from '../../login/index.ts';

interface Listed {
  name: string;
  is_default: boolean;
  is_own: boolean;
  alias_of: string | null;
  alias_domains: string[];
  mailbox_count: number;
  list_count: number;
  alias_count: number;
  version: number;
}

describe('domains in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let serial = 0;
  let name: string;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());
  beforeEach(() => {
    serial += 1;
    name = `branch${serial}.example`;
  });

  const list = async () => ((await admin.ask('GET', 'domain/')).body as unknown as { results: Listed[] }).results;
  const find = async (wanted: string) => (await list()).find((one) => one.name === wanted) as Listed;
  const add = (given = name) => admin.ask('POST', 'domain/', { name: given });
  const change = async (of: string, given: object) => admin.ask('PATCH', `domain/${of}/`, { version: (await find(of)).version, ...given });
  const remove = (of: string) => admin.ask('POST', `domain/${of}/delete/`, {});
  const reason = (of: string, more: object = {}) => ({ status: 400, body: { code: 'operation-refused', params: { reason: of, ...more } } });
  const actionsOf = async (id: string) =>
    (await test.deps.db.selectFrom('operation_record').selectAll().where('target_id', '=', id).orderBy('id').execute()).map(
      ({ action, changes }) => ({ action, changes }),
    );

  it('BAK-20 lists domains with the numbers of their mailboxes, lists and aliases', async () => {
    await add();
    const { mailboxId } = await makeAccount(test.deps, { address: `a@${name}` });
    await makeList(test.deps, { address: `l@${name}` });
    for (const also of ['b', 'c'])
      await test.deps.db
        .insertInto('mailbox_address')
        .values({ address: `${also}@${name}`, mailbox_id: mailboxId })
        .execute();
    expect(await find(name)).toMatchObject({ mailbox_count: 1, list_count: 1, alias_count: 2, is_default: false, is_own: false });
    expect((await list())[0]).toMatchObject({ name: 'jinshu.example', is_default: true, is_own: true });
  });

  it('BAK-20 adds a domain, and refuses names that are no host name or exist', async () => {
    expect(await add(` ${name.toUpperCase()}. `)).toMatchObject({ status: 200, body: { name } });
    expect(await add('文档.example')).toMatchObject({ status: 200, body: { name: 'xn--7dvp7d.example' } });
    expect(await add()).toMatchObject({ ...reason('domain-taken'), body: { name: ['domain-taken'] } });
    for (const wrong of [
      'localhost',
      'a b.example',
      '-a.example',
      'a..example',
      '10.0.0.1',
      `${'a'.repeat(64)}.example`,
      'a@b.example',
      'a.example/x',
    ])
      expect([wrong, await add(wrong)]).toMatchObject([wrong, reason('domain-invalid')]);
    expect(await actionsOf(name)).toEqual([{ action: 'createDomain', changes: [{ field: 'name', after: name }] }]);
  });

  it('BAK-21 puts new addresses into the default domain, and people log in with the name alone', async () => {
    await add();
    expect(await change(name, { is_default: true })).toMatchObject({ status: 200, body: { is_default: true } });
    expect((await list()).filter((one) => one.is_default)).toHaveLength(1);
    const { body } = await admin.ask('POST', 'person/', { username: `new${serial}`, realname: 'New', change_password: false });
    expect((await admin.ask('GET', `person/${(body as unknown as { id: number }).id}/`)).body).toMatchObject({
      username: `new${serial}@${name}`,
    });
    expect((await findWho(test.deps, `new${serial}`)).account?.address).toBe(`new${serial}@${name}`);
    const made = await admin.ask('POST', 'list/', {
      username: `all${serial}`,
      listname: 'All',
      listtype: '',
      owner: admin.accountId,
      department: null,
      is_hidden: false,
    });
    expect(made.body).toMatchObject({ username: `all${serial}@${name}` });
    expect((await actionsOf(name)).at(-1)).toEqual({
      action: 'changeDomain',
      changes: [{ field: 'isDefault', before: false, after: true }],
    });
    await change('jinshu.example', { is_default: true });
  });

  it('BAK-21 delivers mail to an alias to the same name in the other domain, at SMTP too', async () => {
    await add();
    expect(await change(name, { alias_of: 'jinshu.example' })).toMatchObject({ status: 200, body: { alias_of: 'jinshu.example' } });
    expect((await find('jinshu.example')).alias_domains).toContain(name);
    const lin = await makeAccount(test.deps);
    const address = lin.address.replace('jinshu.example', name);
    const check = createRecipientCheck(test.deps);
    const session = { envelope: { mailFrom: false } } as never;
    expect(await check(address, session)).toBeUndefined();
    await expect(check(`nobody@${name}`, session)).rejects.toThrow('5.1.1');
    const raw = Buffer.from(`From: a@partner.example\r\nTo: ${address}\r\nSubject: By the alias\r\n\r\nHello\r\n`);
    expect((await deliver(test.deps, { raw, mailFrom: 'a@partner.example', recipients: [address] })).failed.size).toBe(0);
    const { headers } = await openSession(test.deps, lin);
    const read = async (url: string) => JSON.parse((await test.app.inject({ url: `/api${url}`, headers })).body);
    expect((await read('/mail/message/?folder=INBOX&limit=10&offset=0')).results).toMatchObject([{ subject: 'By the alias' }]);
    const known = await test.app.inject({
      method: 'POST',
      url: '/api/contact/to/',
      headers,
      payload: { recvs: [address] },
    });
    expect(JSON.parse(known.body).results).toMatchObject([{ is_inside: true, fullname: lin.name }]);
  });

  it('BAK-21 closes a group at its alias address too', async () => {
    await add();
    await change(name, { alias_of: 'jinshu.example' });
    const { accountId } = await makeAccount(test.deps);
    const member = await makeAccount(test.deps);
    await makeList(test.deps, { address: `team${serial}@jinshu.example`, members: [member.address] });
    await setWriters(test.deps, `team${serial}@jinshu.example`, 'members', []);
    const aliases = [`team${serial}@${name}`, `everyone@${name}`];
    expect(await findClosedGroups(test.deps.db, null, aliases, 'jinshu.example')).toEqual(aliases);
    expect(await findClosedGroups(test.deps.db, { accountId }, aliases, 'jinshu.example')).toEqual([aliases[0]]);
    const [team, everyone] = await findRecipients(test.deps.db, aliases);
    expect(team?.mailboxIds).toEqual([member.mailboxId]);
    expect(everyone?.mailboxIds).toContain(member.mailboxId);
  });

  it('BAK-21 an alias has no addresses of its own, is not the default, and leads to no alias', async () => {
    await add();
    await makeAccount(test.deps, { address: `a@${name}` });
    expect(await change(name, { alias_of: 'jinshu.example' })).toMatchObject(
      reason('domain-in-use', { mailboxes: 1, lists: 0, senders: 0 }),
    );
    const other = `other${serial}.example`;
    await add(other);
    expect(await change(other, { alias_of: 'unknown.example' })).toMatchObject(reason('domain-unknown'));
    expect(await change(other, { alias_of: other })).toMatchObject(reason('domain-unknown'));
    await change(other, { alias_of: name });
    expect(await change(other, { is_default: true })).toMatchObject(reason('domain-alias'));
    const third = `third${serial}.example`;
    await add(third);
    expect(await change(third, { alias_of: other })).toMatchObject(reason('domain-alias'));
    expect(await admin.ask('POST', 'person/', { username: `x@${other}`, realname: 'X', change_password: false })).toMatchObject(
      reason('domain-unknown'),
    );
    expect(await change('jinshu.example', { alias_of: name })).toMatchObject(reason('domain-default'));
  });

  it('BAK-22 removes a domain only when nothing uses it, and says how much does', async () => {
    await add();
    const { mailboxId } = await makeAccount(test.deps, { address: `a@${name}` });
    const { mailboxId: second } = await makeAccount(test.deps, { address: `b@${name}` });
    const { id } = await makeList(test.deps, { address: `l@${name}` });
    const { mailboxId: elsewhere } = await makeAccount(test.deps);
    await test.deps.db
      .insertInto('mailbox_address')
      .values({ address: `c@${name}`, mailbox_id: elsewhere, is_sender: true })
      .execute();
    expect(await remove(name)).toMatchObject(reason('domain-in-use', { mailboxes: 2, lists: 1, senders: 1 }));
    const { db } = test.deps;
    await db.deleteFrom('account').where('mailbox_id', 'in', [mailboxId, second]).execute();
    await db.deleteFrom('mailbox').where('id', 'in', [mailboxId, second]).execute();
    await db.deleteFrom('mailing_list').where('id', '=', id).execute();
    expect(await remove(name)).toMatchObject(reason('domain-in-use', { mailboxes: 0, lists: 0, senders: 1 }));
    await db.deleteFrom('mailbox_address').where('mailbox_id', '=', elsewhere).execute();
    expect(await remove(name)).toMatchObject({ status: 200 });
    expect(await find(name)).toBeUndefined();
    expect((await actionsOf(name)).at(-1)).toEqual({ action: 'deleteDomain', changes: [{ field: 'name', before: name, after: null }] });
    expect(await remove(name)).toMatchObject({ status: 404 });
  });

  it('BAK-22 keeps the default domain, that of the settings, and one that has aliases', async () => {
    await add();
    const alias = `alias${serial}.example`;
    await add(alias);
    await change(alias, { alias_of: name });
    expect(await remove(name)).toMatchObject(reason('domain-has-aliases', { domains: alias }));
    await change(alias, { alias_of: null });
    await change(name, { is_default: true });
    expect(await remove(name)).toMatchObject(reason('domain-default'));
    await change('jinshu.example', { is_default: true });
    expect(await remove(name)).toMatchObject({ status: 200 });
  });

  describe('the book of a domain', () => {
    const openAs = async (domain: string) => {
      const account = await makeAccount(test.deps, { address: `p${serial}@${domain}`, name: `P ${domain}` });
      await setOwnPolicies(test.deps.db, account.accountId, { webmail_soab_show: true });
      const { headers } = await openSession(test.deps, account);
      const ask = async (url: string) => (await test.app.inject({ url: `/api/${url}`, headers })).json();
      return {
        ...account,
        ask,
        domains: async () => ((await ask('contact/soab/domains/')).results as { name: string }[]).map((one) => one.name),
      };
    };
    const namesOf = ({ results }: { results: { fullname: string }[] }) => results.map(({ fullname }) => fullname);

    it('BAK-59 CON-45 CON-46 CON-47 shows the people of a domain to the other domains that are set, and to no other', async () => {
      const [seen, other] = [`seen${serial}.example`, `other${serial}.example`];
      for (const one of [name, seen, other]) await add(one);
      const lin = await openAs(name);
      const far = await openAs(seen);
      const department = await test.deps.db
        .insertInto('department')
        .values({ name: `远 ${serial}`, parent_id: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      await test.deps.db.updateTable('account').set({ department_id: department.id }).where('id', '=', far.accountId).execute();
      const third = await openAs(other);
      expect(await lin.domains()).toEqual([name]);
      expect(await change(seen, { seen_by: [name] })).toMatchObject({ status: 200, body: { seen_by: [name] } });
      expect([await lin.domains(), await third.domains()]).toEqual([[name, seen], [other]]);
      const id = (await lin.ask('contact/soab/domains/')).results.find((one: { name: string }) => one.name === seen).id;
      const members = `contact/soab/members/?page=1&page_size=20&domain_id=${id}`;
      expect(namesOf(await lin.ask(members))).toEqual([`P ${seen}`]);
      expect((await lin.ask(`contact/soab/groups/?domain_id=${id}`)).results).toMatchObject([{ id: department.id, count: 1 }]);
      expect(namesOf(await third.ask(members))).toEqual([]);
      expect((await third.ask(`contact/soab/groups/?domain_id=${id}`)).results).toEqual([]);
      await setOwnPolicies(test.deps.db, lin.accountId, { webmail_soab_show: true, webmail_oab_show: false });
      await setOwnPolicies(test.deps.db, third.accountId, { webmail_soab_show: true, webmail_oab_show: false });
      const found = async ({ ask }: typeof lin) => namesOf(await ask(`contact/lenovoall/?search=p${serial}%40seen`));
      expect([await found(lin), await found(third)]).toEqual([[`P ${seen}`], []]);
      const card = async ({ ask }: typeof lin) => (await ask(`contact/show/?email=${far.address}`)).source;
      expect([await card(lin), await card(third)]).toEqual(['soab', '']);
      expect((await actionsOf(seen)).at(-1)).toEqual({
        action: 'changeDomain',
        changes: [{ field: 'seenBy', before: [], after: [name] }],
      });
      await change(seen, { seen_by: [] });
      expect([await lin.domains(), namesOf(await lin.ask(members))]).toEqual([[name], []]);
    });

    it('BAK-59 SET-10 answers the domain that is set as the first, and the first by name without one', async () => {
      const [first, second] = [`a${serial}.example`, `b${serial}.example`];
      for (const one of [name, first, second]) await add(one);
      const lin = await openAs('jinshu.example');
      const shown = async () => {
        const { soab_domain_cid: id } = await lin.ask('setting/show/');
        return (await lin.ask('contact/soab/domains/')).results.find((one: { id: number }) => one.id === id)?.name;
      };
      expect((await lin.ask('setting/show/')).soab_domain_cid).toBe(0);
      expect(await change('jinshu.example', { soab_domain: second })).toMatchObject({
        ...reason('domain-unseen'),
        body: { soab_domain: ['domain-unseen'] },
      });
      for (const one of [first, second]) await change(one, { seen_by: ['jinshu.example'] });
      expect(await shown()).toBe(first);
      expect(await change('jinshu.example', { soab_domain: second })).toMatchObject({ body: { soab_domain: second } });
      expect(await shown()).toBe(second);
      expect((await actionsOf('jinshu.example')).at(-1)).toEqual({
        action: 'changeDomain',
        changes: [{ field: 'firstShared', before: null, after: second }],
      });
      await change(second, { seen_by: [] });
      expect(await shown()).toBe(first);
      await remove(second);
      expect(await find('jinshu.example')).toMatchObject({ soab_domain: null });
      await change(first, { seen_by: [] });
    });

    it('BAK-59 refuses the domain itself, unknown ones and aliases', async () => {
      const alias = `alias${serial}.example`;
      for (const one of [name, alias]) await add(one);
      await change(alias, { alias_of: name });
      for (const viewer of [name, alias, 'unknown.example', '\u0000'])
        expect([viewer, (await change(name, { seen_by: [viewer] })).status]).toEqual([viewer, 400]);
      expect(await change(name, { seen_by: [alias] })).toMatchObject({
        ...reason('domain-unknown'),
        body: { seen_by: ['domain-unknown'] },
      });
      expect(await change(alias, { seen_by: ['jinshu.example'] })).toMatchObject(reason('domain-alias'));
      expect((await find(name)) as unknown).toMatchObject({ seen_by: [] });
    });
  });

  it('BAK-08 refuses a change of a domain that somebody else has changed', async () => {
    await add();
    const { version } = await find(name);
    await change(name, { alias_of: 'jinshu.example' });
    expect(await admin.ask('PATCH', `domain/${name}/`, { version, alias_of: null })).toMatchObject({
      status: 400,
      body: { code: 'operation-stale' },
    });
  });
});
