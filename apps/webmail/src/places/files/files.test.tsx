import {
  addDiskAdministrator,
  createDiskFolder,
  createDiskPermission,
  createFileShare,
  deleteFileShare,
  deleteStoredAttachments,
  type FileShare,
  finishUpload,
  getComposeParameters,
  getLoginInfo,
  getOwnFileShare,
  getUploadState,
  listAttachmentUses,
  listDisk,
  listDiskPermissions,
  listFileShares,
  listShareDownloads,
  listStoredAttachments,
  moveDiskEntries,
  moveToDisk,
  Problem,
  renewStoredAttachment,
  type StoredAttachment,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrives } from '../../testing/driveAnswers.ts';
import { exampleComposeParameters, exampleLoginInfo } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { choose, closeApp, openApp, patience, press, pushNews, told, withPush } from '../../testing/openApp.tsx';

// Hashing needs a worker, which this environment has not.
vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

async function open(at: string, answers: readonly FakeAnswer[] = []) {
  const drives = createDrives();
  const app = await openApp({ at, answers: [...answers, ...drives.answers] });
  return { ...app, drives };
}

const grid = async (name = 'Files') => within(await screen.findByRole('grid', { name }, patience));
// Finds the list each time: it is another one once the rights are known.
const row = (name: string | RegExp) =>
  waitFor(() => within(screen.getByRole('grid', { name: 'Files' })).getByRole('row', { name }), patience);
const tick = async (...names: string[]) => {
  for (const name of names) press(within(await row(name)).getByRole('checkbox'));
};
const bar = () => within(screen.getByRole('toolbar', { name: 'File actions' }));
/** Actions of the bar, without the menu of those that have no room. */
const offered = () =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'More');
const tool = (name: string) => bar().getByRole('button', { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, patience));
const shows = (names: () => string[], expected: string[]) => waitFor(() => expect(names()).toEqual(expected), patience);

describe('the personal drive', () => {
  it('FIL-01 shows folders and files with the way to them and the used capacity', async () => {
    const { address } = await open('/file/pfile');
    await row('扫描样本');
    expect(screen.getByRole('navigation', { name: 'Folder path' }).textContent).toBe('Personal disk');
    expect(screen.getByRole('meter', { name: 'Storage' }).getAttribute('aria-valuetext')).toBe('3.2 GB used of 20 GB');
    expect(screen.getByText('100 MB in the trash')).toBeDefined();
    const disks = within(screen.getByRole('navigation', { name: 'Disks' }));
    expect(disks.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Personal disk',
      'Enterprise disk',
      'Transit station',
      'My shares',
      'Trash',
    ]);
    press(await row('投稿'));
    await waitFor(() => expect(address()).toBe('/file/pfile?folder=2'), patience);
    await row('校勘记.txt');
    expect(screen.getByRole('navigation', { name: 'Folder path' }).textContent).toBe('Personal disk投稿');
  });

  it('FIL-02 offers new folder, upload, rename, move, delete, download, zip and share', async () => {
    await open('/file/pfile');
    await tick('接口文档.pdf');
    for (const name of ['New folder', 'Share', 'Download', 'Download as zip', 'Rename', 'Move to', 'Copy to', 'Delete'])
      expect(tool(name)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined();
  });

  it('FIL-02 makes a folder, and says at the name that it is taken', async () => {
    const { drives, server } = await open('/file/pfile');
    await row('扫描样本');
    press(tool('New folder'));
    const field = await screen.findByRole('textbox', { name: 'New folder name' }, patience);
    fireEvent.change(field, { target: { value: '投稿' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText('This name is taken.')).toBeDefined();
    expect(server.callsOf(createDiskFolder)).toEqual([]);
    fireEvent.change(field, { target: { value: '二校' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await row('二校');
    expect(drives.names('personal')).toContain('二校');
  });

  it('FIL-02 renames in place with F2', async () => {
    const { drives } = await open('/file/pfile');
    const file = await row('接口文档.pdf');
    file.focus();
    fireEvent.keyDown(file, { key: 'F2' });
    const field = await screen.findByRole('textbox', { name: 'New name for 接口文档.pdf' }, patience);
    fireEvent.change(field, { target: { value: '接口文档 v2.pdf' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await row('接口文档 v2.pdf');
    expect(drives.names('personal')).toContain('接口文档 v2.pdf');
  });

  it('FIL-02 moves with the folder picker, asks about a taken name, and takes it back', async () => {
    const { drives, server } = await open('/file/pfile');
    await tick('接口文档.pdf', '校勘记.txt');
    press(tool('Move to'));
    const picker = await dialog('Move 2 items');
    press(await picker.findByRole('button', { name: '投稿' }, patience));
    await waitFor(() => expect(picker.getByRole('button', { name: 'Move here' }).hasAttribute('disabled')).toBe(false), patience);
    press(picker.getByRole('button', { name: 'Move here' }));
    press((await dialog('“校勘记.txt” already exists')).getByRole('button', { name: 'Keep both' }));
    await shows(() => drives.names('personal', 2), ['接口文档.pdf', '校勘记 (2).txt', '校勘记.txt']);
    expect(server.callsOf(moveDiskEntries).map(({ body }) => (body as { onTaken: string }).onTaken)).toEqual(['ask', 'ask', 'ask', 'keep']);
    expect(await told()).toEqual(['2 items moved']);
    press(await screen.findByRole('button', { name: 'Undo' }, patience));
    await waitFor(() => expect(drives.names('personal', 2)).toEqual(['校勘记.txt']), patience);
  });

  it('FIL-02 FIL-25 copies to a folder, asks for taken names, and moves to the enterprise drive', async () => {
    const { drives, server, address } = await open('/file/pfile');
    await tick('校勘记.txt');
    press(tool('Copy to'));
    const picker = await dialog('Copy 1 item');
    press(await picker.findByRole('button', { name: '投稿' }, patience));
    await waitFor(() => expect(picker.getByRole('button', { name: 'Copy here' })).toHaveProperty('disabled', false), patience);
    press(picker.getByRole('button', { name: 'Copy here' }));
    press((await dialog(/校勘记/)).getByRole('button', { name: 'Keep both' }));
    await shows(() => drives.names('personal', 2), ['校勘记 (2).txt', '校勘记.txt']);
    expect(drives.names('personal')).toContain('校勘记.txt');
    expect(await told()).toEqual(['1 item copied']);

    await tick('版心示意.png');
    press(tool('Move to'));
    const drivePicker = await dialog('Move 1 item');
    press(drivePicker.getByRole('tab', { name: 'Enterprise disk' }));
    press(await drivePicker.findByRole('button', { name: '研究资料' }, patience));
    await waitFor(() => expect(drivePicker.getByRole('button', { name: 'Move here' })).toHaveProperty('disabled', false), patience);
    press(drivePicker.getByRole('button', { name: 'Move here' }));
    await shows(() => drives.names('company', 11), ['青鸾项目', '版心示意.png']);
    expect(server.callsOf(moveDiskEntries)).toMatchObject([{ params: { disk: 'personal' }, body: { toDisk: 'company', folderId: 11 } }]);

    // What was copied by key is put on another drive.
    (await row('接口文档.pdf')).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'c', ctrlKey: true });
    press(within(screen.getByRole('navigation', { name: 'Disks' })).getByRole('link', { name: 'Enterprise disk' }));
    await waitFor(() => expect(address()).toBe('/file/cfile'), patience);
    (await row('研究资料')).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'v', ctrlKey: true });
    await waitFor(() => expect(drives.names('company')).toContain('接口文档.pdf'), patience);
    expect(drives.names('personal')).toContain('接口文档.pdf');
  });

  it('FIL-02 moves by drag and drop onto a folder, and by cut and paste', async () => {
    const { drives, address } = await open('/file/pfile');
    const file = await row('接口文档.pdf');
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    fireEvent.mouseDown(file, { button: 0 });
    fireEvent.dragStart(file, { dataTransfer });
    fireEvent.dragOver(await row('扫描样本'), { dataTransfer });
    fireEvent.drop(await row('扫描样本'), { dataTransfer });
    await shows(() => drives.names('personal', 1), ['接口文档.pdf']);
    const image = await row('版心示意.png');
    image.focus();
    fireEvent.keyDown(image, { key: 'x', ctrlKey: true });
    press(await row('投稿'));
    await waitFor(() => expect(address()).toBe('/file/pfile?folder=2'), patience);
    await waitFor(() => expect(screen.queryByRole('row', { name: '扫描样本' })).toBeNull(), patience);
    const there = await row('校勘记.txt');
    there.focus();
    fireEvent.keyDown(there, { key: 'v', ctrlKey: true });
    await shows(
      () => drives.names('personal', 2),
      ['校勘记.txt', '版心示意.png'].sort((a, b) => a.localeCompare(b)),
    );
  });

  it('FIL-02 deletes to the trash, and restores from the message or from there', async () => {
    const { drives, server } = await open('/file/pfile');
    await tick('接口文档.pdf');
    press(tool('Delete'));
    expect(await told()).toEqual(['1 item moved to the trash']);
    expect(drives.names('personal')).not.toContain('接口文档.pdf');
    press(await screen.findByRole('button', { name: 'Undo' }, patience));
    await row('接口文档.pdf');
    await tick('校勘记.txt');
    press(tool('Delete'));
    await waitFor(() => expect(drives.names('personal')).not.toContain('校勘记.txt'), patience);
    press(within(screen.getByRole('navigation', { name: 'Disks' })).getByRole('link', { name: 'Trash' }));
    press(within(await (await grid('Trash')).findByRole('row', { name: '校勘记.txt' }, patience)).getByRole('checkbox'));
    press(tool('Restore'));
    await waitFor(() => expect(drives.names('personal')).toContain('校勘记.txt'), patience);
    expect(server.calls.length).toBeGreaterThan(0);
  });

  it('FIL-57 warns from 90 % on', async () => {
    const drives = createDrives();
    drives.capacity = { used: 89, total: 100, trash: 0, versions: 0 };
    await openApp({ at: '/file/pfile', answers: drives.answers });
    await row('扫描样本');
    await screen.findByRole('meter', { name: 'Storage' }, patience);
    expect(screen.queryByText(/% full/)).toBeNull();
    closeApp();
    drives.capacity = { used: 90, total: 100, trash: 0, versions: 0 };
    await openApp({ at: '/file/pfile', answers: drives.answers });
    expect(
      await screen.findByText('This disk is 90% full. Delete files you no longer need and empty the trash.', {}, patience),
    ).toBeDefined();
  });

  it('finds files below the folder, with where they are', async () => {
    await open('/file/pfile');
    await row('扫描样本');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search this folder' }), { target: { value: '校勘' } });
    await waitFor(async () => expect((await grid()).getAllByRole('row', { name: '校勘记.txt' })).toHaveLength(2), patience);
    expect((await grid()).getByText('投稿')).toBeDefined();
  });

  it('shows what another window has changed', async () => {
    const drives = createDrives();
    await openApp({ at: '/file/pfile', answers: [withPush(), ...drives.answers] });
    await row('扫描样本');
    const made = drives.answers.find(({ endpoint }) => endpoint === createDiskFolder);
    made?.give({ params: { disk: 'personal' }, body: { folderId: 0, name: '别处新建' } } as never);
    await pushNews({ type: 'disk.changed', disk: 'personal' });
    await row('别处新建');
  });
});

describe('uploads', () => {
  const uploading = (finish: (onTaken: string | undefined) => void): FakeAnswer[] => [
    answer(getUploadState, () => ({ state: 2 as const, chunks: [] })),
    answer(finishUpload, ({ body: { name, size, onTaken } }) => {
      finish(onTaken);
      return { id: 70, name, size, type: 'text/plain', createdAt: '2026-11-20T00:00:00Z' };
    }),
  ];
  const give = async (...files: File[]) => {
    await screen.findByRole('toolbar', { name: 'File actions' }, patience);
    fireEvent.change(await screen.findByTestId('disk-files', {}, patience), { target: { files } });
  };
  const plan = () => new File(['plan'], 'plan.txt', { type: 'text/plain' });

  it('FIL-02 send a file to the open folder of the drive', async () => {
    const { server } = await open(
      '/file/pfile?folder=2',
      uploading(() => undefined),
    );
    await give(plan());
    await screen.findByText('1 of 1 uploaded', {}, patience);
    expect(server.callsOf(finishUpload)).toMatchObject([{ body: { name: 'plan.txt', disk: 'personal', folderId: 2, onTaken: 'ask' } }]);
  });

  it('ask when the name is taken, and send the answer without the content again', async () => {
    const { server } = await open(
      '/file/pfile',
      uploading((onTaken) => {
        if (onTaken === 'ask') throw new Problem('disk-name-taken', { name: 'plan.txt' });
      }),
    );
    await give(plan());
    press((await dialog('“plan.txt” already exists')).getByRole('button', { name: 'Replace' }));
    await screen.findByText('1 of 1 uploaded', {}, patience);
    expect(server.callsOf(finishUpload).map(({ body }) => (body as { onTaken: string }).onTaken)).toEqual(['ask', 'replace']);
  });

  it.each([
    ['ERR-27 ATT-25', '/file/pfile', 'upload-over-pdisk', /personal disk doesn’t have enough space/],
    ['ERR-28 ATT-25', '/file/cfile', 'upload-over-cdisk', /enterprise disk doesn’t have enough space/],
  ] as const)('%s say at the file that the drive is full', async (_, at, code, words) => {
    await open(
      at,
      uploading(() => {
        throw new Problem(code);
      }),
    );
    await give(plan());
    expect((await screen.findByText(words, {}, patience)).closest('li')?.textContent).toContain('plan.txt');
  });
});

describe('the enterprise drive', () => {
  it('FIL-03 shows a tree of its folders', async () => {
    const { address } = await open('/file/cfile');
    const tree = within(await screen.findByRole('treegrid', { name: 'Folders' }, patience));
    press(await tree.findByText('青鸾项目', {}, patience));
    await waitFor(() => expect(address()).toBe('/file/cfile?folder=12'), patience);
    await waitFor(
      () => expect(screen.getByRole('navigation', { name: 'Folder path' }).textContent).toBe('Enterprise disk研究资料青鸾项目'),
      patience,
    );
  });

  it('FIL-16 offers only what the permission covers', async () => {
    const drives = createDrives();
    drives.rights = ['view', 'download'];
    await openApp({ at: '/file/cfile', answers: drives.answers });
    await tick('标注口径.docx');
    expect(offered()).toEqual(['Download', 'Download as zip', 'Copy to']);
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    const file = await row('标注口径.docx');
    file.focus();
    fireEvent.keyDown(file, { key: 'F2' });
    fireEvent.keyDown(file, { key: 'Delete' });
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
    expect(drives.names('company')).toContain('标注口径.docx');
  });

  it('FIL-15 PRM-10 offers a disk administrator everything in every folder', async () => {
    await open('/file/cfile?folder=11');
    await tick('青鸾项目');
    expect(offered()).toEqual([
      'New folder',
      'Share',
      'Download',
      'Rename',
      'Move to',
      'Delete',
      'Disk permissions',
      'Download as zip',
      'Copy to',
    ]);
  });

  it('FIL-04 sets permissions of the folder, and shows what a person can do and why', async () => {
    const line = {
      id: 5,
      member: { userName: 'chen.wei@jinshu.example', name: '陈伟' },
      folder: { id: 11, name: '研究资料' },
      permission: 'download' as const,
      isSuper: false,
    };
    const { explainDiskRights } = await import('@jinshu/api');
    const { server } = await open('/file/cfile?folder=11', [
      answer(listDiskPermissions, () => ({ count: 1, results: [line] })),
      answer(createDiskPermission, () => line),
      answer(addDiskAdministrator, () => line),
      answer(explainDiskRights, () => ({ rights: ['view' as const, 'download' as const], reason: 'member' as const, line })),
    ]);
    await row('青鸾项目');
    press(tool('Disk permissions'));
    const opened = await dialog('Permissions for “研究资料”');
    const table = within(await opened.findByRole('table', { name: 'Disk permissions' }, patience));
    expect(table.getByText('陈伟')).toBeDefined();
    const field = opened.getByRole('combobox', { name: 'Member or department' });
    field.focus();
    fireEvent.change(field, { target: { value: '陈' } });
    press(await screen.findByRole('option', { name: /陈伟/ }, patience));
    press(opened.getByRole('button', { name: 'Add' }));
    await waitFor(
      () =>
        expect(server.callsOf(createDiskPermission)).toMatchObject([
          { body: { userName: 'chen.wei@jinshu.example', folderId: 11, permission: 'download' } },
        ]),
      patience,
    );
    const person = opened.getByRole('combobox', { name: 'Person' });
    person.focus();
    fireEvent.change(person, { target: { value: '陈' } });
    press(await screen.findByRole('option', { name: /陈伟/ }, patience));
    await opened.findByText('Own permission “Download” for “研究资料”.', {}, patience);
    expect(opened.getByText('No: Set permissions')).toBeDefined();
  });
});

describe('shares', () => {
  const share: FileShare = {
    id: 8,
    url: 'http://127.0.0.1:8080/fileshare?link=q7Lm2x9Vd4',
    code: 'k7Qm2d',
    disk: 'personal',
    names: ['接口文档.pdf'],
    folderCount: 0,
    createdAt: '2026-11-20T00:00:00Z',
    expiresAt: '2099-12-20T00:00:00Z',
    maximumDownloads: 5,
    downloadCount: 2,
    userNames: [],
  };

  it('FIL-02 FIL-12 FIL-58 are made with a validity, a number of downloads and a code, and show link and code', async () => {
    const { server } = await open('/file/pfile', [answer(createFileShare, () => share)]);
    await tick('接口文档.pdf');
    press(tool('Share'));
    const opened = await dialog('Share 1 item');
    press(opened.getByRole('button', { name: /Expires/ }));
    press(await screen.findByRole('option', { name: '6 months' }, patience));
    const limit = opened.getByRole('textbox', { name: 'Downloads allowed' });
    fireEvent.change(limit, { target: { value: '5' } });
    fireEvent.blur(limit);
    const code = opened.getByRole('textbox', { name: 'Access code' });
    fireEvent.change(code, { target: { value: 'k7-Qm' } });
    press(opened.getByRole('button', { name: 'Create link' }));
    await opened.findByText('Enter 6 letters or digits.', {}, patience);
    fireEvent.change(code, { target: { value: 'k7Qm2d' } });
    press(opened.getByRole('button', { name: 'Create link' }));
    await opened.findByText(share.url, {}, patience);
    expect(opened.getByText('k7Qm2d')).toBeDefined();
    expect(server.callsOf(createFileShare)).toMatchObject([
      { body: { disk: 'personal', fileIds: [1], folderIds: [], validity: 'half-year', maximumDownloads: 5, code: 'k7Qm2d' } },
    ]);
  });

  it('FIL-02 BAK-79 hold as long as the organization preselects, or as it offers', async () => {
    const { server } = await open('/file/pfile', [
      answer(createFileShare, () => share),
      answer(getComposeParameters, () => ({
        ...exampleComposeParameters,
        linkValidities: ['month' as const, 'half-year' as const],
        linkValidity: 'half-year' as const,
      })),
    ]);
    await tick('接口文档.pdf');
    press(tool('Share'));
    const opened = await dialog('Share 1 item');
    press(await opened.findByRole('button', { name: /6 months.*Expires/ }, patience));
    const spans = await screen.findAllByRole('option', {}, patience);
    expect(spans.map(({ textContent }) => textContent)).toEqual(['1 month', '6 months']);
    press(screen.getByRole('option', { name: '6 months' }));
    press(opened.getByRole('button', { name: 'Create link' }));
    await opened.findByText(share.url, {}, patience);
    expect(server.callsOf(createFileShare)).toMatchObject([{ body: { validity: 'half-year' } }]);
  });

  it('FIL-02 FIL-47 mark their files, and the mark leads to who downloaded what and when', async () => {
    const entry = {
      id: 1,
      name: '接口文档.pdf',
      size: 9,
      kind: 'file',
      type: '',
      ownerName: '',
      createdAt: share.createdAt,
      shareId: 8,
    } as const;
    const { address } = await open('/file/pfile', [
      answer(listDisk, () => ({ count: 1, results: [entry], path: [], rights: ['view' as const, 'share' as const] })),
      answer(listFileShares, () => ({ count: 1, results: [share] })),
      answer(getOwnFileShare, () => share),
      answer(listShareDownloads, () => ({
        count: 2,
        results: [
          {
            name: 'files.zip',
            size: 9,
            isPreview: false,
            userName: 'chen.wei@jinshu.example',
            ip: '203.0.113.7',
            at: '2026-11-21T00:00:00Z',
          },
          { name: '接口文档.pdf', size: 9, isPreview: true, userName: '', ip: '203.0.113.8', at: '2026-11-20T00:00:00Z' },
        ],
      })),
      answer(deleteFileShare, () => ({})),
    ]);
    press(await within(await row('接口文档.pdf')).findByRole('link', { name: 'Shared: 接口文档.pdf' }, patience));
    await waitFor(() => expect(address()).toBe('/file/pfile?view=shares&share=8'), patience);
    const opened = await dialog('1 shared item');
    const visits = within(await opened.findByRole('list', { name: 'Downloads and previews' }, patience)).getAllByRole('listitem');
    expect(visits.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^files\.zipchen\.wei@jinshu\.example · 203\.0\.113\.7Downloaded/),
      expect.stringMatching(/^接口文档\.pdfVisitor · 203\.0\.113\.8Previewed/),
    ]);
    expect(opened.getByText('2 of 5 downloads')).toBeDefined();
    press(opened.getByRole('button', { name: 'Stop sharing' }));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(address()).toBe('/file/pfile?view=shares'), patience);
  });

  it('are listed with their downloads and ended at once', async () => {
    const { server } = await open('/file/pfile?view=shares', [
      answer(listFileShares, () => ({ count: 2, results: [share, { ...share, id: 9, names: ['扫描样本', 'a.pdf'], folderCount: 1 }] })),
      answer(deleteFileShare, () => ({})),
    ]);
    const list = await grid('My shares');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My shares');
    const first = within(await list.findByRole('row', { name: /接口文档/ }, patience));
    first.getByText('2 of 5');
    // A folder has a drawing of its own; a file has that of its ending.
    const drawingOf = (name: RegExp) =>
      list.getByRole('row', { name }).querySelector('[role="gridcell"] svg, [role="rowheader"] svg')?.textContent;
    expect([drawingOf(/接口文档/), drawingOf(/扫描样本/)]).toEqual(['PDF', '']);
    press(first.getByRole('button', { name: 'Stop sharing' }));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(server.callsOf(deleteFileShare)).toMatchObject([{ params: { id: 8 } }]), patience);
    expect(await told()).toEqual(['Sharing stopped']);
  });
});

describe('the transit station', () => {
  const stored: StoredAttachment = {
    id: 4,
    name: '样张.zip',
    size: 1_000_000,
    type: 'application/zip',
    createdAt: '2026-11-01T00:00:00Z',
    listedUntil: '2099-12-31T04:00:00Z',
    url: 'http://127.0.0.1:8080/api/mail/attach/download/?token=x',
    expiresAt: '2099-12-24T04:00:00Z',
    downloadCount: 3,
  };
  const station: FakeAnswer[] = [
    answer(listStoredAttachments, () => ({ count: 1, results: [stored] })),
    answer(listAttachmentUses, () => ({
      count: 1,
      results: [{ kind: 'mail' as const, subject: '样张已上传', folder: 'Sent', uid: 3, at: '2026-11-01T00:00:00Z' }],
    })),
    answer(renewStoredAttachment, () => stored),
    answer(deleteStoredAttachments, () => ({ removedCount: 1 })),
    answer(moveToDisk, () => ({ count: 1, results: [{ attachmentId: 4, id: 9, name: '样张.zip', size: 1 }] })),
  ];

  it('FIL-05 ATT-47 lists what was sent with its validity, its last day and where it is used', async () => {
    const { server } = await open('/file/afile', station);
    const list = await grid('Transit station');
    const file = within(await list.findByRole('row', { name: '样张.zip' }, patience));
    expect(file.getByText(/^Until Dec 24, 2099/)).toBeDefined();
    expect(file.getByText(/^Dec 31, 2099/)).toBeDefined();
    expect(await file.findByText('样张已上传', {}, patience)).toBeDefined();
    press(file.getByRole('checkbox'));
    press(screen.getByRole('button', { name: 'Renew' }));
    await choose('1 year');
    await waitFor(() => expect(server.callsOf(renewStoredAttachment)).toMatchObject([{ body: { validity: 'year' } }]), patience);
  });

  it('FIL-05 BAK-79 renews links for the lifetimes that the organization offers, and expiring ones for the one it preselects', async () => {
    const expiresAt = '2026-11-23T00:00:00Z';
    const { server } = await open('/file/afile', [
      answer(listStoredAttachments, () => ({ count: 1, results: [{ ...stored, expiresAt }] })),
      ...station.slice(1),
      answer(getComposeParameters, () => ({
        ...exampleComposeParameters,
        linkValidities: ['month' as const, 'quarter' as const],
        linkValidity: 'quarter' as const,
      })),
    ]);
    const list = await grid('Transit station');
    press(within(await list.findByRole('row', { name: '样张.zip' }, patience)).getByRole('checkbox'));
    press(screen.getByRole('button', { name: 'Renew' }));
    const spans = await screen.findAllByRole('menuitem', {}, patience);
    expect(spans.map(({ textContent }) => textContent)).toEqual(['1 month', '3 months']);
    await choose('1 month');
    press(await screen.findByRole('button', { name: 'Renew for 3 months' }, patience));
    await waitFor(
      () =>
        expect(server.callsOf(renewStoredAttachment)).toMatchObject([{ body: { validity: 'month' } }, { body: { validity: 'quarter' } }]),
      patience,
    );
  });

  it('FIL-05 ATT-47 moves a file to a folder of the personal drive, or deletes it before its last day', async () => {
    const { server } = await open('/file/afile', station);
    const list = await grid('Transit station');
    press(within(await list.findByRole('row', { name: '样张.zip' }, patience)).getByRole('checkbox'));
    press(screen.getByRole('button', { name: 'Move to personal disk' }));
    const picker = await dialog('Move 1 item');
    press(await picker.findByRole('button', { name: '投稿' }, patience));
    await waitFor(() => expect(picker.getByRole('button', { name: 'Move here' }).hasAttribute('disabled')).toBe(false), patience);
    press(picker.getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(server.callsOf(moveToDisk)).toMatchObject([{ body: { ids: [4], folderId: 2 } }]), patience);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    press(within(await list.findByRole('row', { name: '样张.zip' }, patience)).getByRole('checkbox'));
    press(screen.getByRole('button', { name: 'Delete' }));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(deleteStoredAttachments)).toMatchObject([{ body: { ids: [4] } }]), patience);
  });
});

describe('the flags of the organization', () => {
  const flags = (showsCentre: boolean, showsNetdisk: boolean) =>
    answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', showsCentre, showsNetdisk }));

  it.each([
    ['LAY-09 lead from a drive to the transit station without the network disk', true, false, '/file/afile'],
    ['LAY-08 LAY-12 hide the place without either', false, false, '/mailbox/welcome'],
  ])('%s', async (_, showsCentre, showsNetdisk, to) => {
    const { address } = await open('/file/pfile', [flags(showsCentre, showsNetdisk)]);
    await waitFor(() => expect(address()).toBe(to), patience);
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.queryAllByRole('tab', { name: 'File centre' })).toHaveLength(showsCentre ? 1 : 0);
  });
});
