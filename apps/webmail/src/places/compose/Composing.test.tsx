import {
  changeContact,
  checkSmsRecipients,
  createContact,
  getComposeParameters,
  getLoginInfo,
  getSharedStatus,
  listSignatures,
  Problem,
  sendDraft,
  uploadPicture,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../core/toast/toasts.ts';
import { exampleComposeParameters, exampleLoginInfo, exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, told } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 40_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

type Answers = NonNullable<Parameters<typeof openApp>[0]>['answers'];

const form = () => within(screen.getByRole('form', { name: 'Compose' }));
const button = (name: string | RegExp) => form().getByRole('button', { name });
const body = () => form().getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function begin({ to = 'chen.wei@jinshu.example', answers = [] }: { to?: string; answers?: Answers } = {}) {
  const app = await openApp({ at: `/mailbox/innerbox/INBOX?init=composeMail&to=${to}`, answers });
  await screen.findByRole('form', { name: 'Compose' }, patience);
  press(button('Text'));
  await waitFor(() => expect(body().tagName).toBe('TEXTAREA'), patience);
  type(form().getByRole('textbox', { name: 'Subject' }), 'Review');
  type(body(), 'Friday at ten.');
  return app;
}
const sent = (app: Awaited<ReturnType<typeof begin>>) =>
  app.server.callsOf(sendDraft).map(({ body: given }) => given as Record<string, unknown>);

describe('the options of a mail', () => {
  it('CMP-12 CMP-23 CMP-26 CMP-01 a schedule is preset, excludes the others, and names the button', async () => {
    const app = await begin({
      answers: [
        answer(sendDraft, ({ body: { draftId } }) => ({
          messageId: '',
          recipients: ['chen.wei@jinshu.example'],
          isSuccess: true,
          failedAddresses: [],
          type: 'schedule' as const,
          draftId,
          version: 1,
        })),
      ],
    });
    press(form().getByRole('checkbox', { name: 'Scheduled send' }));
    await waitFor(
      () => expect(form().getByRole<HTMLInputElement>('checkbox', { name: 'Burn after reading' }).disabled).toBe(true),
      patience,
    );
    press(button('Scheduled send'));
    await waitFor(() => expect(sent(app)).toHaveLength(1), patience);
    const { isScheduled, scheduledAt } = sent(app)[0] as { isScheduled: boolean; scheduledAt: string };
    expect([isScheduled, new Date(scheduledAt).getTime() > Date.now()]).toEqual([true, true]);
    const life = within(await screen.findByRole('list', { name: 'Message progress' }, patience));
    expect(life.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'))?.textContent).toBe('Scheduled');
    expect(toasts.getSnapshot()).toEqual([]);
  });

  it.each([
    [false, ['year', 'month', 'day', 'hour', 'minute']],
    [true, ['year', 'month', 'day', 'hour', 'minute', 'AM/PM']],
  ])('I18-07 the time of a schedule is on a clock of 12 hours where the account has it so (%s)', async (uses12Hours, parts) => {
    await begin({ answers: [answer(getSharedStatus, () => exampleStatus({ uses12Hours }))] });
    press(form().getByRole('checkbox', { name: 'Scheduled send' }));
    const found = await form().findAllByRole('spinbutton', {}, patience);
    const names = found.map((part) => part.getAttribute('aria-label')?.split(',')[0] ?? '');
    expect(names.toSorted()).toEqual(parts.toSorted());
  });

  it('I18-07 a preview says when it was sent on the clock of the account', async () => {
    await begin({ answers: [answer(getSharedStatus, () => exampleStatus({ uses12Hours: true }))] });
    press(button('Preview'));
    const preview = await screen.findByRole('dialog', { name: 'Preview' }, patience);
    expect(preview.querySelector('time')?.textContent).toMatch(/\d{1,2}:\d\d\s[AP]M/);
  });

  it('CMP-23 beside a password there is no schedule, in the menu of Send neither', async () => {
    await begin();
    const menu = () => press(button('More ways to send'));
    press(form().getByRole('checkbox', { name: 'Password-protected' }));
    await form().findByRole('textbox', { name: 'View password' }, patience);
    menu();
    expect((await screen.findByRole('menuitem', { name: 'Schedule send' }, patience)).getAttribute('aria-disabled')).toBe('true');
  });

  it('CMP-32 a recipient who is half typed is asked about when the keys turn his field off', async () => {
    await begin();
    const cc = form().getByRole('combobox', { name: 'Cc' });
    type(cc, 'shen.he@jinshu.example');
    fireEvent.keyDown(cc, { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true });
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    press(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(form().getByRole('grid', { name: /Cc/ }).textContent).toContain('沈禾'), patience);
  });

  it('CMP-25 a view password that is none is told where it is written', async () => {
    const app = await begin();
    press(form().getByRole('checkbox', { name: 'Password-protected' }));
    type(await form().findByRole('textbox', { name: 'View password' }, patience), 'ab');
    press(button('Send'));
    await waitFor(() => expect(form().getByRole('textbox', { name: 'View password' }).getAttribute('aria-invalid')).toBe('true'), patience);
    await waitFor(() => expect(document.activeElement).toBe(form().getByRole('textbox', { name: 'View password' })), patience);
    expect(sent(app)).toEqual([]);
  });

  it('CMP-05 CMP-06 is sent to each by itself, with another address for answers', async () => {
    const app = await begin();
    press(button('Send separately'));
    await waitFor(() => expect(form().queryByRole('combobox', { name: 'Cc' })).toBeNull(), patience);
    press(button('Reply-to'));
    const field = await form().findByRole('combobox', { name: 'Reply-to' }, patience);
    type(field, 'team@jinshu.example');
    press(button('Send'));
    await waitFor(() => expect(sent(app)).toMatchObject([{ isSeparate: true, replyTo: 'team@jinshu.example', cc: [], bcc: [] }]), patience);
  });

  it('CMP-08 CMP-36 CMP-39 ERR-48 in security mode a level is asked for, and CMP-24 there is no password', async () => {
    const secure = { ...exampleComposeParameters, isSecure: true, mailLevel: 3, attachLevel: 0 };
    const app = await begin({ answers: [answer(getComposeParameters, () => secure)] });
    expect(form().queryByRole('checkbox', { name: 'Password-protected' })).toBeNull();
    press(button('Send'));
    expect((await form().findAllByText('Choose a secrecy level for the message.', {}, patience)).length).toBeGreaterThan(0);
    expect(sent(app)).toEqual([]);
  });

  it('CMP-42 in security mode several recipients are confirmed first', async () => {
    const secure = { ...exampleComposeParameters, isSecure: true };
    const app = await begin({
      to: 'chen.wei@jinshu.example,shen.he@jinshu.example',
      answers: [answer(getComposeParameters, () => secure)],
    });
    press(button('Send'));
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    expect([question.getByRole('heading').textContent, sent(app)]).toEqual([expect.stringContaining('2'), []]);
    press(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(sent(app)).toEqual([]);
    press(button('Send'));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent(app)).toMatchObject([{ isSecure: true }]), patience);
  });

  it.each([false, true])(
    'CMP-22 PRM-04 the editor has no button for pictures where none may be uploaded: %s',
    async (disablesImageUpload) => {
      await openApp({
        at: '/mailbox/innerbox/INBOX?init=composeMail',
        answers: [answer(getLoginInfo, () => exampleLoginInfo({ disablesImageUpload }))],
      });
      await screen.findByRole('form', { name: 'Compose' }, patience);
      await form().findByRole('button', { name: 'Bold' }, patience);
      expect(form().queryAllByRole('button', { name: 'Insert image' })).toHaveLength(disablesImageUpload ? 0 : 1);
    },
  );

  it('CMP-19 CMP-20 ERR-29 ERR-30 pictures of another type or over 10 MB are refused with the reason, and none is uploaded', async () => {
    const app = await openApp({ at: '/mailbox/innerbox/INBOX?init=composeMail' });
    await screen.findByRole('form', { name: 'Compose' }, patience);
    await form().findByRole('button', { name: 'Insert image' }, patience);
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept*="image/"]') as HTMLInputElement;
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    fireEvent.change(input, { target: { files: [new File(['x'], 'drawing.svg', { type: 'image/svg+xml' }), large] } });
    expect((await told()).sort()).toEqual(['Only JPEG, GIF, PNG and BMP images can be inserted.', 'Use an image of 10 MB or less.']);
    expect(app.server.callsOf(uploadPicture)).toEqual([]);
  });

  it('asks whether a file was forgotten', async () => {
    const app = await begin();
    type(body(), 'Please see the attached report.');
    press(button('Send'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send without an attachment?' }, patience));
    expect(sent(app)).toEqual([]);
    press(question.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent(app)).toHaveLength(1), patience);
  });

  it('SND-08 SND-09 SND-10 CMP-13 asks for the numbers of a notice by SMS, keeps them, and sends', async () => {
    const app = await begin({
      answers: [
        answer(getComposeParameters, () => ({ ...exampleComposeParameters, canNotifyBySms: true })),
        answer(checkSmsRecipients, () => ({ results: { create: ['chen.wei@jinshu.example'], update: [{ 'shen.he@jinshu.example': 4 }] } })),
      ],
    });
    press(form().getByRole('checkbox', { name: 'SMS notice' }));
    press(button('Send'));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    const [first, second] = dialog.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    type(first, '13800000000');
    type(second, '13900000000');
    press(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent(app)).toHaveLength(1), patience);
    expect(app.server.callsOf(createContact)).toMatchObject([{ body: { address: 'chen.wei@jinshu.example', mobile: '13800000000' } }]);
    expect(app.server.callsOf(changeContact)).toMatchObject([{ params: { id: 4 }, body: { mobile: '13900000000' } }]);
  });
});

describe('a letter without formatting', () => {
  it('CMP-10 CMP-11 takes a signature, one in the place of the other, and none', async () => {
    const results = [
      { id: 1, caption: 'Formal', content: '<p>林月<br>研究院</p>', isActive: true },
      { id: 2, caption: 'Brief', content: '<p>月</p>', isActive: true },
    ];
    const defaults = { forNew: 0, forNewContent: '', forAnswer: 0, forAnswerContent: '', identities: [] };
    await begin({ answers: [answer(listSignatures, () => ({ count: 2, results, ...defaults }))] });
    const sign = async (caption: string) => {
      press(button('Signature'));
      press(await screen.findByRole('menuitemradio', { name: caption }, patience));
    };
    await sign('Formal');
    await waitFor(() => expect(body().value).toContain('林月\n研究院'), patience);
    await sign('Brief');
    await waitFor(() => expect(body().value.match(/林|月|研究院/g)).toEqual(['月']), patience);
    await sign('No signature');
    await waitFor(() => expect(body().value).not.toContain('月'), patience);
    expect(body().value).toContain('Friday at ten.');
  });
});

describe('beside a letter', () => {
  it('CMP-15 a paper makes a letter of plain text one that lies on it', async () => {
    const app = await begin();
    press(await form().findByRole('tab', { name: 'Stationery' }, patience));
    press(await form().findByRole('option', { name: 'Bamboo' }, patience));
    await waitFor(() => expect(body().tagName).not.toBe('TEXTAREA'), patience);
    await waitFor(() => expect(form().getByRole('option', { name: 'Bamboo' }).getAttribute('aria-selected')).toBe('true'), patience);
    press(button('Send'));
    await waitFor(() => expect(sent(app)).toMatchObject([{ isHtml: true }]), patience);
    expect(sent(app)[0]?.html).toMatch(/data-jinshu-stationery="bamboo"[\s\S]*Friday at ten\./);
  });

  it('CMP-14 CMP-18 a contact goes to the field that was edited last', async () => {
    const app = await begin({ to: '' });
    fireEvent.focus(form().getByRole('combobox', { name: 'Cc' }));
    const people = await form().findByRole('grid', { name: /Contacts|People/ }, patience);
    press(within(people).getAllByRole('row')[1] as HTMLElement);
    await waitFor(() => expect(form().getByRole('grid', { name: /Cc/ }).textContent).toContain('周安'), patience);
    press(button('Send'));
    await waitFor(() => expect(sent(app)).toMatchObject([{ cc: [{ address: 'zhou.an@jinshu.example' }] }]), patience);
  });
});

describe('who a letter goes to', () => {
  it('PIC-01 PIC-07 ERR-46 a recipient is changed in a dialog, which takes no address that is none', async () => {
    const app = await begin({ to: 'chen.wei@jinshu.exmaple' });
    const chip = await form().findByRole('row', { name: /chen\.wei@jinshu\.exmaple/ }, patience);
    fireEvent.doubleClick(chip);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit recipient' }, patience));
    type(dialog.getByRole('textbox', { name: 'Name' }), '陈伟');
    type(dialog.getByRole('textbox', { name: /^Email/ }), 'chen.wei');
    press(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a valid email address.', {}, patience)).toBeDefined();
    type(dialog.getByRole('textbox', { name: /^Email/ }), 'chen.wei@jinshu.example');
    press(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit recipient' })).toBeNull(), patience);
    press(button('Send'));
    await waitFor(() => expect(sent(app)).toMatchObject([{ to: [{ address: 'chen.wei@jinshu.example', name: '陈伟' }] }]), patience);
  });
});

describe('a draft that another window saved', () => {
  it('is not overwritten before one is chosen', async () => {
    let version = 0;
    const app = await begin({
      answers: [
        answer(sendDraft, ({ body: { draftId, version: written } }) => {
          if (written !== 7 && version++ === 0) throw new Problem('draft-stale', { version: 7 });
          return { messageId: '', recipients: [], isSuccess: true, failedAddresses: [], type: 'save' as const, draftId, version: 8 };
        }),
      ],
    });
    press(button('Save draft'));
    const dialog = within(await screen.findByRole('dialog', { name: 'This draft was changed elsewhere' }, patience));
    press(dialog.getByRole('button', { name: 'Keep this version' }));
    expect(await told()).toEqual(['Saved']);
    expect(sent(app).map(({ version: written }) => written)).toEqual([0, 7]);
  });
});
