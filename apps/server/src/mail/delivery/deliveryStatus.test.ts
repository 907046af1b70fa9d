import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Change, type Draft, draftSchema, emptyDraft, type PushFrame } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { encode } from 'zod/mini';
import { makeAccount } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside, type Person } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  test = await openMailboxToOutside();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await test.close();
});

/** Opens a window of a user. Returns the changes pushed to it so far. */
async function openWindow(person: Person): Promise<Change[]> {
  const { token, version } = (await person.get('/core/wss/')).body;
  const { port } = test.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/websocket?token=${token}&after=${version}`);
  sockets.push(socket);
  const heard: Change[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as PushFrame;
    if (frame.type === 'changes') heard.push(...frame.changes);
  });
  await once(socket, 'open');
  return heard;
}

async function send(addresses: readonly string[], changes: Partial<Draft> = {}): Promise<string> {
  const draft = {
    ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }),
    to: addresses.map((address) => ({ address, name: '' })),
    subject: '通知',
    html: '<p>请查收</p>',
    ...changes,
  };
  return (await test.lin.post('/mail/message/sent/', { ...(encode(draftSchema, draft) as object), action: 'sent' })).body.message_id;
}

const fates = async (messageId: string, who = test.lin) =>
  ((await who.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results ?? []) as {
    recipient: string;
    status: string;
    status_info: string;
    is_red: boolean;
  }[];
const words = async (messageId: string) => Object.fromEntries((await fates(messageId)).map(({ recipient, status }) => [recipient, status]));
const settled = (messageId: string) =>
  vi.waitFor(async () => expect(Object.values(await words(messageId))).not.toContain('undeliver'), 10_000);
const told = (heard: Change[], messageId: string) =>
  vi.waitFor(() => expect(heard).toContainEqual({ type: 'delivery.changed', messageId }), 10_000);

describe('delivery status', () => {
  it('SND-26 SND-30 SND-59 SND-60 says for each recipient what became of the mail, failures in red with the reason', async () => {
    const full = await makeAccount(test.deps, { address: 'full@jinshu.example', quotaBytes: 10 });
    const messageId = await send([test.chen.address, full.address, 'nobody@jinshu.example', 'zhou@partner.example']);
    await settled(messageId);
    expect(
      (await fates(messageId)).map(({ recipient, status, status_info, is_red }) => [recipient, status, status_info.slice(0, 5), is_red]),
    ).toEqual([
      [test.chen.address, 'deliver', '', false],
      [full.address, 'deliver_fail', '5.2.2', true],
      ['nobody@jinshu.example', 'deliver_fail', '5.1.1', true],
      ['zhou@partner.example', 'deliver', expect.any(String), false],
    ]);
    expect(await fates(messageId, test.chen)).toEqual([]);
  });

  it('SND-58 pushes each step to the windows of the sender: delivered, then read when it is opened, and not by a prefetch', async () => {
    const windows = await Promise.all([openWindow(test.lin), openWindow(test.lin)]);
    const messageId = await send([test.chen.address]);
    await settled(messageId);
    for (const heard of windows) await told(heard, messageId);
    for (const heard of windows) heard.length = 0;
    const [mail] = (await test.chen.get('/mail/message/?folder=INBOX&limit=1&offset=0')).body.results;
    await test.chen.get(`/mail/message/${mail.uid}/?folder=INBOX&prefetch=1`);
    expect(await words(messageId)).toEqual({ [test.chen.address]: 'deliver' });
    await test.chen.get(`/mail/message/${mail.uid}/?folder=INBOX`);
    for (const heard of windows) await told(heard, messageId);
    expect(await words(messageId)).toEqual({ [test.chen.address]: 'readed' });
  });

  it('SND-52 pushes a recall to both sides', async () => {
    const [mine, theirs] = await Promise.all([openWindow(test.lin), openWindow(test.chen)]);
    const messageId = await send([test.chen.address]);
    await settled(messageId);
    await told(mine, messageId);
    const [mail] = (await test.chen.get('/mail/message/?folder=INBOX&limit=1&offset=0')).body.results;
    await test.lin.post('/mail/message/send-recall/', { message_id: messageId });
    await vi.waitFor(() => {
      expect(theirs).toContainEqual({ type: 'message.removed', folder: 'INBOX', uids: [mail.uid] });
      expect(theirs).toContainEqual({ type: 'message.added', folder: 'INBOX', uids: [mail.uid + 1], isArrival: false });
      expect(mine.filter(({ type }) => type === 'delivery.changed').length).toBeGreaterThan(1);
    }, 10_000);
  });

  it('SND-61 says where a spam rule holds the mail back: it is in no folder of the recipient', async () => {
    const text = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
    const messageId = await send([test.chen.address], { isHtml: false, html: '', text, subject: '扣留' });
    await settled(messageId);
    expect(await words(messageId)).toEqual({ [test.chen.address]: 'sequester' });
    for (const folder of ['INBOX', 'Spam']) {
      const { results } = (await test.chen.get(`/mail/message/?folder=${folder}&limit=50&offset=0`)).body;
      expect(results.map(({ subject }: { subject: string }) => subject)).not.toContain('扣留');
    }
  });

  it.each(['in-review', 'proxy', 'quarantined'])('SND-26 tells of the fate %s as well', async (status) => {
    const messageId = await send([test.chen.address]);
    await settled(messageId);
    await test.deps.db.updateTable('delivery').set({ status }).where('recipient', '=', test.chen.address).execute();
    const wire = { 'in-review': 'review', proxy: 'proxy', quarantined: 'sequester' }[status];
    expect(await words(messageId)).toEqual({ [test.chen.address]: wire });
  });
});
