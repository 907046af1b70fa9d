import {
  changeContact,
  checkSmsRecipients,
  createContact,
  finishUpload,
  getComposeParameters,
  getUploadState,
  Problem,
  type ProblemCode,
  problemOfAnswer,
  type Submission,
  sendDraft,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../core/toast/toasts.ts';
import { exampleContact } from '../../testing/contactAnswers.ts';
import { exampleComposeParameters, exampleNow } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, told } from '../../testing/openApp.tsx';

// A file is hashed by a worker, which a test has not.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

type Answers = NonNullable<Parameters<typeof openApp>[0]>['answers'];

const form = () => within(screen.getByRole('form', { name: 'Compose' }));
const button = (name: string) => form().getByRole('button', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const subject = () => form().getByRole('textbox', { name: 'Subject' });
const body = () => form().getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' });

/** Starts a message in plain text. Tests of the HTML editor run in a browser. */
async function begin(to = '', answers: Answers = []) {
  const app = await openApp({ at: `/mailbox/innerbox/INBOX?init=composeMail&to=${to}`, answers });
  await screen.findByRole('form', { name: 'Compose' }, patience);
  press(button('Text'));
  await waitFor(() => expect(body().tagName).toBe('TEXTAREA'), patience);
  return app;
}

/** Starts a message that is ready to send. */
async function beginWhole(answers: Answers = []) {
  const app = await begin('chen.wei@jinshu.example', answers);
  type(subject(), 'Review');
  type(body(), 'Friday at ten.');
  return app;
}

/** Server response for a sent message. */
const gone: Submission = {
  messageId: '1@jinshu.example',
  recipients: ['chen.wei@jinshu.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent',
  draftId: '00000000-0000-4000-8000-000000000001',
  version: 1,
};

/** Puts a file into the mail as the file chooser of the system would. */
function attach(name: string, content = 'one,two'): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file.');
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
}

/** Makes the server respond to one call with a custom body, without a code. */
function answerWire(app: Awaited<ReturnType<typeof openApp>>, path: string, body: Record<string, unknown>): void {
  const { fetch } = app.server;
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) =>
    new URL(new Request(...given).url).pathname === `/api${path}`
      ? Promise.resolve(Response.json(problemOfAnswer(400, body).answer?.body, { status: 400 }))
      : fetch(...given),
  );
}

describe('a mail being written', () => {
  it('CMP-02 is previewed as it will be seen, and neither sent nor saved', async () => {
    const { server } = await beginWhole();
    press(button('Preview'));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }, patience));
    expect([preview.getByRole('heading', { name: 'Review' }), preview.getByTitle('Message body').textContent]).toEqual([
      expect.anything(),
      'Friday at ten.',
    ]);
    expect(server.callsOf(sendDraft)).toEqual([]);
  });

  it('CMP-03 goes from any of the user’s identities', async () => {
    const { server } = await beginWhole();
    press(form().getByRole('button', { name: /From/ }));
    const offered = await screen.findAllByRole('option', {}, patience);
    expect(offered.map(({ textContent }) => textContent)).toEqual(['林月 lin.yue@jinshu.example', '研究院 research@jinshu.example']);
    press(screen.getByRole('option', { name: /research/ }));
    press(button('Send'));
    await waitFor(
      () => expect(server.callsOf(sendDraft)).toMatchObject([{ body: { sender: { address: 'research@jinshu.example' } } }]),
      patience,
    );
  });

  it('CMP-02 is previewed with its files, and without what nobody is told', async () => {
    const known = answer(getUploadState, () => ({ state: 2 as const, chunks: [] }));
    const stored = answer(finishUpload, ({ body: { name, size } }) => ({ id: 7, name, size, type: 'text/csv', createdAt: exampleNow }));
    await begin('chen.wei@jinshu.example', [known, stored]);
    press(button('Bcc'));
    const bcc = await form().findByRole('combobox', { name: 'Bcc' }, patience);
    type(bcc, 'shen.he@jinshu.example;');
    attach('report.csv');
    await waitFor(() => expect(document.querySelectorAll('[data-state=success]')).toHaveLength(1), patience);
    press(button('Preview'));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }, patience));
    expect([preview.getByRole('heading', { name: 'report' }), preview.getByText('report.csv')]).toHaveLength(2);
    press(preview.getByRole('button', { name: /details/i }));
    expect([preview.queryAllByText(/chen\.wei/).length > 0, preview.queryByText(/shen\.he/)]).toEqual([true, null]);
  });

  it('CMP-11 CMP-31 is written with formatting or without, which is asked about, and goes as it is shown', async () => {
    const { server } = await beginWhole();
    press(button('HTML'));
    await waitFor(() => expect(form().getByRole('textbox', { name: 'Body' }).tagName).not.toBe('TEXTAREA'), patience);
    expect(form().getByRole('textbox', { name: 'Body' }).textContent).toBe('Friday at ten.');
    press(button('Text'));
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    press(question.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(body().value).toBe('Friday at ten.'), patience);
    press(button('Send'));
    await waitFor(() => expect(server.callsOf(sendDraft)).toMatchObject([{ body: { isHtml: false, text: 'Friday at ten.' } }]), patience);
  });

  it('ERR-55 TAB-15 TAB-16 asks before it is thrown away, and stays when that is refused', async () => {
    await begin();
    type(subject(), 'Half a letter');
    press(button('Close'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Save this unsent message?' }, patience));
    press(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    press(button('Close'));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Compose' })).toBeNull(), patience);
  });

  it('TAB-15 is saved on the way out, and closes unasked when all of it is saved', async () => {
    const { server, mailbox } = await begin();
    type(subject(), 'Half a letter');
    press(button('Close'));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Compose' })).toBeNull(), patience);
    expect(server.callsOf(sendDraft)).toMatchObject([{ body: { action: 'save', subject: 'Half a letter' } }]);
    expect(mailbox.rows('Drafts')).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('CMP-50 ERR-57 that was saved says so', async () => {
    const { server, mailbox } = await begin();
    type(subject(), 'Half a letter');
    press(button('Save draft'));
    expect(await told()).toEqual(['Saved']);
    expect(server.callsOf(sendDraft)).toMatchObject([{ body: { action: 'save', subject: 'Half a letter' } }]);
    expect(mailbox.rows('Drafts')).toHaveLength(1);
  });

  it('SND-22 SND-44 that has a time says that a save alone does not send it then', async () => {
    await beginWhole();
    press(await form().findByRole('checkbox', { name: 'Scheduled send' }, patience));
    press(button('Save draft'));
    const said = await form().findByText(/Draft saved at .*press “Scheduled send”/, {}, patience);
    expect(said.closest('[role=status]')).not.toBeNull();
    press(form().getByRole('checkbox', { name: 'Scheduled send' }));
    expect(await form().findByText(/^Draft saved at [\d:]+( [AP]M)?$/, {}, patience)).toBeDefined();
  });

  it('CMP-44 ERR-44 that says nothing is not saved, and it is said why', async () => {
    const { server } = await begin('chen.wei@jinshu.example');
    press(button('Save draft'));
    expect(await told()).toEqual(['To save a draft, add content, a subject or an attachment.']);
    expect(server.callsOf(sendDraft)).toEqual([]);
  });
});

describe('the files of a mail', () => {
  /** The server already has the file, so the client uploads none of it. */
  const known = answer(getUploadState, () => ({ state: 2 as const, chunks: [] }));
  const stored = answer(finishUpload, ({ body: file }) => ({
    id: 7,
    name: file.name,
    size: file.size,
    type: file.type,
    createdAt: exampleNow,
  }));
  const list = () => screen.findByRole('list', { name: 'Attachments' }, patience);
  const refused = (code: ProblemCode) =>
    answer(getUploadState, () => {
      throw new Problem(code);
    });

  it('CMP-09 are listed, go with it, and can be taken off', async () => {
    const { server } = await begin('chen.wei@jinshu.example', [known, stored]);
    type(body(), 'As promised.');
    attach('report.csv');
    attach('notes.txt');
    await waitFor(async () => expect((await list()).querySelectorAll('[data-state=success]')).toHaveLength(2), patience);
    press(form().getByRole('button', { name: 'Remove notes.txt' }));
    press(button('Send'));
    await waitFor(
      () => expect(server.callsOf(sendDraft)).toMatchObject([{ body: { subject: 'report', attachments: [{ id: 7 }] } }]),
      patience,
    );
  });

  it('ATT-07 that are empty are dropped', async () => {
    await begin('', [known, stored]);
    attach('empty.txt', '');
    attach('report.csv');
    await waitFor(async () => expect((await list()).querySelectorAll('[data-state=success]')).toHaveLength(1), patience);
    expect(screen.queryByText('empty.txt')).toBeNull();
  });

  it.each<[string, ProblemCode, string]>([
    ['ATT-08 ERR-32', 'executable-refused', 'Executable files aren’t allowed for security reasons.'],
    ['ATT-25 ERR-26', 'upload-over-mailbox', 'The mailbox doesn’t have enough space for this upload.'],
  ])('%s that are refused say why', async (_, code, words) => {
    await begin('', [refused(code)]);
    attach('setup.exe');
    await waitFor(async () => expect((await list()).textContent).toContain(words), patience);
  });

  it.each([
    [{ non_field_errors: ['Full.'], detail: 'Not this.' }, 'Full.'],
    [{ detail: 'Too many.' }, 'Too many.'],
  ])('ATT-24 that a server without codes refuses say what it says: %j', async (wire, words) => {
    const app = await begin();
    answerWire(app, getUploadState.path, wire);
    attach('report.csv');
    await waitFor(async () => expect((await list()).textContent).toContain(words), patience);
  });
});

describe('a mail that cannot go', () => {
  it('SND-01 SND-07 ERR-36 says first that nobody is to get it', async () => {
    const { server } = await begin();
    press(button('Send'));
    expect(await form().findByText('Enter a recipient.', {}, patience)).toBeDefined();
    expect(form().queryByText('Enter a subject.')).toBeNull();
    expect(server.callsOf(sendDraft)).toEqual([]);
  });

  it('SND-02 SND-03 SND-07 ERR-37 ERR-38 says at its field what is missing, one after the other', async () => {
    const { server } = await begin('chen.wei@jinshu.example');
    press(button('Send'));
    expect(await form().findByText('Enter a subject.', {}, patience)).toBeDefined();
    expect(form().queryByText('Enter a message.')).toBeNull();
    type(subject(), 'Review');
    press(button('Send'));
    expect(await form().findByText('Enter a message.', {}, patience)).toBeDefined();
    expect([form().queryByText('Enter a subject.'), server.callsOf(sendDraft)]).toEqual([null, []]);
  });

  it('PIC-05 SND-05 SND-07 ERR-46 says at the field that an address is wrong, and goes to it', async () => {
    const { server } = await beginWhole();
    const cc = form().getByRole('combobox', { name: 'Cc' });
    type(cc, 'shen.he@jinshu.example; nobody@@example;');
    fireEvent.keyDown(cc, { key: 'Enter' });
    press(button('Send'));
    expect(await form().findByText('Enter a valid email address.', {}, patience)).toBeDefined();
    expect([cc.getAttribute('aria-invalid'), form().getByRole('combobox', { name: 'To' }).getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ]);
    const chip = form().getByRole('row', { name: /nobody@@example/ });
    await waitFor(() => expect(document.activeElement).toBe(chip), patience);
    fireEvent.keyDown(chip, { key: 'Delete' });
    press(button('Reply-to'));
    const replyTo = await form().findByRole('combobox', { name: 'Reply-to' }, patience);
    type(replyTo, 'nowhere');
    press(button('Send'));
    await waitFor(() => expect(replyTo.getAttribute('aria-invalid')).toBe('true'), patience);
    expect([toasts.getSnapshot(), server.callsOf(sendDraft)]).toEqual([[], []]);
  });

  it('says at the subject that it is too long as soon as it is, and cuts nothing', async () => {
    const { server } = await beginWhole();
    const long = 'x'.repeat(999);
    type(subject(), long);
    const words = 'Use 998 characters or fewer in the subject.';
    expect(await form().findByText(words, {}, patience)).toBeDefined();
    press(button('Send'));
    press(button('Save draft'));
    await waitFor(() => expect(document.activeElement).toBe(subject()), patience);
    expect([(subject() as HTMLInputElement).value, server.callsOf(sendDraft), toasts.getSnapshot()]).toEqual([long, [], []]);
    type(subject(), long.slice(1));
    await waitFor(() => expect(form().queryByText(words)).toBeNull(), patience);
    press(button('Send'));
    await waitFor(() => expect(server.callsOf(sendDraft)).toHaveLength(1), patience);
  });

  it.each([
    [{ non_field_errors: ['First.', 'Second.'], detail: 'D.', error_message: 'E.' }, 'First.'],
    [{ detail: 'D.', error_message: 'E.' }, 'D.'],
    [{ error_message: 'E.' }, 'E.'],
  ])('SND-17 says what a server without codes has against it: %j', async (wire, words) => {
    const app = await beginWhole();
    answerWire(app, sendDraft.path, wire);
    press(button('Send'));
    expect(await told()).toEqual([words]);
    expect(body().value).toBe('Friday at ten.');
  });

  it('PIC-19 ERR-70 names the list that may not be written to, and the letter stays', async () => {
    const refuse = answer(sendDraft, () => {
      throw new Problem('list-not-allowed', { address: 'team@jinshu.example' });
    });
    const { server } = await beginWhole([refuse]);
    press(button('Send'));
    expect(await told()).toEqual(['You may not write to team@jinshu.example. Remove it from the recipients.']);
    expect([body().value, server.callsOf(sendDraft).length]).toEqual(['Friday at ten.', 1]);
  });

  it('SND-18 ERR-12 a result that is no success is told as a failure, and the letter stays', async () => {
    const { server } = await beginWhole([answer(sendDraft, () => ({ ...gone, recipients: [], isSuccess: false }))]);
    press(button('Send'));
    expect(await told()).toEqual(['Couldn’t send the message.']);
    expect([screen.queryByRole('heading', { name: 'Message sent' }), body().value]).toEqual([null, 'Friday at ten.']);
    expect(server.callsOf(sendDraft)).toHaveLength(1);
  });

  it('SND-17 says that it has not gone until that is read, and no more once it is sent again', async () => {
    let isDown = true;
    let refuse: () => void = () => undefined;
    const { server } = await beginWhole([
      answer(sendDraft, async () => {
        if (!isDown) return gone;
        await new Promise<void>((resolve) => (refuse = resolve));
        throw new Problem('unavailable');
      }),
    ]);
    const sendTo = async (calls: number) => {
      press(button('Send'));
      await waitFor(() => expect(server.callsOf(sendDraft)).toHaveLength(calls), patience);
    };
    await sendTo(1);
    refuse();
    await waitFor(() => expect(toasts.getSnapshot()).toMatchObject([{ tone: 'danger', timeoutMs: null, isClosable: true }]), patience);
    expect(toasts.getSnapshot()[0]?.action).toBeUndefined();
    await sendTo(2);
    expect(toasts.getSnapshot()).toEqual([]);
    // A user who has moved to another tab by then can return to the message.
    press(screen.getAllByRole('tab', { name: /^Inbox/ })[0] as HTMLElement);
    refuse();
    await waitFor(() => expect(toasts.getSnapshot()[0]?.action?.label).toBe('Continue writing'), patience);
    expect(screen.queryByRole('form', { name: 'Compose' })).toBeNull();
    toasts.getSnapshot()[0]?.action?.onPress();
    await screen.findByRole('form', { name: 'Compose' }, patience);
    isDown = false;
    await sendTo(3);
    await waitFor(() => expect(toasts.getSnapshot()).toMatchObject([{ message: 'Sent' }]), patience);
  });

  it('SND-09 SND-10 numbers stand there until they are kept, under a name that a contact can have', async () => {
    let isDown = true;
    const { server } = await beginWhole([
      answer(getComposeParameters, () => ({ ...exampleComposeParameters, canNotifyBySms: true })),
      answer(checkSmsRecipients, () => ({ results: { create: ['chen.wei@jinshu.example'], update: [{ 'gone@jinshu.example': 7 }] } })),
      answer(createContact, ({ body: { address, name, mobile } }) => {
        if (isDown) throw new Problem('unavailable');
        return exampleContact({ address, name, mobile: mobile ?? '' });
      }),
      answer(changeContact, () => {
        throw new Problem('contact-not-found');
      }),
    ]);
    type(form().getByRole('combobox', { name: 'To' }), `${'长'.repeat(60)} <gone@jinshu.example>`);
    fireEvent.keyDown(form().getByRole('combobox', { name: 'To' }), { key: 'Enter' });
    press(form().getByRole('checkbox', { name: 'SMS notice' }));
    press(button('Send'));
    const dialog = within(await screen.findByRole('dialog', { name: 'SMS notice' }, patience));
    const fields = () => dialog.getAllByRole<HTMLInputElement>('textbox');
    for (const [index, field] of fields().entries()) type(field, index === 0 ? '138 0000 0000' : 'nobody');
    press(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(fields()[1]?.getAttribute('aria-invalid')).toBe('true'), patience);
    expect(server.callsOf(createContact)).toEqual([]);
    type(fields()[1] as HTMLElement, '13900000000');
    press(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(toasts.getSnapshot()).toMatchObject([{ tone: 'danger' }]), patience);
    expect(fields().map(({ value }) => value)).toEqual(['138 0000 0000', '13900000000']);
    isDown = false;
    press(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.callsOf(sendDraft)).toHaveLength(1), patience);
    expect(server.callsOf(createContact).map(({ body }) => body)).toMatchObject([
      { mobile: '138 0000 0000' },
      { mobile: '138 0000 0000' },
      { address: 'gone@jinshu.example', name: '长'.repeat(50), mobile: '13900000000' },
    ]);
  });
});

describe('a mail on its way', () => {
  /** Server that responds to the first message only when the test calls `settle`. */
  function slowly() {
    let settle: (isSent: boolean) => void = () => undefined;
    const waiting = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    const answers = [
      answer(sendDraft, async ({ body: { draftId, to } }) => {
        if (!(await waiting)) throw new Problem('unavailable');
        const recipients = to.map(({ address }) => address);
        return {
          messageId: '1@jinshu.example',
          recipients,
          isSuccess: true,
          failedAddresses: [],
          type: 'sent' as const,
          draftId,
          version: 1,
        };
      }),
    ];
    return { answers, settle: (isSent: boolean) => settle(isSent) };
  }
  const isOnItsWay = (server: Awaited<ReturnType<typeof beginWhole>>['server']) =>
    waitFor(() => expect(server.callsOf(sendDraft)).toHaveLength(1), patience);
  const to = () => form().getByRole('combobox', { name: 'To' });

  it('SND-17 keeps what is typed into its fields meanwhile when it fails', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Send'));
    await isOnItsWay(server);
    type(subject(), 'Review, again');
    type(body(), 'Saturday at ten.');
    type(to(), 'shen.he@jinshu.example');
    fireEvent.keyDown(to(), { key: 'Enter' });
    settle(false);
    await waitFor(() => expect(toasts.getSnapshot()).toHaveLength(1), patience);
    expect([subject(), body()].map((field) => (field as HTMLInputElement).value)).toEqual(['Review, again', 'Saturday at ten.']);
    expect(form().getByRole('grid', { name: /^To/ }).textContent).toContain('shen.he@jinshu.example');
    expect(server.callsOf(sendDraft)).toMatchObject([{ body: { subject: 'Review', text: 'Friday at ten.' } }]);
  });

  it('SND-15 says what did not go with it, and goes on with that as a letter of its own', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Send'));
    await isOnItsWay(server);
    type(subject(), 'Review, again');
    settle(true);
    expect(await screen.findByRole('heading', { name: 'Message sent' }, patience)).toBeDefined();
    const note = () => toasts.getSnapshot().find(({ action }) => action);
    expect(note()?.message).toBe('Changes made after sending weren’t included');
    note()?.action?.onPress();
    await waitFor(() => expect((subject() as HTMLInputElement).value).toBe('Review, again'), patience);
  });

  it('SND-15 PIC-02 keeps a recipient that is half typed when the mail goes out', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Send'));
    await isOnItsWay(server);
    to().focus();
    type(to(), 'shen.h');
    settle(true);
    expect(await screen.findByRole('heading', { name: 'Message sent' }, patience)).toBeDefined();
    const note = () => toasts.getSnapshot().find(({ action }) => action);
    await waitFor(() => expect(note()?.message).toBe('Changes made after sending weren’t included'), patience);
    note()?.action?.onPress();
    await waitFor(() => expect(form().getByRole('grid', { name: /^To/ }).textContent).toContain('shen.h'), patience);
  });

  /** Opens the message with the changes made since sending, and returns its recipients. */
  async function receiversSince() {
    expect(await screen.findByRole('heading', { name: 'Message sent' }, patience)).toBeDefined();
    const note = () => toasts.getSnapshot().find(({ action }) => action);
    await waitFor(() => expect(note()?.message).toBe('Changes made after sending weren’t included'), patience);
    note()?.action?.onPress();
    await screen.findByRole('form', { name: 'Compose' }, patience);
    return form().getByRole('grid', { name: /^To/ }).textContent;
  }

  it('SND-15 PIC-07 keeps what stands in the dialog of a recipient when the mail goes out under it', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Send'));
    await isOnItsWay(server);
    fireEvent.doubleClick(form().getByRole('row', { name: /chen\.wei/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit recipient' }, patience));
    type(dialog.getByRole('textbox', { name: /^Email/ }), 'shen.h');
    settle(true);
    expect(await receiversSince()).toContain('shen.h');
  });

  it('SND-15 PIC-07 keeps nothing of a dialog that was given up before the mail went out', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Send'));
    await isOnItsWay(server);
    fireEvent.doubleClick(form().getByRole('row', { name: /chen\.wei/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit recipient' }, patience));
    type(dialog.getByRole('textbox', { name: /^Email/ }), 'shen.h');
    press(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    settle(true);
    expect(await screen.findByRole('heading', { name: 'Message sent' }, patience)).toBeDefined();
    expect(toasts.getSnapshot().filter(({ action }) => action)).toEqual([]);
  });

  it('SND-15 PIC-07 keeps what stands in a recipient that is changed in its place when the mail goes out under it', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Reply-to'));
    const replyTo = await form().findByRole('combobox', { name: 'Reply-to' }, patience);
    type(replyTo, 'li.ming@jinshu.example');
    fireEvent.keyDown(replyTo, { key: 'Enter' });
    press(button('Send'));
    await isOnItsWay(server);
    fireEvent.doubleClick(form().getByRole('row', { name: /li\.ming/ }));
    type(form().getByRole('textbox', { name: 'Edit li.ming@jinshu.example' }), 'shen.h');
    settle(true);
    await receiversSince();
    expect(form().getByRole('grid', { name: /^Reply-to/ }).textContent).toContain('shen.h');
    expect(server.callsOf(sendDraft)).toMatchObject([{ body: { replyTo: 'li.ming@jinshu.example' } }]);
  });

  it('SND-15 PIC-10 keeps who was chosen from the address books when the mail goes out under them', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Send'));
    await isOnItsWay(server);
    press(form().getByRole('button', { name: 'Choose contacts' }));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    fireEvent.click((await dialog.findAllByRole('checkbox', {}, patience)).at(-1) as HTMLElement);
    settle(true);
    expect(await receiversSince()).toContain('Amelia Hart');
  });

  it('takes no files, and says so', async () => {
    const { answers, settle } = slowly();
    const { server } = await beginWhole(answers);
    press(button('Send'));
    await isOnItsWay(server);
    attach('late.txt');
    expect(await told()).toEqual(['Sending. You can’t change attachments or images now.']);
    settle(false);
  });
});

describe('a mail that went out', () => {
  it('SND-15 SND-20 SND-23 ERR-56 says so, shows what became of it, and leads back to the mailbox', async () => {
    const { server } = await beginWhole();
    press(button('Send'));
    expect(await told()).toEqual(['Sent']);
    expect(server.callsOf(sendDraft)).toMatchObject([
      { body: { action: 'sent', subject: 'Review', to: [{ address: 'chen.wei@jinshu.example' }] } },
    ]);
    expect(await screen.findByRole('heading', { name: 'Delivery status' }, patience)).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Message progress' }, patience)).toBeDefined();
    press(screen.getByRole('button', { name: 'Back to mailbox' }));
    await waitFor(
      () =>
        expect(screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)).toContainEqual(
          expect.stringContaining('Inbox'),
        ),
      patience,
    );
    expect(screen.queryByRole('heading', { name: 'Message sent' })).toBeNull();
  });

  it('TAB-06 its tab has the subject for a title once it is sent', async () => {
    await beginWhole();
    const title = () =>
      within(screen.getByRole('tablist', { name: 'Open tabs' }))
        .getAllByRole('tab')
        .map((tab) => tab.querySelector('bdi')?.textContent)
        .at(-1);
    press(button('Send'));
    await screen.findByRole('heading', { name: 'Message sent' }, patience);
    await waitFor(() => expect(title()).toBe('Review'), patience);
  });

  it('SND-24 TAB-12 makes way for the next without a question', async () => {
    await beginWhole();
    press(button('Send'));
    press(await screen.findByRole('button', { name: 'Continue writing' }, patience));
    await screen.findByRole('form', { name: 'Compose' }, patience);
    expect([screen.queryByRole('alertdialog'), form().getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value]).toEqual([
      null,
      '',
    ]);
  });

  it('SND-19 ERR-13 names the addresses that it could not be sent to', async () => {
    const partly = answer(sendDraft, ({ body: { draftId } }) => ({
      messageId: '1@jinshu.example',
      recipients: ['chen.wei@jinshu.example'],
      isSuccess: true,
      failedAddresses: [
        { address: 'nobody@jinshu.example', reason: 'unknown-mailbox' },
        { address: 'zhou.an@jinshu.example', reason: 'level-above-recipient' },
      ],
      type: 'sent' as const,
      draftId,
      version: 1,
    }));
    await beginWhole([partly]);
    press(button('Send'));
    const failed = within(await screen.findByRole('region', { name: 'Not sent to these addresses' }, patience));
    expect(failed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'nobody@jinshu.exampleThis mailbox doesn’t exist.',
      // A reason that the server returns as a code is shown as text, like every reason.
      'zhou.an@jinshu.exampleNot cleared for this secrecy level.',
    ]);
  });
});
