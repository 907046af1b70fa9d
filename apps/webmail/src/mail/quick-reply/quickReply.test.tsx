import { getSharedStatus, Problem, readMessage, replyToMessage, sendDraft } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../core/api/api.ts';
import { toasts } from '../../core/toast/toasts.ts';
import { exampleQueryClient } from '../../testing/ExampleApp.tsx';
import { exampleMessage, exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, row } from '../../testing/openApp.tsx';
import { article, read, readKind, tool } from '../../testing/openLetter.ts';
import './QuickReplyBox.tsx';
import { replyHtml } from '../draft/replyHtml.ts';
import { quickReplyOf } from './quickReply.actors.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const box = async () => within(await screen.findByRole('region', { name: 'Quick reply' }, patience));
const field = async () => (await box()).getByRole<HTMLTextAreaElement>('textbox');
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const send = async () => press((await box()).getByRole('button', { name: /^Send/ }));

describe('the quick reply', () => {
  it('QRP-01 QRP-04 goes to the sender of the mail, says so, and is ready for the next', async () => {
    const { server, mailbox } = await read();
    expect((await field()).placeholder).toBe('Quick reply to 周慕云…');
    await write('好的 <b>\n周三见');
    await send();
    expect(await (await box()).findByText('Reply sent', {}, patience)).toBeDefined();
    expect(server.callsOf(replyToMessage)).toMatchObject([
      { body: { folder: 'INBOX', html: '<p>好的 &#60;b&#62;</p><p>周三见</p>', replyId: expect.any(String) } },
    ]);
    expect([(await field()).value, mailbox.rows('INBOX')[0]?.isAnswered]).toEqual(['', true]);
  });

  it('QRP-01 QRP-08 names those who got it below a mail of one’s own', async () => {
    await openApp({ at: '/mailbox/innerbox/Sent' });
    press(await row(/春季研讨会/));
    await waitFor(async () => expect((await field()).placeholder).toBe('Quick reply to 陈伟…'), patience);
  });

  const elsewhere = { name: '周慕云', address: 'mallory@evil.example' };
  const spoofed = { name: 'ceo@jinshu.example', address: 'mallory@evil.example' };
  const named = { name: '陈伟', address: 'mallory@evil.example', isDoubtful: true };
  it.each([
    ['where the name is a colleague’s', { sender: named, replyTo: [named] }, '陈伟 <mallory@evil.example>'],
    ['where the answer goes elsewhere', { replyTo: [elsewhere] }, '周慕云 <mallory@evil.example>'],
    ['where the name shows another one', { sender: spoofed, replyTo: [spoofed] }, 'ceo@jinshu.example <mallory@evil.example>'],
  ])('QRP-01 shows the address %s', async (_, patch, shown) => {
    await readKind(patch);
    expect((await field()).placeholder).toBe(`Quick reply to ${shown}…`);
  });

  it('SND-51 QRP-04 says of an answer that a reviewer holds that it waits', async () => {
    const holds = answer(replyToMessage, () => ({
      messageId: 'm',
      recipients: ['a@partner.example'],
      isSuccess: true,
      failedAddresses: [],
      type: 'sent' as const,
      draftId: 'd',
      version: 1,
      isInReview: true,
    }));
    await read(undefined, { answers: [holds] });
    await write('周三见');
    await send();
    expect(await (await box()).findByText('Reply waiting for review', {}, patience)).toBeDefined();
    expect((await box()).queryByText('Reply sent')).toBeNull();
  });

  it('QRP-04 one that failed keeps its text and is sent again as the same one', async () => {
    let isBroken = true;
    const refuse = answer(replyToMessage, () => {
      if (isBroken) throw new Problem('unavailable');
      return { messageId: 'm', recipients: [], isSuccess: true, failedAddresses: [], type: 'sent' as const, draftId: 'd', version: 1 };
    });
    const { server } = await read(undefined, { answers: [refuse] });
    await write('周三见');
    await send();
    expect(await (await box()).findByRole('button', { name: 'Send again' }, patience)).toBeDefined();
    expect((await field()).value).toBe('周三见');
    isBroken = false;
    await send();
    expect(await (await box()).findByText('Reply sent', {}, patience)).toBeDefined();
    const ids = server.callsOf(replyToMessage).map(({ body }) => (body as { replyId: string }).replyId);
    expect(new Set(ids).size).toBe(1);
  });

  it('LGN-50 shows nothing of what another user has typed below a mail of the same number', () => {
    const queryClient = exampleQueryClient();
    const of = (userName: string) => quickReplyOf({ api, queryClient, userName }, { folder: 'INBOX', uid: 999_999 }, true);
    of('lin.yue@jinshu.example').send({ type: 'change', text: '周三见' });
    const typed = ['chen.wei@jinshu.example', 'lin.yue@jinshu.example'].map((userName) => of(userName).getSnapshot().context.text);
    expect(typed).toEqual(['', '周三见']);
  });

  it('QRP-05 a full reply that cannot begin leaves what was typed where it was', async () => {
    const refuse = answer(readMessage, ({ query: { view } }) => {
      if (view !== undefined) throw new Problem('unavailable');
      return exampleMessage({});
    });
    await read(undefined, { answers: [refuse] });
    await write('周三见');
    press((await box()).getByRole('button', { name: 'Go to the full reply' }));
    await waitFor(() => expect(toasts.getSnapshot()).toHaveLength(1), patience);
    expect((await field()).value).toBe('周三见');
  });

  it('QRP-06 ERR-38 an empty one is not sent', async () => {
    const { server } = await read();
    await write('  ');
    await send();
    expect((await box()).getByText('Enter a message.')).toBeDefined();
    expect(server.callsOf(replyToMessage)).toEqual([]);
  });

  it('QRP-02 QRP-05 the full reply goes on with what was typed', async () => {
    const { server } = await read();
    await write('先说这些');
    press((await box()).getByRole('button', { name: 'Go to the full reply' }));
    const form = within(await screen.findByRole('form', { name: 'Compose' }, patience));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Body' }).textContent).toMatch(/^先说这些/), patience);
    expect(server.callsOf(sendDraft)).toEqual([]);
  });

  it('what was typed is there when the tab is in sight again', async () => {
    await read();
    await write('写到一半');
    press(tool('Close tab'));
    press(await row(/春|Draft agenda/));
    await article('Draft agenda for the spring workshop');
    expect((await field()).value).toBe('');
    press(tool('Previous'));
    await article();
    await waitFor(async () => expect((await field()).value).toBe('写到一半'), patience);
  });

  it('SHR-10 in a shared mailbox that may be sent from it is sent', async () => {
    const shared = answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: true }));
    const { server } = await read(undefined, { answers: [shared] });
    await write('周三见');
    await send();
    expect(await (await box()).findByText('Reply sent', {}, patience)).toBeDefined();
    expect(server.callsOf(replyToMessage)).toHaveLength(1);
  });

  it('ERR-51 SHR-10 says so where the right was taken away meanwhile, and keeps what was typed', async () => {
    const shared = answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: true }));
    const refused = answer(replyToMessage, () => {
      throw new Problem('mailbox-share-power');
    });
    await read(undefined, { answers: [shared, refused] });
    await write('周三见');
    await send();
    expect(await (await box()).findByText('You don’t have permission for this in the shared mailbox.', {}, patience)).toBeDefined();
    expect((await field()).value).toBe('周三见');
  });
});

it('a text becomes a letter line by line, and its signs stay signs', () => {
  expect(replyHtml(' a\n\n<i>&"\r\nb ')).toBe('<p>a</p><p><br></p><p>&#60;i&#62;&#38;&#34;</p><p>b</p>');
});
