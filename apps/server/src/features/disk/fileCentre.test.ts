import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanAttachments } from '../../mail/attachment/startCleaning.ts';
import { createTextReader } from '../../mail/attachment-text/createTextReader.ts';
import { check } from '../../mail/check/check.ts';
import { openArchive } from '../../mime/document/index.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type FileCentre, openFileCentre } from '../../testing/fileCentre.ts';
import type { Person } from '../../testing/openMailbox.ts';
import { cleanTrash } from './startDiskCleaning.ts';
import { tellDiskNews } from './startDiskNews.ts';
import { readDiskFiles } from './startDiskReading.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: FileCentre;
let clock = new Date('2026-11-20T08:00:00Z');
beforeAll(async () => {
  test = await openFileCentre({ now: () => clock });
  await test.permit(test.lin, 'all');
  await test.database.pool.query("UPDATE session SET expires_at = '2030-01-01'");
});
afterAll(async () => {
  expect((await check(test.deps, { isDeep: true })).faults).toEqual([]);
  await test.close();
});

const days = (count: number) => {
  clock = new Date(clock.getTime() + count * 86_400_000);
};
/** A disk of someone who has nothing on it. */
const fresh = async (name: string) => {
  const person = await test.enter(await makeAccount(test.deps, { name }));
  await test.database.pool.query("UPDATE session SET expires_at = '2030-01-01'");
  return person;
};
const bytesOf = async (who: Pick<Person, 'headers'>, id: number, query = '') =>
  (await test.ask(who, 'GET', `/netdisk/personal/files/${id}/${query}`)).bytes.toString();

describe.each(['personal', 'company'] as const)('the %s disk', (disk) => {
  it('FIL-19 FIL-20 FIL-21 FIL-22 FIL-23 FIL-26 FIL-28 FIL-29 FIL-30 FIL-31 FIL-32 FIL-35 FIL-38 holds folders and files', async () => {
    const { lin } = test;
    const contracts = await test.folder(lin, disk, '合同');
    const old = await test.folder(lin, disk, '2025', contracts);
    const put = await test.upload(lin, disk, '租约.txt', { content: '0123456789', folder: old });
    expect(put).toMatchObject({ status: 200, body: { outcome: 'added', entry: { name: '租约.txt', file_size: 10, owner: '林月' } } });
    const listed = await test.ask(lin, 'GET', `/netdisk/${disk}/list/?folder_id=${old}&page=1&page_size=10&order=name&is_descending=0`);
    expect(listed.body).toMatchObject({
      count: 1,
      results: [{ name: '租约.txt', nettype: 'file', version_count: 0 }],
      folder_names: [
        { id: contracts, name: '合同' },
        { id: old, name: '2025' },
      ],
      rights: ['view', 'upload', 'download', 'change', 'share'],
    });
    expect((await test.ask(lin, 'GET', `/netdisk/${disk}/paths/?folder_id=${old}`)).body.results.at(-1)).toEqual({ id: old, name: '2025' });
    expect((await test.ask(lin, 'GET', `/netdisk/${disk}/capacity/`)).body).toEqual({ used: 10, total: 0, trash: 0, versions: 0 });
    const file = put.body.entry.id;
    const range = await test.app.inject({ url: `/api/netdisk/${disk}/files/${file}/`, headers: { ...lin.headers, range: 'bytes=2-4' } });
    expect([range.statusCode, range.body]).toEqual([206, '234']);
    expect((await test.ask(lin, 'PUT', `/netdisk/${disk}/files/${file}/`, { name: '租约 2.txt' })).body.name).toBe('租约 2.txt');
    expect((await test.ask(lin, 'PUT', `/netdisk/${disk}/folders/${old}/`, { name: '旧' })).body.name).toBe('旧');
    const tree = (await test.ask(lin, 'GET', `/netdisk/${disk}/tree/`)).body.results;
    expect(tree).toMatchObject([
      { id: contracts, parent_id: 0, name: '合同' },
      { id: old, parent_id: contracts, name: '旧' },
    ]);
  });

  it('FIL-24 FIL-25 FIL-33 FIL-34 FIL-54 moves and deletes many, whole folders with what is in them', async () => {
    const { lin } = test;
    const from = await test.folder(lin, disk, 'from');
    const inner = await test.folder(lin, disk, 'inner', from);
    const to = await test.folder(lin, disk, 'to');
    const files = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt']) files.push((await test.upload(lin, disk, name, { folder: from })).body.entry.id);
    await test.upload(lin, disk, 'deep.txt', { folder: inner });
    const moved = await test.ask(lin, 'POST', `/netdisk/${disk}/batch-move/`, { file_ids: files, folder_ids: [inner], folder_id: to });
    expect(moved.body).toEqual({ moved: 4, skipped: 0, moved_from: [{ folder_id: from, file_ids: files, folder_ids: [inner] }] });
    expect(await test.names(lin, disk, to)).toEqual(['inner', 'a.txt', 'b.txt', 'c.txt']);
    const used = (await test.ask(lin, 'GET', `/netdisk/${disk}/capacity/`)).body.used;
    const deleted = await test.ask(lin, 'POST', `/netdisk/${disk}/batch-delete/`, { file_ids: [], folder_ids: [to, from] });
    expect(deleted.body).toMatchObject({ removed: 2 });
    const { body: capacity } = await test.ask(lin, 'GET', `/netdisk/${disk}/capacity/`);
    expect([capacity.used, capacity.trash > 0]).toEqual([used, true]);
    expect((await test.ask(lin, 'GET', `/netdisk/${disk}/files/${files[0]}/`)).body.code).toBe('disk-file-not-found');
    expect((await test.ask(lin, 'GET', `/netdisk/${disk}/paths/?folder_id=${inner}`)).body.code).toBe('disk-folder-not-found');
    await test.ask(lin, 'POST', `/netdisk/${disk}/trash/restore/`, { undo_id: deleted.body.undo_id });
    expect(await test.names(lin, disk, inner)).toEqual(['deep.txt']);
    expect((await test.ask(lin, 'GET', `/netdisk/${disk}/capacity/`)).body.used).toBe(used);
  });

  it('FIL-27 FIL-36 packs a selection into one zip, with its folders as paths', async () => {
    const { lin } = test;
    const top = await test.folder(lin, disk, 'pack');
    const sub = await test.folder(lin, disk, 'sub', top);
    await test.folder(lin, disk, 'empty', top);
    await test.upload(lin, disk, 'one.txt', { folder: top, content: 'one' });
    await test.upload(lin, disk, 'two.txt', { folder: sub, content: 'two' });
    const single = (await test.upload(lin, disk, 'three.txt', { content: 'three' })).body.entry.id;
    const zip = await test.ask(lin, 'GET', `/netdisk/${disk}/zip/?file_ids=${single}&folder_ids=${top}`);
    const { entries } = await openArchive(zip.bytes);
    expect(entries.map(({ name }) => name).sort()).toEqual(['pack/empty/', 'pack/one.txt', 'pack/sub/two.txt', 'three.txt']);
  });

  it('FIL-17 takes no name that breaks the rule', async () => {
    for (const name of ['', '  ', 'a/b', 'a|b', 'a'.repeat(101), '..']) {
      expect((await test.ask(test.lin, 'POST', `/netdisk/${disk}/folders/`, { folder_id: 0, name })).body.code).toBe('invalid-input');
      expect((await test.upload(test.lin, disk, name)).body.code).toBe('invalid-input');
    }
    expect((await test.upload(test.lin, disk, '文'.repeat(100))).status).toBe(200);
  });

  it('FIL-18 ATT-08 takes no empty and no executable file, and lets none become one', async () => {
    expect((await test.upload(test.lin, disk, 'empty.txt', { content: '' })).body.code).toBe('upload-incomplete');
    expect((await test.upload(test.lin, disk, 'setup.exe')).body.code).toBe('executable-refused');
    const { body } = await test.upload(test.lin, disk, 'harmless.txt');
    expect((await test.ask(test.lin, 'PUT', `/netdisk/${disk}/files/${body.entry.id}/`, { name: 'x.exe' })).body.code).toBe(
      'executable-refused',
    );
  });

  it('FIL-20 FIL-29 FIL-53 FIL-57 counts files, trash and versions in full, and takes no more than fits', async () => {
    const who = disk === 'personal' ? await fresh('满') : test.lin;
    const usage = async () => (await test.ask(who, 'GET', `/netdisk/${disk}/capacity/`)).body;
    const before = (await usage()).used;
    const first = (await test.upload(who, disk, 'same 1.txt', { content: 'x'.repeat(50) })).body.entry.id;
    await test.upload(who, disk, 'same 2.txt', { content: 'x'.repeat(50) });
    expect((await usage()).used).toBe(before + 100);
    const condition = disk === 'personal' ? 'mailbox_id = $2' : 'mailbox_id IS NULL AND $2 > 0';
    const limit = (bytes: number) =>
      test.database.pool.query(`UPDATE disk SET quota_bytes = $1 WHERE ${condition}`, [bytes, who.mailboxId]);
    await limit(before + 120);
    const full = disk === 'personal' ? 'upload-over-pdisk' : 'upload-over-cdisk';
    expect((await test.upload(who, disk, 'more.txt', { content: 'y'.repeat(30) })).body.code).toBe(full);
    const larger = { content: 'z'.repeat(60), onTaken: 'replace' };
    expect((await test.upload(who, disk, 'same 1.txt', larger)).body.outcome).toBe('replaced');
    // What the file was had no room beside what it is now.
    expect((await usage()).used).toBe(before + 110);
    await limit(before + 200);
    expect((await test.upload(who, disk, 'same 1.txt', { ...larger, content: 'w'.repeat(60) })).body.outcome).toBe('replaced');
    expect(await usage()).toMatchObject({ used: before + 170, total: before + 200, versions: 60 });
    const { trash } = await usage();
    await test.ask(who, 'POST', `/netdisk/${disk}/batch-delete/`, { file_ids: [first], folder_ids: [] });
    expect(await usage()).toMatchObject({ used: before + 170, trash: trash + 60 });
    const rows = (await test.ask(who, 'GET', `/netdisk/${disk}/trash/?page=1&page_size=1`)).body.results;
    await test.ask(who, 'POST', `/netdisk/${disk}/trash/batch-delete/`, { ids: [rows[0].id] });
    expect(await usage()).toMatchObject({ used: before + 50, trash, versions: 0 });
    await limit(0);
  });
});

describe('names that are taken', () => {
  it('FIL-23 asks, replaces with a version, numbers or skips', async () => {
    const who = await fresh('名');
    const put = (onTaken?: string, content = 'new') => test.upload(who, 'personal', 'A.txt', { content, ...(onTaken && { onTaken }) });
    const { id } = (await put(undefined, 'old')).body.entry;
    expect((await put()).body).toMatchObject({ code: 'disk-name-taken', params: { name: 'A.txt', count: 1 } });
    expect((await put('skip')).body).toMatchObject({ outcome: 'skipped', entry: { id } });
    expect(await bytesOf(who, id)).toBe('old');
    expect((await put('keep')).body).toMatchObject({ outcome: 'numbered', entry: { name: 'A (2).txt' } });
    expect((await put('replace')).body).toMatchObject({ outcome: 'replaced', entry: { id, version_count: 1 } });
    expect(await bytesOf(who, id)).toBe('new');
    const [version] = (await test.ask(who, 'GET', `/netdisk/personal/files/${id}/versions/`)).body.results;
    expect(await bytesOf(who, id, `?version_id=${version.id}`)).toBe('old');
    await test.ask(who, 'POST', `/netdisk/personal/files/${id}/versions/restore/`, { version_id: version.id });
    expect(await bytesOf(who, id)).toBe('old');
    for (let number = 0; number < 12; number += 1) await put('replace', `version ${number}`);
    expect((await test.ask(who, 'GET', `/netdisk/personal/files/${id}/versions/`)).body.count).toBe(10);
  });

  it('FIL-25 are settled for a move as well: folders merge', async () => {
    const who = await fresh('移');
    const make = async (parent: number, content: string) => {
      const folder = await test.folder(who, 'personal', 'docs', parent);
      const file = (await test.upload(who, 'personal', 'a.txt', { folder, content })).body.entry.id;
      return { folder, file };
    };
    const other = await test.folder(who, 'personal', 'other');
    const there = await make(0, 'there');
    const here = await make(other, 'here');
    await test.upload(who, 'personal', 'b.txt', { folder: here.folder });
    const move = (onTaken?: string) =>
      test.ask(who, 'POST', '/netdisk/personal/batch-move/', {
        file_ids: [],
        folder_ids: [here.folder],
        folder_id: 0,
        ...(onTaken && { on_taken: onTaken }),
      });
    expect((await move()).body).toMatchObject({ code: 'disk-name-taken', params: { name: 'docs' } });
    expect((await move('skip')).body).toMatchObject({ moved: 0, skipped: 1 });
    expect((await move('replace')).body).toMatchObject({ moved: 1 });
    expect(await test.names(who, 'personal', there.folder)).toEqual(['a.txt', 'b.txt']);
    expect(await bytesOf(who, there.file)).toBe('here');
    expect(await test.names(who, 'personal')).toEqual(['docs', 'other']);
  });

  it('FIL-25 a folder goes neither into itself nor too deep', async () => {
    const who = await fresh('深');
    const outer = await test.folder(who, 'personal', 'outer');
    const inner = await test.folder(who, 'personal', 'inner', outer);
    const move = (ids: number[], to: number) =>
      test.ask(who, 'POST', '/netdisk/personal/batch-move/', { file_ids: [], folder_ids: ids, folder_id: to });
    expect((await move([outer], inner)).body.code).toBe('disk-move-into-itself');
    expect((await move([outer], outer)).body.code).toBe('disk-move-into-itself');
    let deepest = inner;
    for (let depth = 3; depth <= 50; depth += 1) deepest = await test.folder(who, 'personal', `${depth}`, deepest);
    expect((await test.ask(who, 'POST', '/netdisk/personal/folders/', { folder_id: deepest, name: 'x' })).body.code).toBe('disk-too-deep');
    const single = await test.folder(who, 'personal', 'single');
    expect((await move([single], deepest)).body.code).toBe('disk-too-deep');
  });
});

describe('from one place to another', () => {
  const tree = async (who: Pick<Person, 'headers'>, disk: 'personal' | 'company', name: string) => {
    const top = await test.folder(who, disk, name);
    const inner = await test.folder(who, disk, 'inner', top);
    const file = (await test.upload(who, disk, 'a.txt', { content: 'first', folder: inner })).body.entry.id as number;
    await test.upload(who, disk, 'a.txt', { content: 'second', folder: inner, onTaken: 'replace' });
    return { top, inner, file };
  };
  const used = async (who: Pick<Person, 'headers'>, disk = 'personal') =>
    (await test.ask(who, 'GET', `/netdisk/${disk}/capacity/`)).body.used as number;
  const listed = async (who: Pick<Person, 'headers'>, disk: string, folder = 0) => {
    const path = `/netdisk/${disk}/list/?folder_id=${folder}&page=1&page_size=100&order=name&is_descending=0`;
    return (await test.ask(who, 'GET', path)).body.results as { id: number; name: string; nettype: string; version_count?: number }[];
  };

  it('FIL-25 FIL-57 copies files and whole folders on a disk, asks for taken names, and counts the copies', async () => {
    const who = await fresh('Copier');
    const { top, inner, file } = await tree(who, 'personal', 'top');
    const copy = (body: object) =>
      test.ask(who, 'POST', '/netdisk/personal/batch-copy/', { file_ids: [], folder_ids: [], folder_id: 0, ...body });
    expect((await copy({ folder_ids: [top], folder_id: inner })).body.code).toBe('disk-move-into-itself');
    expect((await copy({ folder_ids: [top] })).body.code).toBe('disk-name-taken');
    expect((await copy({ folder_ids: [top], on_taken: 'skip' })).body).toEqual({ copied: 0, skipped: 1 });
    expect((await copy({ folder_ids: [top], on_taken: 'keep' })).body).toEqual({ copied: 1, skipped: 0 });
    expect(await test.names(who, 'personal')).toEqual(['top', 'top (2)']);
    const copied = (await listed(who, 'personal')).find(({ name }) => name === 'top (2)')?.id ?? 0;
    const [innerCopy] = await listed(who, 'personal', copied);
    const [fileCopy] = await listed(who, 'personal', innerCopy?.id);
    // A copy is what the file is now, without what it was.
    expect(fileCopy).toMatchObject({ name: 'a.txt', version_count: 0 });
    expect([await bytesOf(who, fileCopy?.id ?? 0), await bytesOf(who, file)]).toEqual(['second', 'second']);
    // Two of six bytes, and five of the earlier version.
    expect(await used(who)).toBe(17);
    expect((await copy({ file_ids: [file], folder_id: copied })).body).toEqual({ copied: 1, skipped: 0 });
    // One that is taken refuses all.
    expect((await copy({ file_ids: [file], folder_ids: [inner], folder_id: copied })).body).toMatchObject({ code: 'disk-name-taken' });
    expect(await used(who)).toBe(23);
    await test.database.pool.query('UPDATE disk SET quota_bytes = 20 WHERE mailbox_id = $1', [who.mailboxId]);
    expect((await copy({ file_ids: [file] })).body.code).toBe('upload-over-pdisk');
    expect(await used(who)).toBe(23);
  });

  it('FIL-25 FIL-34 FIL-57 moves between the personal and the enterprise disk: it counts on the new one from then on', async () => {
    const { lin } = test;
    const before = { company: await used(lin, 'company'), personal: await used(lin) };
    const { top, file } = await tree(lin, 'personal', 'crossing');
    const trashed = (await test.upload(lin, 'personal', 'gone.txt', { content: 'gone', folder: top })).body.entry.id;
    const { undo_id } = (await test.ask(lin, 'POST', '/netdisk/personal/batch-delete/', { file_ids: [trashed], folder_ids: [] })).body;
    const body = { file_ids: [], folder_ids: [top], to_disk: 'company', folder_id: 0 };
    expect((await test.ask(lin, 'POST', '/netdisk/personal/batch-move/', body)).body).toEqual({ moved: 1, skipped: 0, moved_from: [] });
    expect(await test.names(lin, 'personal')).not.toContain('crossing');
    expect(await used(lin)).toBe(before.personal + 'gone'.length);
    expect(await used(lin, 'company')).toBe(before.company + 'firstsecond'.length);
    const moved = (await listed(lin, 'company')).find(({ name }) => name === 'crossing')?.id ?? 0;
    const [inner] = await listed(lin, 'company', moved);
    // Its earlier versions went along.
    const [arrived] = await listed(lin, 'company', inner?.id);
    expect(arrived).toMatchObject({ name: 'a.txt', version_count: 1 });
    expect((await test.ask(lin, 'GET', `/netdisk/personal/files/${file}/`)).body.code).toBe('disk-file-not-found');
    // Entries of its trash stay where they can be restored.
    expect((await test.ask(lin, 'POST', '/netdisk/personal/trash/restore/', { undo_id })).body.restored).toBe(1);
    expect(await test.names(lin, 'personal')).toContain('gone.txt');
    const back = { file_ids: [arrived?.id], folder_ids: [], to_disk: 'personal', folder_id: 0 };
    await test.upload(lin, 'personal', 'a.txt', { content: 'other' });
    expect((await test.ask(lin, 'POST', '/netdisk/company/batch-move/', back)).body.code).toBe('disk-name-taken');
    const skipped = await test.ask(lin, 'POST', '/netdisk/company/batch-move/', { ...back, on_taken: 'skip' });
    expect(skipped.body).toMatchObject({ moved: 0, skipped: 1 });
    expect(await listed(lin, 'company', inner?.id)).toHaveLength(1);
    await test.ask(lin, 'POST', '/netdisk/company/batch-move/', { ...back, on_taken: 'replace' });
    expect(await listed(lin, 'company', inner?.id)).toEqual([]);
    const replaced = (await listed(lin, 'personal')).find(({ name }) => name === 'a.txt');
    expect([await bytesOf(lin, replaced?.id ?? 0), replaced?.version_count]).toEqual(['second', 1]);
  });
});

describe('the trash', () => {
  it('FIL-24 FIL-54 gives back for 30 days, and then nothing is left of it', async () => {
    const who = await fresh('弃');
    const folder = await test.folder(who, 'personal', 'gone');
    const content = 'x'.repeat(100_000);
    const file = (await test.upload(who, 'personal', 'gone.txt', { folder, content })).body.entry.id;
    await test.ask(who, 'POST', '/netdisk/personal/batch-delete/', { file_ids: [file], folder_ids: [] });
    await test.upload(who, 'personal', 'gone.txt', { folder });
    const trash = async () => (await test.ask(who, 'GET', '/netdisk/personal/trash/?page=1&page_size=10')).body;
    const [entry] = (await trash()).results;
    expect(entry).toMatchObject({ name: 'gone.txt', nettype: 'file', file_size: 100_000, folder_names: ['gone'], deleted_by: '弃' });
    await test.ask(who, 'POST', '/netdisk/personal/trash/restore/', { ids: [entry.id] });
    expect(await test.names(who, 'personal', folder)).toEqual(['gone (2).txt', 'gone.txt']);
    await test.ask(who, 'POST', '/netdisk/personal/batch-delete/', { file_ids: [], folder_ids: [folder] });
    days(29);
    expect(await cleanTrash(test.deps)).toBe(0);
    days(2);
    expect((await trash()).count).toBe(0);
    expect((await test.ask(who, 'POST', '/netdisk/personal/trash/restore/', { ids: [entry.id] })).body.code).toBe('disk-file-not-found');
    expect(await cleanTrash(test.deps)).toBeGreaterThan(0);
    await test.database.pool.query("UPDATE blob SET kept_at = kept_at - interval '40 days'");
    await cleanAttachments(test.deps);
    const { rows } = await test.database.pool.query('SELECT FROM blob WHERE size = 100000');
    expect(rows).toHaveLength(0);
  });

  it('FIL-57 counts until it is emptied', async () => {
    const who = await fresh('溢');
    const { id } = (await test.upload(who, 'personal', 'a.txt', { content: 'x'.repeat(80) })).body.entry;
    const { undo_id } = (await test.ask(who, 'POST', '/netdisk/personal/batch-delete/', { file_ids: [id], folder_ids: [] })).body;
    await test.database.pool.query('UPDATE disk SET quota_bytes = 100 WHERE mailbox_id = $1', [who.mailboxId]);
    const other = () => test.upload(who, 'personal', 'b.txt', { content: 'y'.repeat(60) });
    expect((await other()).body.code).toBe('upload-over-pdisk');
    // Restoring needs no room that it had not.
    expect((await test.ask(who, 'POST', '/netdisk/personal/trash/restore/', { undo_id })).body.restored).toBe(1);
    await test.ask(who, 'POST', '/netdisk/personal/batch-delete/', { file_ids: [id], folder_ids: [] });
    const { results } = (await test.ask(who, 'GET', '/netdisk/personal/trash/?page=1&page_size=10')).body;
    await test.ask(who, 'POST', '/netdisk/personal/trash/batch-delete/', { ids: results.map((row: { id: number }) => row.id) });
    expect((await other()).status).toBe(200);
  });
});

it('FIL-19 finds by name and by the text inside', async () => {
  const who = await fresh('寻');
  const folder = await test.folder(who, 'personal', '季度计划');
  await test.upload(who, 'personal', '预算.txt', { folder, content: '青鸾项目的季度计划' });
  const reader = createTextReader();
  await readDiskFiles({ ...test.deps, now: () => new Date(Date.now() + 1000) }, reader).finally(() => reader.close());
  const found = (
    await test.ask(who, 'GET', `/netdisk/personal/search/?keyword=${encodeURIComponent('季度')}&folder_id=0&page=1&page_size=10`)
  ).body;
  expect(found).toMatchObject({
    has_more: false,
    results: [
      { entry: { name: '季度计划', nettype: 'folder' }, folder_id: 0, is_by_content: false },
      { entry: { name: '预算.txt' }, folder_id: folder, folder_names: [{ name: '季度计划' }], is_by_content: true },
    ],
  });
});

it('FIL-19 a server that stops while it reads a file leaves it to the next one, and says nothing against the file', async () => {
  const who = await fresh('停');
  await test.upload(who, 'personal', '停机.txt', { content: '停机时正在读的文件' });
  await test.database.pool.query('UPDATE disk_text_job SET attempts = 3');
  const at = { ...test.deps, now: () => new Date(Date.now() + 1000) };
  let isStopped = false;
  const closed = {
    read: async () => {
      isStopped = true;
      throw new Error('the reader of files is closed');
    },
    close: () => undefined,
  };
  await readDiskFiles(at, closed, () => isStopped);
  const reader = createTextReader();
  await readDiskFiles({ ...at, now: () => new Date(Date.now() + 2000) }, reader).finally(() => reader.close());
  const search = `/netdisk/personal/search/?keyword=${encodeURIComponent('正在读')}&folder_id=0&page=1&page_size=10`;
  expect((await test.ask(who, 'GET', search)).body.results).toMatchObject([{ entry: { name: '停机.txt' }, is_by_content: true }]);
});

it('FIL-50 shows a file of the disk', async () => {
  const { body } = await test.upload(test.lin, 'personal', 'note.md', { content: '# 标题' });
  expect((await test.ask(test.lin, 'GET', `/netdisk/personal/openoffice/${body.entry.id}/`)).body).toMatchObject({ kind: 'text' });
});

it('PSH-09 a change of a disk reaches other windows: of the company, those who may see it, and together', async () => {
  await test.upload(test.lin, 'personal', 'told.txt');
  expect((await test.journal(test.lin.mailboxId)).at(-1)).toEqual({ type: 'disk.changed', payload: { disk: 'personal' } });
  await tellDiskNews(test.deps);
  const count = async (mailboxId: number) =>
    (await test.journal(mailboxId)).filter(({ type, payload }) => type === 'disk.changed' && payload.disk === 'company').length;
  const before = [await count(test.lin.mailboxId), await count(test.chen.mailboxId)];
  for (const name of ['1', '2', '3']) await test.upload(test.lin, 'company', `news ${name}.txt`);
  expect(await tellDiskNews(test.deps)).toBe(true);
  expect(await tellDiskNews(test.deps)).toBe(false);
  expect([await count(test.lin.mailboxId), await count(test.chen.mailboxId)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

it('FIL-16 a file of the company’s disk goes into no mail of who may not download it', async () => {
  const { id } = (await test.upload(test.lin, 'company', 'secret.txt')).body.entry;
  const form = { action: 'save', subject: 'x', company_attachments: [{ id }] };
  expect((await test.chen.post('/mail/message/sent/', form)).body.code).toBe('attachment-not-found');
  expect((await test.lin.post('/mail/message/sent/', form)).body.success).toBe(true);
});
