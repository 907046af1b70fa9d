import { type DiskPermission, type DiskRight, diskPermissions, diskRights, rightsOfPermission } from '@jinshu/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { type DiskAnswer, type FileCentre, openFileCentre } from '../../testing/fileCentre.ts';
import type { Person } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

/** Folder of a permission: the whole disk, a folder, a folder inside, or another one. */
const places = ['root', 'folder', 'inner', 'other'] as const;
type Place = (typeof places)[number];

interface Role {
  name: string;
  permission: DiskPermission | 'administrator' | undefined;
  at: Place;
  by: 'member' | 'department';
}
const roles: Role[] = [
  { name: 'nobody', permission: undefined, at: 'root', by: 'member' },
  { name: 'administrator', permission: 'administrator', at: 'root', by: 'member' },
  ...diskPermissions.flatMap((permission) =>
    places.flatMap((at) => (['member', 'department'] as const).map((by) => ({ name: `${permission} ${at} ${by}`, permission, at, by }))),
  ),
];

/** Folder that a call names: one of the places, or a personal folder of another user. */
const targets = ['root', 'folder', 'inner', 'other', 'foreign'] as const;
type Target = (typeof targets)[number];
/** The places above each target, itself included. */
const above: Record<Target, readonly Place[]> = {
  root: ['root'],
  folder: ['folder', 'root'],
  inner: ['inner', 'folder', 'root'],
  other: ['other', 'root'],
  foreign: [],
};

let test: FileCentre;
const folders = {} as Record<Target, number>;
const files = {} as Record<Target, number>;
const people = new Map<string, Person>();

const rightsOf = ({ permission, at }: Role, target: Target): readonly DiskRight[] => {
  if (target === 'foreign') return [];
  if (permission === 'administrator') return diskRights;
  return permission !== undefined && above[target].includes(at) ? rightsOfPermission(permission) : [];
};
/** Whether a role may see the folder as a way to one of its own. */
const leadsOn = ({ permission, at }: Role, target: Target) =>
  target === 'root' || (permission !== undefined && permission !== 'administrator' && target === 'folder' && at === 'inner');
/** Whether a role may do something in a folder and in everything that is in it. */
const mayWhole = (role: Role, target: Target, right: DiskRight) => rightsOf(role, target).includes(right);

interface Call {
  name: string;
  run: (who: Person, target: Target) => Promise<DiskAnswer>;
  isAllowed: (role: Role, target: Target) => boolean;
  /** Targets that the call can be about. */
  targets?: readonly Target[];
}

let serial = 0;
const unique = (ending = '') => {
  serial += 1;
  return `new ${serial}${ending}`;
};
const has = (right: DiskRight) => (role: Role, target: Target) => rightsOf(role, target).includes(right);
const sees = (role: Role, target: Target) => rightsOf(role, target).length > 0 || leadsOn(role, target);
const get = (who: Person, path: string) => test.ask(who, 'GET', `/netdisk/${path}`);
const post = (who: Person, path: string, body: object) => test.ask(who, 'POST', `/netdisk/${path}`, body);
const inFolders = ['folder', 'inner', 'other', 'foreign'] as const;

/** A file of its own in a folder, made by an administrator, for a call that takes it away. */
async function freshFile(target: Target): Promise<number> {
  if (target === 'foreign') return files.foreign;
  const answer = await test.upload(test.lin, 'company', unique('.txt'), { folder: folders[target] });
  return answer.body.entry.id;
}
async function freshFolder(target: Target): Promise<number> {
  return target === 'foreign' ? folders.foreign : test.folder(test.lin, 'company', unique(), folders[target]);
}

const calls: Call[] = [
  {
    name: 'list',
    run: (who, target) => get(who, `company/list/?folder_id=${folders[target]}&page=1&page_size=5&order=name&is_descending=0`),
    isAllowed: sees,
  },
  { name: 'net', run: (who, target) => get(who, `net/?disk=company&folder_id=${folders[target]}&page=1&page_size=5`), isAllowed: sees },
  { name: 'paths', run: (who, target) => get(who, `company/paths/?folder_id=${folders[target]}`), isAllowed: sees },
  {
    name: 'search',
    run: (who, target) => get(who, `company/search/?keyword=a&folder_id=${folders[target]}&page=1&page_size=5`),
    isAllowed: sees,
  },
  {
    name: 'create folder',
    run: (who, target) => post(who, 'company/folders/', { folder_id: folders[target], name: unique() }),
    isAllowed: has('upload'),
  },
  {
    name: 'upload',
    run: (who, target) => test.upload(who, 'company', unique('.txt'), { folder: folders[target] }),
    isAllowed: has('upload'),
  },
  { name: 'download', run: (who, target) => get(who, `company/files/${files[target]}/`), isAllowed: has('download') },
  { name: 'preview', run: (who, target) => get(who, `company/openoffice/${files[target]}/`), isAllowed: has('download') },
  { name: 'versions', run: (who, target) => get(who, `company/files/${files[target]}/versions/`), isAllowed: has('download') },
  { name: 'zip a file', run: (who, target) => get(who, `company/zip/?file_ids=${files[target]}&folder_ids=`), isAllowed: has('download') },
  {
    name: 'zip a folder',
    run: (who, target) => get(who, `company/zip/?file_ids=&folder_ids=${folders[target]}`),
    isAllowed: has('download'),
    targets: inFolders,
  },
  {
    name: 'rename file',
    run: (who, target) => test.ask(who, 'PUT', `/netdisk/company/files/${files[target]}/`, { name: unique('.txt') }),
    isAllowed: has('change'),
  },
  {
    name: 'rename folder',
    run: (who, target) => test.ask(who, 'PUT', `/netdisk/company/folders/${folders[target]}/`, { name: unique() }),
    isAllowed: has('change'),
    targets: inFolders,
  },
  {
    name: 'delete file',
    run: async (who, target) => post(who, 'company/batch-delete/', { file_ids: [await freshFile(target)], folder_ids: [] }),
    isAllowed: has('change'),
  },
  {
    name: 'delete folder',
    run: async (who, target) => post(who, 'company/batch-delete/', { file_ids: [], folder_ids: [await freshFolder(target)] }),
    isAllowed: (role, target) => mayWhole(role, target, 'change'),
  },
  {
    name: 'move away',
    run: async (who, target) =>
      post(who, 'company/batch-move/', { file_ids: [await freshFile(target)], folder_ids: [], folder_id: folders.inner }),
    isAllowed: (role, target) => rightsOf(role, target).includes('change') && rightsOf(role, 'inner').includes('upload'),
  },
  {
    name: 'move here',
    run: async (who, target) =>
      post(who, 'company/batch-move/', { file_ids: [await freshFile('inner')], folder_ids: [], folder_id: folders[target] }),
    isAllowed: (role, target) => rightsOf(role, 'inner').includes('change') && rightsOf(role, target).includes('upload'),
  },
  {
    name: 'copy away',
    run: (who, target) =>
      post(who, 'company/batch-copy/', { file_ids: [files[target]], folder_ids: [], folder_id: folders.inner, on_taken: 'keep' }),
    isAllowed: (role, target) => rightsOf(role, target).includes('download') && rightsOf(role, 'inner').includes('upload'),
  },
  {
    name: 'copy a folder to the personal disk',
    run: (who, target) =>
      post(who, 'company/batch-copy/', {
        file_ids: [],
        folder_ids: [folders[target]],
        to_disk: 'personal',
        folder_id: 0,
        on_taken: 'keep',
      }),
    isAllowed: has('download'),
    targets: ['inner', 'other', 'foreign'],
  },
  {
    name: 'move to the personal disk',
    run: async (who, target) =>
      post(who, 'company/batch-move/', { file_ids: [await freshFile(target)], folder_ids: [], to_disk: 'personal', folder_id: 0 }),
    isAllowed: has('change'),
    targets: ['root', 'inner', 'foreign'],
  },
  {
    name: 'move from the personal disk',
    run: async (who, target) => {
      const { body } = await test.upload(who, 'personal', unique('.txt'));
      return post(who, 'personal/batch-move/', {
        file_ids: [body.entry.id],
        folder_ids: [],
        to_disk: 'company',
        folder_id: folders[target],
      });
    },
    isAllowed: has('upload'),
    targets: ['root', 'inner', 'foreign'],
  },
  {
    name: 'share',
    run: (who, target) => post(who, 'share/', { disk: 'company', file_ids: [files[target]], folder_ids: [] }),
    isAllowed: has('share'),
  },
  {
    name: 'share a folder',
    run: (who, target) => post(who, 'share/', { disk: 'company', file_ids: [], folder_ids: [folders[target]] }),
    isAllowed: has('share'),
    targets: inFolders,
  },
  {
    name: 'permissions',
    run: (who, target) => get(who, `permission/?folder_id=${folders[target]}&page=1&page_size=5`),
    isAllowed: has('permit'),
  },
  {
    name: 'give a permission',
    run: (who, target) => post(who, 'permission/', { username: test.chen.address, folder_id: folders[target], permission: 'download' }),
    isAllowed: has('permit'),
  },
  { name: 'explain', run: (who, target) => get(who, `permission/effective/?folder_id=${folders[target]}`), isAllowed: sees },
  {
    name: 'explain another',
    run: (who, target) => get(who, `permission/effective/?folder_id=${folders[target]}&username=${test.chen.address}`),
    isAllowed: has('permit'),
  },
  {
    name: 'take a permission',
    run: async (who, target) => {
      await test.ask(test.lin, 'POST', '/netdisk/permission/', {
        username: test.chen.address,
        folder_id: folders[target],
        permission: 'upload',
      });
      const { rows } = await test.database.pool.query(
        'SELECT id FROM disk_permission WHERE account_id = $1 AND coalesce(folder_id, 0) = $2 AND NOT is_super',
        [test.chen.accountId, folders[target]],
      );
      return test.ask(who, 'DELETE', `/netdisk/permission/${rows[0]?.id ?? 999_999}/`);
    },
    isAllowed: has('permit'),
  },
  {
    name: 'appoint',
    run: (who) => post(who, 'permission/add-super/', { username: test.chen.address }),
    isAllowed: (role) => role.permission === 'administrator',
    targets: ['root'],
  },
];

beforeAll(async () => {
  test = await openFileCentre();
  await test.database.pool.query("INSERT INTO operation_role (account_id, role) VALUES ($1, 'super')", [test.lin.accountId]);
  folders.root = 0;
  folders.folder = await test.folder(test.lin, 'company', 'folder');
  folders.inner = await test.folder(test.lin, 'company', 'inner', folders.folder);
  folders.other = await test.folder(test.lin, 'company', 'other');
  for (let number = 0; number < 5; number += 1) await test.folder(test.chen, 'personal', `ahead ${number}`);
  folders.foreign = await test.folder(test.chen, 'personal', 'of Chen Wei');
  for (const target of targets) {
    const [who, disk] = target === 'foreign' ? ([test.chen, 'personal'] as const) : ([test.lin, 'company'] as const);
    files[target] = (await test.upload(who, disk, `of ${target}.txt`, { folder: folders[target] })).body.entry.id;
  }
  for (const role of roles) {
    const { rows } = await test.database.pool.query('INSERT INTO department (name) VALUES ($1) RETURNING id', [role.name]);
    const person = await test.enter(await makeAccount(test.deps, { name: role.name }));
    await test.database.pool.query('UPDATE account SET department_id = $1 WHERE id = $2', [rows[0].id, person.accountId]);
    people.set(role.name, person);
    if (role.permission === 'administrator')
      await test.ask(test.lin, 'POST', '/netdisk/permission/add-super/', { username: person.address });
    else if (role.permission)
      await test.permit(role.by === 'member' ? person : { departmentId: rows[0].id }, role.permission, folders[role.at] || undefined);
  }
}, 120_000);
afterAll(() => test.close());

it('FIL-04 FIL-14 FIL-15 FIL-16 FIL-28 FIL-29 FIL-30 FIL-31 FIL-32 FIL-33 FIL-34 FIL-35 FIL-36 FIL-37 every call answers exactly those who may', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const role of roles) {
    const who = people.get(role.name) as Person;
    for (const call of calls) {
      for (const target of call.targets ?? targets) {
        const { status, body } = await call.run(who, target);
        count += 1;
        if (status >= 500) wrong.push(`${role.name}: ${call.name} of ${target} fails`);
        if ((status === 200) !== call.isAllowed(role, target))
          wrong.push(`${role.name}: ${call.name} of ${target} answers ${status} ${body?.code}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(2_000);
});

it('FIL-39 FIL-40 FIL-41 FIL-42 FIL-43 FIL-44 sets permissions, says what holds and why, and takes them away', async () => {
  const give = (body: object) => test.ask(test.lin, 'POST', '/netdisk/permission/', body);
  const { body: line } = await give({ username: test.chen.address, folder_id: folders.other, permission: 'upload' });
  expect(line).toMatchObject({
    member: { username: test.chen.address },
    folder: { name: expect.any(String) },
    permission: 'upload',
    is_super: false,
  });
  await test.database.pool.query('DELETE FROM disk_permission WHERE account_id = $1 AND is_super', [test.chen.accountId]);
  const changed = await test.ask(test.lin, 'PUT', `/netdisk/permission/${line.id}/`, { permission: 'download' });
  expect(changed.body).toMatchObject({ id: line.id, permission: 'download' });
  const why = await test.ask(test.chen, 'GET', `/netdisk/permission/effective/?folder_id=${folders.other}`);
  expect(why.body).toMatchObject({ rights: ['view', 'download'], reason: 'member', line: { id: line.id } });
  const again = await give({ username: test.chen.address, folder_id: folders.other, permission: 'all' });
  expect(again.body.id).toBe(line.id);
  const listed = await test.ask(test.lin, 'GET', `/netdisk/permission/?folder_id=${folders.other}&page=1&page_size=100`);
  expect(listed.body.results.map(({ id }: { id: number }) => id)).toContain(line.id);
  expect((await give({ folder_id: 0, permission: 'all' })).body.code).toBe('disk-member-unknown');
  expect((await give({ username: 'nobody@jinshu.example', folder_id: 0, permission: 'all' })).body.code).toBe('disk-member-unknown');
  const removed = await test.ask(test.lin, 'POST', '/netdisk/permission/batch-delete/', { ids: [line.id, 999_999] });
  expect(removed.body.removed).toBe(1);
  expect((await test.ask(test.lin, 'DELETE', `/netdisk/permission/${line.id}/`)).body.code).toBe('not-found');
});
