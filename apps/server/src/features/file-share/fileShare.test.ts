import { isViewPassword } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { type FileCentre, openFileCentre } from '../../testing/fileCentre.ts';
import type { Person } from '../../testing/openMailbox.ts';
import { newCode } from './createShare.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: FileCentre;
let clock = new Date('2026-11-20T08:00:00Z');
beforeAll(async () => {
  test = await openFileCentre({ now: () => clock });
  await test.database.pool.query("UPDATE session SET expires_at = '2030-01-01'");
});
afterAll(() => test.close());

interface Made {
  id: number;
  link: string;
  code: string;
}

const share = async (entries: { file_ids?: number[]; folder_ids?: number[] }, more: object = {}, who = test.lin): Promise<Made> => {
  const body = { disk: 'personal', file_ids: [], folder_ids: [], ...entries, ...more };
  const answer = await test.ask(who, 'POST', '/netdisk/share/', body);
  expect(answer.status).toBe(200);
  const { id, link, extraction_code: code } = answer.body;
  return { id, link: new URL(link).searchParams.get('link') ?? '', code };
};
const open = ({ link, code }: Pick<Made, 'link' | 'code'>, more: object = {}, who?: Pick<Person, 'headers'>) =>
  test.ask(who, 'POST', '/fileshare/', { link, extraction_code: code, ...more });
const fetchFile = (link: string, grant: string, file: number, who?: Pick<Person, 'headers'>) =>
  test.ask(who, 'GET', `/fileshare/download/?link=${link}&grant=${grant}&file_id=${file}`);
let names = 0;
const put = async (content = 'shared', folder = 0) => {
  names += 1;
  return (await test.upload(test.lin, 'personal', `file ${names}.txt`, { content, folder })).body.entry.id as number;
};

describe('a share', () => {
  it('FIL-11 FIL-45 FIL-47 FIL-48 FIL-49 is made of files and folders, opens with its code and gives them', async () => {
    const folder = await test.folder(test.lin, 'personal', '资料');
    const inside = await put('inside', folder);
    const single = await put('single');
    const made = await share({ file_ids: [single], folder_ids: [folder] });
    const top = await open(made);
    expect(top.body).toMatchObject({
      owner: '林月',
      count: 2,
      results: [
        { id: folder, name: '资料', nettype: 'folder' },
        { id: single, file_size: 6 },
      ],
      folder_names: [],
    });
    const inner = await open(made, { folder_id: folder });
    expect(inner.body).toMatchObject({ results: [{ id: inside }], folder_names: [{ id: folder, name: '资料' }] });
    expect((await fetchFile(made.link, top.body.grant, inside)).bytes.toString()).toBe('inside');
    expect((await fetchFile(made.link, top.body.grant, single)).bytes.toString()).toBe('single');
    const zip = await test.ask(undefined, 'GET', `/fileshare/zip/?link=${made.link}&grant=${top.body.grant}`);
    expect(zip.bytes.subarray(0, 2).toString()).toBe('PK');
    const listed = (await test.ask(test.lin, 'GET', '/netdisk/share/?page=1&page_size=10')).body;
    expect(listed.results[0]).toMatchObject({ id: made.id, extraction_code: made.code, download_count: 3, folder_count: 1 });
    expect(listed.results[0].names[0]).toBe('资料');
    const downloads = (await test.ask(test.lin, 'GET', `/netdisk/share/${made.id}/downloads/?page=1&page_size=10`)).body;
    expect(downloads).toMatchObject({ count: 3, results: [{ name: 'files.zip', username: '', at: clock.toISOString() }, {}, {}] });
  });

  it('FIL-12 FIL-56 has a random code of six letters or digits', () => {
    const codes = new Set(Array.from({ length: 500 }, newCode));
    expect(codes.size).toBe(500);
    for (const code of codes) expect(isViewPassword(code)).toBe(true);
  });

  it('FIL-12 FIL-45 has the code that its owner chose, if it is six letters or digits', async () => {
    const file = await put();
    const made = await share({ file_ids: [file] }, { extraction_code: 'Year26' });
    expect(made.code).toBe('Year26');
    expect((await open({ ...made, code: 'year26' })).body.code).toBe('extraction-code-error');
    expect((await open(made)).status).toBe(200);
    for (const code of ['', 'abc', 'abc1234', 'ab-123', '提取码提取码']) {
      const body = { disk: 'personal', file_ids: [file], folder_ids: [], extraction_code: code };
      expect((await test.ask(test.lin, 'POST', '/netdisk/share/', body)).status).toBe(400);
    }
  });

  it('FIL-02 FIL-47 marks what it shares in the list of its owner alone, as long as visitors can open it', async () => {
    const folder = await test.folder(test.lin, 'personal', '标记');
    const [file, plain] = [await put('marked', folder), await put('plain', folder)];
    const marks = async (who = test.lin) => {
      const path = `/netdisk/personal/list/?folder_id=${folder}&page=1&page_size=100&order=name&is_descending=0`;
      return ((await test.ask(who, 'GET', path)).body.results as { id: number; share_id?: number }[]).map(({ id, share_id: at }) => [
        id,
        at,
      ]);
    };
    await share({ file_ids: [file] });
    const latest = await share({ file_ids: [file] }, { max_downloads: 1 });
    const whole = await share({ folder_ids: [folder] });
    expect(await marks()).toEqual([
      [file, latest.id],
      [plain, undefined],
    ]);
    const shown = await test.ask(test.lin, 'GET', `/netdisk/share/${latest.id}/`);
    expect(shown.body).toMatchObject({ id: latest.id, extraction_code: latest.code, max_downloads: 1 });
    expect((await test.ask(test.chen, 'GET', `/netdisk/share/${latest.id}/`)).body.code).toBe('not-found');
    await fetchFile(latest.link, (await open(latest)).body.grant, file);
    const [[, earlier]] = (await marks()) as [[number, number]];
    expect(earlier).toBeLessThan(latest.id);
    await test.ask(test.lin, 'DELETE', `/netdisk/share/${earlier}/`);
    expect(await marks()).toEqual([
      [file, undefined],
      [plain, undefined],
    ]);
    await test.ask(test.lin, 'DELETE', `/netdisk/share/${whole.id}/`);
    expect((await test.ask(test.lin, 'GET', `/netdisk/share/${whole.id}/`)).body.code).toBe('not-found');
  });

  it('ERR-33 FIL-48 a wrong code and a link that never was get the same answer', async () => {
    const made = await share({ file_ids: [await put()] });
    const wrong = await open({ ...made, code: 'wrong1' });
    const unknown = await open({ link: 'x'.repeat(32), code: made.code });
    expect([wrong.status, wrong.bytes.toString()]).toEqual([unknown.status, unknown.bytes.toString()]);
    expect(wrong.body.code).toBe('extraction-code-error');
  });

  it('FIL-58 ten wrong codes for one link from one address close it for ten minutes, and no other link or address', async () => {
    const made = await share({ file_ids: [await put()] });
    const other = await share({ file_ids: [await put()] });
    const atOnce = await Promise.all(Array.from({ length: 15 }, () => open({ ...other, code: 'wrong1' })));
    expect(atOnce.filter(({ body }) => body.code === 'extraction-code-error').length).toBeLessThanOrEqual(10);
    await test.database.pool.query('DELETE FROM login_failure');
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await open({ ...made, code: 'wrong1' })).body.code).toBe('extraction-code-error');
    expect((await open(made)).body.code).toBe('share-code-limited');
    expect((await open(other)).status).toBe(200);
    const elsewhere = await test.app.inject({
      method: 'POST',
      url: '/api/fileshare/',
      payload: { link: made.link, extraction_code: made.code },
      remoteAddress: '198.51.100.7',
    });
    expect(elsewhere.statusCode).toBe(200);
    clock = new Date(clock.getTime() + 9 * 60_000);
    expect((await open(made)).body.code).toBe('share-code-limited');
    clock = new Date(clock.getTime() + 61_000);
    expect((await open(made)).status).toBe(200);
  });

  it('FIL-46 FIL-55 ERR-34 ends at once when it is cancelled, when its files go, and while its owner is disabled', async () => {
    const file = await put();
    const made = await share({ file_ids: [file] });
    const { grant } = (await open(made)).body;
    await test.database.pool.query('UPDATE account SET is_active = false WHERE id = $1', [test.lin.accountId]);
    expect((await open(made)).body.code).toBe('share-cancelled');
    await test.database.pool.query('UPDATE account SET is_active = true WHERE id = $1', [test.lin.accountId]);
    const { undo_id } = (await test.ask(test.lin, 'POST', '/netdisk/personal/batch-delete/', { file_ids: [file], folder_ids: [] })).body;
    expect((await fetchFile(made.link, grant, file)).body.code).toBe('share-cancelled');
    await test.ask(test.lin, 'POST', '/netdisk/personal/trash/restore/', { undo_id });
    expect((await fetchFile(made.link, grant, file)).status).toBe(200);
    expect((await test.ask(test.lin, 'DELETE', `/netdisk/share/${made.id}/`)).status).toBe(200);
    expect((await fetchFile(made.link, grant, file)).body.code).toBe('share-cancelled');
    expect((await open(made)).body.code).toBe('share-cancelled');
    expect((await test.ask(test.lin, 'DELETE', `/netdisk/share/${made.id}/`)).body.code).toBe('not-found');
  });

  it('FIL-58 ERR-69 holds for one of the six times, and then is over', async () => {
    const file = await put();
    const made = await share({ file_ids: [file] }, { validity: 'month' });
    const lasting = await share({ file_ids: [file] }, { validity: 'permanent' });
    const { grant } = (await open(made)).body;
    clock = new Date('2027-01-05T08:00:00Z');
    expect((await open(made)).body.code).toBe('share-expired');
    expect((await fetchFile(made.link, grant, file)).body.code).toBe('extraction-code-error');
    expect((await open(lasting)).status).toBe(200);
  });

  it('FIL-49 ends after as many downloads as were allowed, however many ask at once', async () => {
    const file = await put();
    const made = await share({ file_ids: [file] }, { max_downloads: 3 });
    const { grant, downloads_left: left } = (await open(made)).body;
    expect(left).toBe(3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetchFile(made.link, grant, file)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('share-used-up');
  });

  it('FIL-48 FIL-49 VIE-07 shows a preview in place of a download, and counts it as one', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect/></svg>';
    const upload = async (name: string, content: string) => (await test.upload(test.lin, 'personal', name, { content })).body.entry.id;
    const [page, drawing, program] = [
      await upload('页.html', '<script>1</script>页'),
      await upload('图.svg', svg),
      await upload('x.bin', 'x'),
    ];
    const made = await share({ file_ids: [page, drawing, program] }, { max_downloads: 2 });
    const { grant } = (await open(made)).body;
    const ask = (kind: string, file: number, granted = grant, who?: Pick<Person, 'headers'>) =>
      test.ask(who, 'GET', `/fileshare/${kind}/?link=${made.link}&grant=${granted}&file_id=${file}`);
    expect((await ask('preview', page)).body).toMatchObject({ kind: 'html', html: '<script>1</script>页', is_cut: false });
    // What shows nothing costs nothing.
    expect((await ask('preview', program)).body).toEqual({ kind: 'none', failure: 'unsupported', is_cut: false });
    const shown = (await ask('preview', drawing)).body;
    expect(shown.kind).toBe('image');
    expect((await ask('preview/content', drawing)).body.code).toBe('extraction-code-error');
    expect((await ask('preview/content', page, shown.grant)).body.code).toBe('extraction-code-error');
    expect((await ask('download', drawing, shown.grant)).body.code).toBe('extraction-code-error');
    const { status, headers, bytes } = await ask('preview/content', drawing, shown.grant);
    expect([status, headers['content-type'], bytes.toString()]).toEqual([200, 'image/svg+xml', expect.not.stringContaining('script')]);
    expect(headers['content-security-policy']).toContain("sandbox; default-src 'none'");
    for (const kind of ['preview', 'download']) expect((await ask(kind, page)).body.code).toBe('share-used-up');
    const { body } = await test.ask(test.lin, 'GET', `/netdisk/share/${made.id}/downloads/?page=1&page_size=10`);
    expect(body.results.map(({ name, is_preview }: { name: string; is_preview: boolean }) => [name, is_preview])).toEqual([
      ['图.svg', true],
      ['页.html', true],
    ]);
    await test.ask(test.lin, 'DELETE', `/netdisk/share/${made.id}/`);
    expect((await ask('preview/content', drawing, shown.grant)).body.code).toBe('share-cancelled');
  });

  it('FIL-48 FIL-49 for named people opens to them alone', async () => {
    const file = await put();
    const made = await share({ file_ids: [file] }, { usernames: [test.chen.address] });
    const stranger = await test.enter(await makeAccount(test.deps));
    expect((await open(made)).body.code).toBe('share-not-for-you');
    expect((await open(made, {}, stranger)).body.code).toBe('share-not-for-you');
    const opened = await open(made, {}, test.chen);
    expect(opened.status).toBe(200);
    expect((await fetchFile(made.link, opened.body.grant, file)).body.code).toBe('share-not-for-you');
    expect((await fetchFile(made.link, opened.body.grant, file, test.chen)).status).toBe(200);
    const downloads = (await test.ask(test.lin, 'GET', `/netdisk/share/${made.id}/downloads/?page=1&page_size=10`)).body;
    expect(downloads.results[0].username).toBe(test.chen.address);
  });

  it('FIL-49 nothing outside of it can be reached: every other id is refused', async () => {
    const outer = await test.folder(test.lin, 'personal', 'outer');
    const shared = await test.folder(test.lin, 'personal', 'shared', outer);
    const inside = await put('in', shared);
    const beside = await put('beside', outer);
    const other = await share({ file_ids: [beside] });
    const made = await share({ folder_ids: [shared] });
    const { grant } = (await open(made)).body;
    const reachable: number[] = [];
    for (let id = 1; id <= inside + 40; id += 1) if ((await fetchFile(made.link, grant, id)).status === 200) reachable.push(id);
    expect(reachable).toEqual([inside]);
    const folders: number[] = [];
    for (let id = 1; id <= shared + 20; id += 1) if ((await open(made, { folder_id: id })).status === 200) folders.push(id);
    expect(folders).toEqual([shared]);
    expect((await fetchFile(other.link, grant, beside)).body.code).toBe('extraction-code-error');
    expect((await fetchFile(made.link, `${grant.slice(0, -1)}x`, inside)).body.code).toBe('extraction-code-error');
    for (const call of ['downloads/?page=1&page_size=10'])
      expect((await test.ask(test.chen, 'GET', `/netdisk/share/${made.id}/${call}`)).body.code).toBe('not-found');
    expect((await test.ask(test.chen, 'DELETE', `/netdisk/share/${made.id}/`)).body.code).toBe('not-found');
  });

  it('FIL-16 of the company’s disk ends with the permission of whoever shares', async () => {
    await test.permit(test.lin, 'all');
    const { id } = (await test.upload(test.lin, 'company', 'company.txt')).body.entry;
    const made = await share({ file_ids: [id] }, { disk: 'company' });
    expect((await open(made)).status).toBe(200);
    await test.database.pool.query("UPDATE disk_permission SET permission = 'download' WHERE account_id = $1", [test.lin.accountId]);
    expect((await open(made)).body.code).toBe('share-cancelled');
  });
});
