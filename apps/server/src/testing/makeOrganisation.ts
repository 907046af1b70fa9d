import sharp from 'sharp';
import { hashPassword } from '../features/login/password.ts';
import { createPersonIn } from '../features/operation/person/createPerson.ts';
import { commandLine } from '../platform/operation/index.ts';
import { type PolicyName, policies } from '../platform/policy/index.ts';
import type { buildTestApp } from './buildTestApp.ts';
import { testPassword } from './factories.ts';
import { TestForm } from './formData.ts';
import { openOperator } from './openOperator.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
const domain = 'jinshu.example';

/** A call of the back stage that has to succeed. */
type Call = <T = { id: number; version: number }>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<T>;

interface World {
  call: Call;
  departments: number[];
  people: { id: number; address: string }[];
}

const nth = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

async function addDepartments(call: Call): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const parent = index % 8 === 0 ? null : nth(ids, Math.floor(index / 8) * 8);
    ids.push((await call('POST', 'department/', { name: index === 3 ? '研究/开发' : `部门${index}`, parent })).id);
  }
  const { results } = await call<{ results: { id: number; version: number }[] }>('GET', 'department/');
  const version = results.find(({ id }) => id === ids[5])?.version;
  await call('PATCH', `department/${ids[5]}/`, { version, place: { parent: ids[0], before: ids[1] } });
  return ids;
}

async function addPeople({ deps }: App, departments: readonly number[], count: number): Promise<World['people']> {
  const passwordHash = await hashPassword(testPassword);
  const operator = { caller: { role: 'super', reach: 'all' }, author: commandLine } as const;
  return deps.db.transaction().execute(async (tx) => {
    const made: World['people'] = [];
    for (let index = 0; index < count; index += 1)
      made.push(
        await createPersonIn(tx, deps, operator, {
          address: `person${index}@${domain}`,
          name: `员工${index}`,
          englishName: `Person ${index}`,
          employeeNumber: `E${index}`,
          departmentId: index % 50 === 0 ? null : nth(departments, index),
          position: index % 3 === 0 ? '工程师' : '',
          mobile: index % 5 === 0 ? '13800000000' : '',
          quotaBytes: index * 1024,
          diskQuotaBytes: index % 2 === 0 ? 2048 : 0,
          mustChange: false,
          passwordHash,
        }),
      );
    return made;
  });
}

async function addBoxesAndLists({ call, departments, people }: World): Promise<void> {
  for (let index = 0; index < 10; index += 1) {
    const box = await call('POST', 'shared-mailbox/', {
      username: `box${index}`,
      realname: `公共邮箱${index}`,
      department: index % 3 === 0 ? null : nth(departments, index),
      quota_bytes: index * 100,
    });
    await call('PUT', `shared-mailbox/${box.id}/member/`, { of: 'person', id: nth(people, index).id, level: 'full' });
    await call('PUT', `shared-mailbox/${box.id}/member/`, { of: 'department', id: nth(departments, index), level: 'read' });
  }
  for (let index = 0; index < 20; index += 1) {
    const list = await call('POST', 'list/', {
      username: `list${index}`,
      listname: `列表${index}`,
      listtype: '项目',
      owner: nth(people, index).id,
      department: index % 2 === 0 ? null : nth(departments, index),
      is_hidden: index % 7 === 0,
    });
    const members = [
      nth(people, index * 3).address,
      `box${index % 10}@${domain}`,
      `dept_${nth(departments, index)}@${domain}`,
      'out@else.example',
    ];
    await call('POST', `list/${list.id}/member/`, { addresses: index > 0 ? [...members, `list${index - 1}@${domain}`] : members });
    if (index % 4 === 0)
      await call('PUT', 'group/writers/', {
        username: `list${index}@${domain}`,
        writers: 'chosen',
        people: [nth(people, 7).id],
        version: 1e9,
      });
    if (index % 5 === 0)
      await call('PATCH', `list/${list.id}/`, { version: 1e9, is_moderated: true, moderators: [nth(people, index + 1).id] });
  }
  await call('PUT', 'group/writers/', { username: `dept_${departments[3]}@${domain}`, writers: 'members', people: [], version: 1e9 });
  await call('PUT', 'group/writers/', { username: `everyone@${domain}`, writers: 'chosen', people: [nth(people, 1).id], version: 1e9 });
}

async function addReviews({ call, departments, people }: World): Promise<void> {
  const rules: { id: number }[] = [];
  for (let index = 0; index < 5; index += 1)
    rules.push(
      await call('POST', 'review-rule/', {
        reason: index < 2 ? '合规' : `规则${index}`,
        person: index === 3 ? nth(people, 9).id : null,
        department: index === 4 ? departments[2] : null,
        is_outside: index % 2 === 0,
        has_attachment: index === 1,
        words: index === 2 ? ['机密', '报价'] : [],
        reviewers: [nth(people, index + 10).id, nth(people, index + 11).id],
        deadline_hours: index === 2 ? 24 : null,
        substitutes: index === 2 ? [nth(people, 20).id] : [],
      }),
    );
  await call('PATCH', `review-rule/${rules[4]?.id}/`, { version: 1e9, place: { before: rules[0]?.id } });
  await call('PATCH', `review-rule/${rules[3]?.id}/`, { version: 1e9, is_enabled: false });
  const days = { first_day: '2026-12-01', last_day: '2026-12-24' };
  await call('PUT', `reviewer/${nth(people, 10).id}/deputy/`, { deputy: nth(people, 30).id, ...days });
}

async function addBook({ call }: World): Promise<void> {
  const top = await call('POST', 'company-category/', { name: '供应商', parent: null });
  const inner = await call('POST', 'company-category/', { name: '印刷', parent: top.id });
  await call('POST', 'company-category/', { name: '空的', parent: top.id });
  for (const [index, category] of [top, inner].entries())
    await call('POST', 'company-contact/', {
      fullname: `韩梅${index}`,
      email: `Han${index}@print.example`,
      cate_id: category.id,
      mobile: '13900000000',
      remark: '第一行\n第二行',
    });
}

async function addPicture(call: Call, background: string): Promise<string> {
  const image = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return (await call<{ url: string }>('POST', 'content/picture/', new TestForm('logo.png', image))).url;
}

/** Adds a published skin, and a draft of the same name made of its tokens. Returns the name of the first; its number isn't 1. */
async function addSkins({ call }: World): Promise<string> {
  const recipe = {
    ...{ accent: '#1F7A5C', tone: 'light', contrast: 'aa', chrome: 'rail', corners: 'round', title_face: 'song', mark: 'leaf' },
    ...{ density: 'cosy', is_exact: false, login_picture: await addPicture(call, '#204020'), login_tone: 'dark' },
  };
  const draft = { name: { 'zh-hans': '松烟绿', 'zh-tw': '松煙綠', en: 'Pine' }, recipe, tokens: null };
  const { id: deleted } = await call('POST', 'skin/', draft);
  await call('POST', `skin/${deleted}/delete/`, { version: 1e9 });
  const { id } = await call('POST', 'skin/', draft);
  await call('POST', `skin/${id}/publish/`, { version: 1e9 });
  const { tokens } = await call<{ tokens: object }>('GET', `skin/${id}/tokens/`);
  await call('POST', 'skin/import/', { tokens });
  return `own-${id}`;
}

async function setPolicies({ call, departments, people }: World, skin: string): Promise<void> {
  const url = await addPicture(call, '#c02020');
  const typed = (values: Partial<Record<PolicyName, string>>) =>
    Object.entries(values).map(([name, text]) => ({ name, value: policies[name as PolicyName].fromText(text), version: 1e9 }));
  const app = { name: { 'zh-hans': '报销', 'zh-tw': '', en: 'Expenses' }, description: '', url: 'https://oa.example/', icon: '' };
  await call('POST', 'policy/', {
    scope: 'organisation',
    changes: [
      ...typed({ is_register: 'on', passwd_size2: '12', mailbox_quota: '5000' }),
      { name: 'app_list', value: [{ ...app, departments: [departments[3], departments[9]] }, app], version: 1e9 },
      { name: 'help_pages', value: { 'zh-hans': '# 登录\n- 打总机', 'zh-tw': '', en: '# Login' }, version: 1e9 },
      { name: 'welcome_logo', value: url, version: 1e9 },
      { name: 'skin_name', value: skin, version: 1e9 },
    ],
  });
  await call('POST', 'policy/', { scope: 'department', id: departments[1], changes: typed({ mail_level: '2', is_security: 'on' }) });
  await call('POST', 'policy/', { scope: 'person', id: nth(people, 5).id, changes: typed({ mail_level: '3', is_security: 'on' }) });
}

async function setMailSystem({ call, people }: World): Promise<void> {
  await call('POST', 'domain/', { name: 'branch.example' });
  await call('POST', 'domain/', { name: 'alias.example' });
  await call('PATCH', 'domain/alias.example/', { version: 1e9, alias_of: domain });
  await call('PATCH', 'domain/branch.example/', { version: 1e9, seen_by: [domain] });
  await call('PATCH', `domain/${domain}/`, { version: 1e9, soab_domain: 'branch.example' });
  await call('PUT', 'relay/', { mode: 'relay', host: 'relay.example', port: 587, security: 'starttls', username: '', version: 1e9 });
  await call('PUT', 'mail-check/', {
    spam_address: 'http://127.0.0.1:11333/',
    virus_address: '127.0.0.1:3310',
    when_down: 'wait',
    version: 1e9,
  });
  await call('PUT', 'gateway/sms/', { mode: 'own', address: 'https://sms.example/', is_keyed: false, version: 1e9 });
  const city = { city: '杭州', latitude: 30.25, longitude: 120.17 };
  await call('PUT', 'gateway/weather/', { mode: 'own', address: 'https://weather.example/', is_keyed: false, ...city, version: 1e9 });
  await call('PUT', 'state/alert/', { people: [nth(people, 2).id], queue_limit: 500, free_percent: 20, version: 1e9 });
  await call('POST', 'address-block/', { network: '203.0.113.0/24', kind: 'block', reason: '滥用', hours: 0 });
  await call('POST', 'address-block/', { network: '198.51.100.7', kind: 'exempt', reason: '', hours: 48 });
  await call('PUT', 'sender/', { pattern: 'spam.example', action: 'refuse', note: '广告' });
  await call('PATCH', 'enterprise-disk/', { version: 1e9, quota_bytes: 5_000_000 });
  await call('PUT', `enterprise-disk/administrator/${nth(people, 4).id}/`, {});
}

/** Makes an organization by the calls of the back stage that has something in every section of the set-up. */
export async function makeOrganisation(app: App, { people: count }: { people: number }): Promise<void> {
  const admin = await openOperator(app, 'super');
  const call: Call = async (method, path, body) => {
    const answer = await admin.ask(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as never;
  };
  await app.deps.db
    .insertInto('domain')
    .values({ name: domain, is_default: true })
    .onConflict((one) => one.doNothing())
    .execute();
  const departments = await addDepartments(call);
  const people = await addPeople(app, departments, count);
  const world = { call, departments, people };
  await call('POST', `person/${nth(people, 3).id}/address/`, { username: `alias3@${domain}`, is_sender: true });
  await call('PATCH', `person/${nth(people, 6).id}/`, { version: 1e9, is_hidden: true });
  await call('POST', `person/${nth(people, 8).id}/enable/`, { is_enabled: false, accepts_mail: false });
  await app.deps.db.transaction().execute((tx) =>
    tx
      .insertInto('operation_role')
      .values({ account_id: nth(people, 12).id, role: 'auditor' })
      .execute(),
  );
  await addBoxesAndLists(world);
  await addReviews(world);
  await addBook(world);
  await setMailSystem(world);
  await setPolicies(world, await addSkins(world));
}
