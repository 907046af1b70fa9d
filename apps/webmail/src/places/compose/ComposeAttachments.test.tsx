import {
  type Disk,
  type DiskEntry,
  finishUpload,
  getComposeParameters,
  getLoginInfo,
  getUploadState,
  listDiskFiles,
  listStoredAttachments,
  moveToDisk,
  Problem,
  sendDraft,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleComposeParameters, exampleLoginInfo } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { lockedServer } from '../../testing/lockedServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, told } from '../../testing/openApp.tsx';
import './AttachmentPicker.tsx';
import './BigUploads.tsx';

// A file is hashed by a worker, which a test has not.
vi.setConfig({ testTimeout: 120_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

type Answers = NonNullable<Parameters<typeof openApp>[0]>['answers'];

const form = () => within(screen.getByRole('form', { name: 'Compose' }));
const megabyte = 1_048_576;
const at = '2026-11-20T02:30:00Z';
const stored = (id: number, name = `mail-${id}.pdf`, size = 1000) => ({ id, name, size, type: 'application/pdf', createdAt: at });
const entry = (id: number, name: string, kind: DiskEntry['kind'] = 'file'): DiskEntry => ({
  id,
  name,
  size: kind === 'file' ? 2000 : 0,
  kind,
  type: '',
  ownerName: '林月',
  createdAt: at,
});

const disks: Record<Disk, Record<number, DiskEntry[]>> = {
  personal: { 0: [entry(1, '合同', 'folder'), entry(2, '报价.xlsx')] },
  company: { 0: [entry(3, '制度', 'folder')], 3: [entry(4, '手册.pdf')] },
};
const fileCentre: Answers = [
  answer(listStoredAttachments, ({ query: { limit, offset } }) => ({
    count: 23,
    results: Array.from({ length: 23 }, (_, index) => stored(100 - index)).slice(offset, offset + limit),
  })),
  answer(listDiskFiles, ({ query: { disk, folderId } }) => {
    const results = disks[disk][folderId] ?? [];
    return { count: results.length, results, path: folderId === 0 ? [] : [{ id: folderId, name: '制度' }] };
  }),
];
const uploads = (name: string, size: number): Answers => [
  answer(getUploadState, () => ({ state: 2 as const, chunks: [] })),
  answer(finishUpload, () => stored(50, name, size)),
];

/** A file that says it is so large, and holds nothing. */
const sized = (name: string, size: number) => Object.defineProperty(new File(['x'], name), 'size', { value: size });

async function begin(answers: Answers = []) {
  const app = await openApp({ at: '/mailbox/innerbox/INBOX?init=composeMail&to=chen.wei@jinshu.example', answers: answers ?? [] });
  // The first letter brings the whole editor with it.
  await screen.findByRole('form', { name: 'Compose' }, { timeout: 60_000 });
  return app;
}

function choose(...files: File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file.');
  fireEvent.change(input, { target: { files } });
}

async function openPicker() {
  press(form().getByRole('button', { name: 'More ways to add files' }));
  press(await screen.findByRole('menuitem', { name: 'From the file centre…' }, patience));
  return within(await screen.findByRole('dialog', { name: 'Add from the file centre' }, patience));
}

const named = async (name: string) =>
  within(await form().findByRole('list', { name: 'Attachments' }, patience)).findByText(name, {}, patience);
const lastForm = (server: Awaited<ReturnType<typeof begin>>['server']) =>
  server.callsOf(sendDraft).at(-1)?.body as Record<'attachments' | 'netAttachments' | 'companyAttachments', unknown>;

describe('the picker of files', () => {
  it('ATT-02 ATT-03 shows mail attachments, ten on a page, and both disks with their folders', async () => {
    const { server } = await begin(fileCentre);
    const picker = await openPicker();
    expect(picker.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Mail attachments',
      'Personal disk',
      'Enterprise disk',
    ]);
    await picker.findByText('mail-100.pdf', {}, patience);
    expect(server.callsOf(listStoredAttachments).at(-1)?.query).toEqual({ limit: 10, offset: 0 });
    expect(picker.getByText('1–10 of 23')).toBeDefined();
    press(picker.getByRole('button', { name: /next/i }));
    await waitFor(() => expect(server.callsOf(listStoredAttachments).at(-1)?.query).toEqual({ limit: 10, offset: 10 }), patience);
    press(picker.getByRole('tab', { name: 'Enterprise disk' }));
    press(await picker.findByText('制度', {}, patience));
    await picker.findByText('手册.pdf', {}, patience);
    expect(picker.getAllByRole('navigation').map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining('制度'));
  });

  it('FLK-01 FLK-06 FLK-29 asks for the lock password before it shows a disk of the file centre', async () => {
    // Without WebCrypto a secret goes as it is, so that the fake server can read it.
    vi.stubGlobal('crypto', { randomUUID: () => '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', getRandomValues: (list: unknown) => list });
    const { server } = await begin([...lockedServer(createMailbox(), 'files'), ...(fileCentre ?? [])]);
    const picker = await openPicker();
    await picker.findByText('mail-100.pdf', {}, patience);
    press(picker.getByRole('tab', { name: 'Personal disk' }));
    const title = { name: 'The file centre is locked' };
    press(within(await screen.findByRole('dialog', title, patience)).getByRole('button', { name: 'Cancel' }));
    await picker.findByText(/locked/, {}, patience);
    expect(server.callsOf(listDiskFiles)).toEqual([]);
    press(picker.getByRole('tab', { name: 'Enterprise disk' }));
    const asked = within(await screen.findByRole('dialog', title, patience));
    fireEvent.change(asked.getByLabelText('Lock password'), { target: { value: 'lock-me-1' } });
    press(asked.getByRole('button', { name: 'Unlock' }));
    await picker.findByText('制度', {}, patience);
    press(picker.getByRole('tab', { name: 'Personal disk' }));
    await picker.findByText('报价.xlsx', {}, patience);
  });

  it('ATT-01 ATT-22 takes files of all three places into the letter, which names each where it is kept', async () => {
    const { server } = await begin(fileCentre);
    const picker = await openPicker();
    press(await picker.findByText('mail-100.pdf', {}, patience));
    press(picker.getByRole('tab', { name: 'Personal disk' }));
    press(await picker.findByText('报价.xlsx', {}, patience));
    press(picker.getByRole('tab', { name: 'Enterprise disk' }));
    press(await picker.findByText('制度', {}, patience));
    press(await picker.findByText('手册.pdf', {}, patience));
    press(picker.getByRole('button', { name: 'Attach 3 files' }));
    await named('mail-100.pdf');
    press(form().getByRole('button', { name: 'Save draft' }));
    await waitFor(
      () =>
        expect(lastForm(server)).toMatchObject({
          attachments: [{ id: 100 }],
          netAttachments: [{ id: 2 }],
          companyAttachments: [{ id: 4 }],
        }),
      patience,
    );
  });

  it('SND-06 ERR-20 takes no folder', async () => {
    await begin(fileCentre);
    const picker = await openPicker();
    press(picker.getByRole('tab', { name: 'Personal disk' }));
    const row = (await picker.findByText('合同', {}, patience)).closest('[role="row"]') as HTMLElement;
    press(within(row).getByRole('checkbox'));
    press(picker.getByRole('button', { name: 'Attach 1 file' }));
    await waitFor(async () => expect(await told()).toContain('You can’t send folders.'), patience);
  });
});

describe('the files of a letter', () => {
  it('PRM-02 ATT-08 ERR-32 ATT-07 ATT-13 are neither executable nor empty nor too large, and what is refused is named', async () => {
    await begin([
      answer(getComposeParameters, () => ({ ...exampleComposeParameters, transitLimit: 5 * megabyte })),
      answer(getLoginInfo, () => exampleLoginInfo({ excludedExtensions: ['exe'] })),
    ]);
    choose(new File(['x'], 'setup.exe'), new File([], 'nothing.txt'), sized('film.mp4', 6 * megabyte));
    await waitFor(
      async () =>
        expect(await told()).toEqual([
          'Couldn’t add setup.exe: executable files aren’t allowed for security reasons. nothing.txt is empty and wasn’t added. film.mp4 is larger than 5 MB and can’t be uploaded.',
        ]),
      patience,
    );
    expect(form().queryByRole('list', { name: 'Attachments' })).toBeNull();
  });

  it('ATT-10 ATT-31 over 30 MB are offered to go as online attachments, for as long as the user says', async () => {
    const { server } = await begin(uploads('film.mp4', 31 * megabyte));
    choose(sized('film.mp4', 31 * megabyte));
    await named('film.mp4');
    expect(await form().findByText('Files over 30 MB are better sent as online attachments.', {}, patience)).toBeDefined();
    press(form().getByRole('button', { name: 'Send film.mp4 as an online attachment' }));
    press(await form().findByRole('button', { name: 'film.mp4: online attachment, 1 month' }, patience));
    const choices = await screen.findAllByRole('menuitemradio', {}, patience);
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      '1 month',
      '2 months',
      '3 months',
      '6 months',
      '1 year',
      'Never expires',
    ]);
    press(screen.getByRole('menuitemradio', { name: '6 months' }));
    await form().findByRole('button', { name: 'film.mp4: online attachment, 6 months' }, patience);
    press(form().getByRole('button', { name: 'Save draft' }));
    await waitFor(
      () => expect(lastForm(server)).toMatchObject({ attachments: [{ id: 50, isOnline: true, validity: 'half-year' }] }),
      patience,
    );
  });

  it('ATT-31 BAK-79 go as a link at once where they are too large, and the organization says for how long that can hold', async () => {
    const { server } = await begin([
      ...(uploads('film.mp4', 6 * megabyte) ?? []),
      answer(getComposeParameters, () => ({
        ...exampleComposeParameters,
        attachmentLimit: 5 * megabyte,
        linkValidities: ['month' as const, 'quarter' as const],
        linkValidity: 'quarter' as const,
      })),
    ]);
    choose(sized('film.mp4', 6 * megabyte));
    press(await form().findByRole('button', { name: 'film.mp4: online attachment, 3 months' }, patience));
    const choices = await screen.findAllByRole('menuitemradio', {}, patience);
    expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')])).toEqual([
      ['1 month', 'false'],
      ['3 months', 'true'],
    ]);
    press(form().getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(lastForm(server).attachments).toEqual([{ id: 50, isOnline: true }]), patience);
  });

  it('ATT-06 CMP-43 have a level in security mode, up to the highest that the user may give', async () => {
    const { server } = await begin([
      ...(fileCentre ?? []),
      answer(getComposeParameters, () => ({ ...exampleComposeParameters, isSecure: true, mailLevel: 4, attachLevel: 3 })),
    ]);
    const picker = await openPicker();
    press(await picker.findByText('mail-100.pdf', {}, patience));
    press(picker.getByRole('button', { name: 'Attach 1 file' }));
    press(await form().findByRole('button', { name: 'Level of mail-100.pdf: Choose a level' }, patience));
    const levels = await screen.findAllByRole('menuitemradio', {}, patience);
    expect(levels.map(({ textContent }) => textContent)).toEqual(['Normal', 'Internal', 'Secret']);
    press(levels[1] as HTMLElement);
    await form().findByRole('button', { name: 'Level of mail-100.pdf: Internal' }, patience);
    press(form().getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(lastForm(server)).toMatchObject({ attachments: [{ id: 100, level: 2 }] }), patience);
  });

  const moving = (parameters: object) => answer(getComposeParameters, () => ({ ...exampleComposeParameters, ...parameters }));
  const takesIn = answer(moveToDisk, ({ body: { ids } }) => ({
    count: ids.length,
    results: ids.map((id) => ({ attachmentId: id, id: 900 + id, name: 'report (2).pdf', size: 2 })),
  }));

  it.each([
    ['ATT-11', 'all', { movesAllToDisk: true }, 2],
    ['ATT-12', 'at the threshold', { movesLargeToDisk: true, diskThreshold: 2 }, 2],
  ] as const)('%s are moved to the disk by themselves, %s, and go as links', async (_id, _which, parameters, size) => {
    const { server } = await begin([moving(parameters), takesIn, ...(uploads('report.pdf', size) ?? [])]);
    choose(sized('report.pdf', size));
    await named('report (2).pdf');
    expect(server.callsOf(moveToDisk)).toMatchObject([{ body: { ids: [50] } }]);
    press(form().getByRole('button', { name: 'Save draft' }));
    await waitFor(
      () => expect(lastForm(server)).toMatchObject({ attachments: [], netAttachments: [{ id: 950, isOnline: true }] }),
      patience,
    );
  });

  it('ATT-12 below the threshold stay where they are', async () => {
    const { server } = await begin([moving({ movesLargeToDisk: true, diskThreshold: 3 }), takesIn, ...(uploads('report.pdf', 2) ?? [])]);
    choose(sized('report.pdf', 2));
    await named('report.pdf');
    press(form().getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(lastForm(server)).toMatchObject({ attachments: [{ id: 50 }], netAttachments: [] }), patience);
    expect(server.callsOf(moveToDisk)).toEqual([]);
  });

  it('ATT-25 ERR-27 say that the disk is full', async () => {
    const full = answer(moveToDisk, () => {
      throw new Problem('upload-over-pdisk');
    });
    await begin([moving({ movesAllToDisk: true }), full, ...(uploads('report.pdf', 2) ?? [])]);
    choose(sized('report.pdf', 2));
    await waitFor(async () => expect(await told()).toContain('The personal disk doesn’t have enough space for this upload.'), patience);
    expect(await form().findByRole('button', { name: 'report.pdf: online attachment, 1 month' }, patience)).toBeDefined();
  });
});

describe('the dialog of large files', () => {
  const open = async () => {
    press(form().getByRole('button', { name: 'More ways to add files' }));
    press(await screen.findByRole('menuitem', { name: 'Upload large files…' }, patience));
    return within(await screen.findByRole('dialog', { name: 'Upload large files' }, patience));
  };
  const put = (dialog: ReturnType<typeof within>, ...chosen: File[]) => {
    const zone = dialog.getByText('2 GB', { exact: false }).closest('[role="dialog"]') as HTMLElement;
    fireEvent.change(zone.querySelector('input[type=file]') as HTMLInputElement, { target: { files: chosen } });
  };

  it('ATT-14 ATT-15 ATT-09 ERR-35 lists files with how far they are, takes each name once, and gives them to the letter as links', async () => {
    const { server } = await begin(uploads('film.mp4', 40 * megabyte));
    const dialog = await open();
    put(dialog, sized('film.mp4', 40 * megabyte));
    await dialog.findByText('1 of 1 done', {}, patience);
    put(dialog, sized('FILM.mp4', 40 * megabyte));
    await dialog.findByText('A file named FILM.mp4 is already in the list.', {}, patience);
    press(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await form().findByRole('button', { name: 'film.mp4: online attachment, 1 month' }, patience);
    expect(server.callsOf(finishUpload)).toMatchObject([{ body: { name: 'film.mp4', uploadType: 'mail', folderId: -1 } }]);
  });

  it('ATT-14 SND-15 closes while a file is on its way, and the letter waits for it', async () => {
    const arrived = Promise.withResolvers<void>();
    const { server } = await begin([
      answer(getUploadState, async () => {
        await arrived.promise;
        return { state: 2 as const, chunks: [] };
      }),
      answer(finishUpload, () => stored(50, 'film.mp4', 40 * megabyte)),
    ]);
    const dialog = await open();
    put(dialog, sized('film.mp4', 40 * megabyte));
    await dialog.findByText('0 of 1 done', {}, patience);
    press(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await form().findByRole('button', { name: 'film.mp4: online attachment, 1 month' }, patience);
    // Opened and closed again, it is the same file.
    press((await open()).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    const write = (field: string, value: string) => fireEvent.change(form().getByRole('textbox', { name: field }), { target: { value } });
    press(form().getByRole('button', { name: 'Text' }));
    await waitFor(() => expect(form().getByRole('textbox', { name: 'Body' }).tagName).toBe('TEXTAREA'), patience);
    write('Subject', '样片');
    write('Body', '请看。');
    press(form().getByRole('button', { name: 'Send' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.callsOf(sendDraft)).toEqual([]);
    arrived.resolve();
    await screen.findByRole('heading', { name: 'Message sent' }, patience);
    expect(lastForm(server)).toMatchObject({ attachments: [{ id: 50, isOnline: true }] });
  });

  it('ATT-14 ATT-24 a letter that waits for a file says why it did not come, and goes without it when it is taken off', async () => {
    let isFull = true;
    const { server } = await begin([
      answer(getUploadState, () => ({ state: 2 as const, chunks: [] })),
      answer(finishUpload, async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (isFull) throw new Problem('upload-over-mailbox');
        return stored(51, 'film.mp4', 40 * megabyte);
      }),
    ]);
    const dialog = await open();
    put(dialog, sized('film.mp4', 40 * megabyte));
    await dialog.findByText('0 of 1 done', {}, patience);
    press(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await form().findByText(/mailbox doesn’t have enough space/, {}, patience);
    isFull = false;
    press(form().getByRole('button', { name: 'Retry film.mp4' }));
    await form().findByRole('button', { name: 'film.mp4: online attachment, 1 month' }, patience);
    await waitFor(() => expect(form().queryByText(/doesn’t have enough space/)).toBeNull(), patience);
    press(form().getByRole('button', { name: 'Remove film.mp4' }));
    await waitFor(() => expect(form().queryByRole('list', { name: 'Attachments' })).toBeNull(), patience);
    expect((await open()).queryByRole('list', { name: 'Uploads' })).toBeNull();
    expect(server.callsOf(finishUpload).length).toBeGreaterThan(0);
  });

  it('ATT-24 ATT-25 ERR-26 says at a file what the server said, and tries it again', async () => {
    let isFull = true;
    const { server } = await begin([
      answer(getUploadState, () => ({ state: 2 as const, chunks: [] })),
      answer(finishUpload, () => {
        if (isFull) throw new Problem('upload-over-mailbox');
        return stored(51, 'film.mp4');
      }),
    ]);
    const dialog = await open();
    put(dialog, sized('film.mp4', 40 * megabyte));
    await dialog.findByText(/mailbox doesn’t have enough space/, {}, patience);
    isFull = false;
    press(dialog.getByRole('button', { name: 'Retry film.mp4' }));
    await dialog.findByText('1 of 1 done', {}, patience);
    expect(server.callsOf(finishUpload)).toHaveLength(2);
    press(dialog.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(dialog.queryByRole('list', { name: 'Uploads' })).toBeNull(), patience);
  });
});
