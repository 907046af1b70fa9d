import { type Preview, Problem, previewAttachment, readAttachedMessage, readMessage, saveAttachment, showPreview } from '@jinshu/api';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer, createFakeServer, type FakeAnswer, type FakeServer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, row, told } from '../../testing/openApp.tsx';
import { usualAnswers } from '../../testing/usualAnswers.ts';
import { previewAddress, readPreviewAddress } from './previewAddress.ts';

vi.setConfig({ testTimeout: 30_000 });

const files = [
  { sid: '2', name: '合同.docx', size: 20_480, type: 'application/msword', isInline: false },
  { sid: '3', name: '现场.png', size: 4_096, type: 'image/png', isInline: false },
  { sid: '4', name: '录像.mp4', size: 11_000_000, type: 'video/mp4', isInline: false },
  { sid: '5', name: '大.pdf', size: 10_485_761, type: 'application/pdf', isInline: false },
];
type File = (typeof files)[0];
const mailbox = () => {
  const made = createMailbox();
  made.add('INBOX', { subject: 'With files', attachments: [...files, { ...files[1], sid: '6', name: 'in.png', isInline: true }] as never });
  return made;
};
const uidOf = (box: ReturnType<typeof createMailbox>) => box.rows('INBOX').find(({ subject }) => subject === 'With files')?.uid ?? 0;
const shows = (preview: Partial<Preview>) => answer(previewAttachment, () => ({ kind: 'text' as const, isCut: false, ...preview }));

describe('the address of a preview', () => {
  it('VIE-04 of a mail that is reviewed carries its id in place of the folder, and is read again', () => {
    const place = { mail: { reviewId: 12 }, file: { sid: '2', name: '报价.xlsx', size: 9 }, subject: '标题' };
    const query = new URLSearchParams(previewAddress(place).slice('/preview/?'.length));
    expect(Object.fromEntries(query)).toEqual({
      id: '12',
      sid: '2',
      type: 'review',
      size: '9',
      suffix: 'xlsx',
      name: '报价.xlsx',
      subject: '标题',
    });
    expect(readPreviewAddress(query)).toEqual(place);
    query.set('did', '1');
    expect(readPreviewAddress(query)).toEqual(place);
  });

  it('VIE-03 carries id, fid, sid, type, size, suffix, name and subject, and is read again', () => {
    const place = { mail: { uid: 7, folder: 'f6' }, file: { sid: '2', name: '合同 a&b.DOCX', size: 9 }, subject: '标题 #1' };
    const address = previewAddress(place);
    const query = new URLSearchParams(address.slice('/preview/?'.length));
    expect(Object.fromEntries(query)).toEqual({
      id: '7',
      fid: 'f6',
      sid: '2',
      type: 'attach',
      size: '9',
      suffix: 'docx',
      name: '合同 a&b.DOCX',
      subject: '标题 #1',
    });
    expect(readPreviewAddress(query)).toEqual(place);
  });

  it.each(['', 'id=7&fid=INBOX', 'id=x&fid=INBOX&sid=2&type=attach', 'id=7&fid=INBOX&sid=2&type=other'])('%j names no file', (query) => {
    expect(readPreviewAddress(new URLSearchParams(query))).toBeNull();
  });
});

describe('the preview', () => {
  let server: FakeServer;
  let visited: string[];
  beforeEach(() => {
    vi.stubGlobal('close', vi.fn());
    sessionStore.begin('lin.yue@jinshu.example', 'token');
  });
  afterEach(() => {
    cleanup();
    sessionStore.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function open(file: { sid: string; name: string; size: number }, ...answers: FakeAnswer[]) {
    const box = mailbox();
    server = createFakeServer(...answers, ...usualAnswers({ mailbox: box }));
    vi.stubGlobal('fetch', server.fetch);
    visited = [];
    const at = previewAddress({ mail: { uid: uidOf(box), folder: 'INBOX' }, file, subject: 'With files' });
    render(<ExampleApp at={at} initial={await loadLanguage('en')} onAddress={(address) => visited.push(address)} />);
    return screen.findByRole('dialog', { name: file.name }, patience);
  }
  const [word, picture, , large] = files as [File, File, File, File];

  it('VIE-07 RTE-13 shows name, subject and what the server made of an office file, outside the frame', async () => {
    const dialog = await open(word, shows({ kind: 'html', html: '<p>总则</p>' }));
    expect(dialog.textContent).toContain('With files');
    const frame = await within(dialog).findByTitle('合同.docx', {}, patience);
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('srcdoc')).toContain('<p>总则</p>');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(document.title).toBe('合同.docx');
    expect(server.callsOf(previewAttachment)).toMatchObject([{ query: { folder: 'INBOX', sid: '2' } }]);
  });

  it('VIE-07 reads the mail only to know its files, and leaves it unread', async () => {
    await open(word, shows({ text: '总则' }));
    await screen.findByText('总则', {}, patience);
    await waitFor(() => expect(server.callsOf(readMessage).length).toBeGreaterThan(0), patience);
    expect(server.callsOf(readMessage)).toEqual([expect.objectContaining({ query: expect.objectContaining({ isPrefetch: true }) })]);
  });

  it('RED-62 of a mail with a password asks with what its window was handed, and reads no mail', async () => {
    const uid = uidOf(mailbox());
    sessionStorage.setItem(`jinshu.preview:INBOX:${uid}`, JSON.stringify({ grant: 'G123', files: [word, picture] }));
    await open(word, shows({ text: '总则' }));
    await screen.findByText('总则', {}, patience);
    expect(screen.getByText(/1 \/ 2/)).toBeDefined();
    expect(server.callsOf(previewAttachment)).toMatchObject([{ query: { sid: '2', grant: 'G123' } }]);
    expect(server.callsOf(readMessage)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('grant=G123');
    sessionStorage.clear();
  });

  it('RED-35 of a file inside a mail that is a file goes through the files of that mail', async () => {
    const inner = { ...word, sid: '7!2' };
    await open(
      inner,
      shows({ text: '总则' }),
      answer(readAttachedMessage, () => ({
        subject: '',
        sentAt: null,
        sender: { name: '', address: '' },
        to: [],
        cc: [],
        replyTo: [],
        text: '',
        html: '',
        isHtml: false,
        attachments: [inner, { ...picture, sid: '7!3' }],
        size: 1,
        isUnparsed: false,
      })),
    );
    expect(await screen.findByText(/1 \/ 2/, {}, patience)).toBeDefined();
    expect(server.callsOf(readAttachedMessage)).toMatchObject([{ query: { sid: '7' } }]);
  });

  it('VIE-07 goes on to the other files of the mail, pictures of its text left out', async () => {
    await open(word, shows({ text: '总则' }));
    const next = await screen.findByRole('button', { name: 'Next file' }, patience);
    expect(screen.getByText(/1 \/ 4/)).toBeDefined();
    press(next);
    await screen.findByRole('dialog', { name: '现场.png' }, patience);
    expect(new URLSearchParams(visited.at(-1)?.split('?')[1]).get('sid')).toBe('3');
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('sid=3');
  });

  it('VIE-07 shows a picture by the address of its bytes', async () => {
    const dialog = await open(picture, shows({ kind: 'image' }));
    const shown = await within(dialog).findByAltText('现场.png', {}, patience);
    expect(shown.getAttribute('src')).toMatch(/^\/api\/mail\/attach\/preview\/content\/\?.*sid=3/);
  });

  it.each([
    ['none', 'damaged', 'This file is damaged, or isn’t the type its name says.'],
    ['none', 'encrypted', 'This file is password-protected. Download it to open it.'],
    ['none', 'harmful', 'This file isn’t safe to open here.'],
    ['none', 'unsupported', 'This file can’t be shown here.'],
    ['none', 'too-large', 'This file is too large to show here.'],
  ] as const)('VIE-07 says of a file that is %s, %s', async (kind, failure, words) => {
    await open(word, shows({ kind, failure }));
    expect(await screen.findByText(words, {}, patience)).toBeDefined();
  });

  it('VIE-05 ERR-31 does not even ask for a file of more than 10485760 bytes', async () => {
    await open(large);
    expect(await screen.findByText('This file is too large to show here.', {}, patience)).toBeDefined();
    expect([server.callsOf(previewAttachment), server.callsOf(showPreview)]).toEqual([[], []]);
  });

  it('says what went wrong, and tries again', async () => {
    let count = 0;
    await open(
      word,
      answer(previewAttachment, () => {
        count += 1;
        if (count === 1) throw new Problem('forbidden');
        return { kind: 'text' as const, text: 'there', isCut: false };
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }, patience));
    expect(await screen.findByText('there', {}, patience)).toBeDefined();
  });

  it('VIE-07 closes its window, and where that cannot be shows the mailbox', async () => {
    await open(word, shows({ text: '总则' }));
    press(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/mailbox/), patience);
    expect(window.close).toHaveBeenCalledOnce();
  });

  it('says so when an address names no file', async () => {
    vi.stubGlobal('fetch', createFakeServer(...usualAnswers()).fetch);
    render(<ExampleApp at="/preview/?id=1" initial={await loadLanguage('en')} />);
    expect(await screen.findByText('File not found.', {}, patience)).toBeDefined();
  });
});

describe('the files of a mail that is read', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    closeApp();
  });

  async function read(answers: FakeAnswer[] = [], box = mailbox()) {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const app = await openApp({ mailbox: box, answers });
    press(await row(/With files/));
    const list = within(await screen.findByRole('region', { name: '4 attachments' }, patience));
    return { ...app, list, opened };
  }

  it('RED-35 VIE-06 are counted, each with download, preview where there is one, and saving', async () => {
    const { list, opened } = await read();
    expect(list.queryByRole('button', { name: 'Preview 录像.mp4' })).toBeNull();
    expect(list.getByRole('link', { name: 'Download 录像.mp4' }).getAttribute('href')).toContain('download=1');
    press(list.getByRole('button', { name: 'Preview 合同.docx' }));
    expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/^\/preview\/\?id=\d+&fid=INBOX&sid=2&type=attach&size=20480&suffix=docx/),
      '_blank',
      'noopener',
    );
  });

  it('VIE-05 ERR-31 are too large to preview above 10485760 bytes, for 6 seconds and closable', async () => {
    const { list, opened } = await read();
    press(list.getByRole('button', { name: 'Preview 大.pdf' }));
    expect(await screen.findByText('The attachment is too large to preview.', {}, patience)).toBeDefined();
    expect(opened).not.toHaveBeenCalled();
    const [toast] = (await import('../../core/toast/toasts.ts')).toasts.getSnapshot();
    expect(toast).toMatchObject({ timeoutMs: 6000, isClosable: true, tone: 'danger' });
  });

  it('RED-39 ERR-57 ATT-44 are saved to the file centre, one or all', async () => {
    const { list, server } = await read([answer(saveAttachment, ({ body: { sid } }) => ({ id: 1, name: sid, size: 1 }))]);
    press(list.getByRole('button', { name: 'Save to file centre 合同.docx' }));
    expect(await screen.findByText('Saved', {}, patience)).toBeDefined();
    press(list.getByRole('button', { name: /^Save all/ }));
    await waitFor(
      () => expect(server.callsOf(saveAttachment).map(({ body }) => (body as { sid: string }).sid)).toEqual(['2', '2', '3', '4', '5']),
      patience,
    );
  });

  it('ATT-04 ATT-05 ATT-35 ATT-44 are asked for with the did that a server gives them, 0 too', async () => {
    const box = createMailbox();
    const [one, ...others] = files;
    box.add('INBOX', { subject: 'With files', attachments: [{ ...one, did: 0 }, ...others] as never });
    const { list, server } = await read([answer(saveAttachment, () => ({ id: 1, name: 'a', size: 1 }))], box);
    const hrefOf = (name: string) => new URLSearchParams(list.getByRole('link', { name }).getAttribute('href')?.split('?')[1]);
    expect(hrefOf('Download 合同.docx').get('did')).toBe('0');
    expect(hrefOf('Download 大.pdf').has('did')).toBe(false);
    press(list.getByRole('button', { name: 'Save to file centre 合同.docx' }));
    await waitFor(() => expect(server.callsOf(saveAttachment)).toMatchObject([{ body: { did: '0' } }]), patience);
  });

  it('ERR-27 ERR-62 say why they were not saved', async () => {
    const { list } = await read([
      answer(saveAttachment, () => {
        throw new Problem('upload-over-pdisk');
      }),
    ]);
    press(list.getByRole('button', { name: 'Save to file centre 合同.docx' }));
    expect(await told()).toEqual([expect.stringMatching(/disk/)]);
  });

  it('RED-38 PRM-06 are only saved where downloads are switched off', async () => {
    const { getLoginInfo } = await import('@jinshu/api');
    const { list } = await read([answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', canDownload: false }))]);
    expect(list.queryByRole('button', { name: /^Preview/ })).toBeNull();
    expect(list.queryByRole('link', { name: /^Download/ })).toBeNull();
    expect(list.getAllByRole('button', { name: /^Save to file centre/ })).toHaveLength(4);
  });

  it('RED-37 come as one package', async () => {
    const { list } = await read();
    expect(list.getByRole('link', { name: 'Download as package' }).getAttribute('href')).toMatch(/attach-zip/);
  });
});
