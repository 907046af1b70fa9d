import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage } from '../../mime/compose/composeMessage.ts';
import { prepareMessage } from '../../mime/reading/prepareMessage.ts';
import { enqueueMail } from '../../testing/enqueueMail.ts';
import { makeAccount, makeSharedMailbox } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { storeContent } from '../content/content.repository.ts';
import { deliver } from './deliver.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let other: Person;
beforeAll(async () => {
  test = await openMailbox();
  other = await test.enter(await makeAccount(test.deps, { address: 'wang@jinshu.example' }));
});
afterAll(() => test.close());

const outsider = 'zhou@partner.example';
const second = 'ann@gmail.example';
let messageId = '';

/** Stores a message that Lin Yue sent to two external people and to Chen Wei, on behalf of `from` if that is another address. */
async function send({ from = test.lin.address, isWaiting = false } = {}): Promise<void> {
  const { deps, lin, chen } = test;
  const recipients = [outsider, second, chen.address].map((address) => ({ address, name: '' }));
  const written = await composeMessage({
    from: { name: '', address: from },
    to: recipients,
    cc: [],
    subject: '合同',
    text: '请查收',
    domain: 'jinshu.example',
    date: deps.now(),
  });
  messageId = written.messageId;
  await deps.db.transaction().execute(async (tx) => {
    const contentId = await storeContent(tx, deps.blobs, prepareMessage(written.raw));
    const { mailboxId, accountId, address: senderAddress } = lin;
    const id = randomUUID();
    await enqueueMail(tx, deps, { mailboxId, id, accountId, contentId, messageId, senderAddress, recipients });
    if (isWaiting) return;
    await tx.updateTable('delivery').set({ status: 'delivered', next_attempt_at: null }).where('submission_id', '=', id).execute();
  });
}
beforeEach(() => send());

const fates = async () =>
  Object.fromEntries(
    (
      (await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results as {
        recipient: string;
        status: string;
        status_info: string;
      }[]
    ).map(({ recipient, status, status_info }) => [recipient, `${status} ${status_info}`.trim()]),
  );
const untouched = () => ({ [outsider]: 'deliver', [second]: 'deliver', [test.chen.address]: 'deliver' });

interface Told {
  from?: string;
  about?: string;
  id?: string;
  disposition?: string;
  action?: string;
}

const head = (from: string, kind: string) => [
  `From: ${from}`,
  `To: ${test.lin.address}`,
  'Subject: Report',
  'Date: Fri, 20 Nov 2026 08:00:00 +0000',
  `Message-ID: <${randomUUID()}@report.example>`,
  'MIME-Version: 1.0',
  `Content-Type: multipart/report; report-type=${kind}; boundary=b`,
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Report',
  '--b',
  `Content-Type: message/${kind}`,
  '',
];
const receipt = ({
  from = outsider,
  about = outsider,
  id = messageId,
  disposition = 'manual-action/MDN-sent-manually; displayed',
}: Told = {}) => [
  ...head(from, 'disposition-notification'),
  `Final-Recipient: rfc822; ${about}`,
  `Original-Message-ID: <${id}>`,
  `Disposition: ${disposition}`,
  '',
  '--b--',
  '',
];
const failure = ({ from = 'mailer-daemon@partner.example', about = outsider, id = messageId, action = 'failed' }: Told = {}) => [
  ...head(from, 'delivery-status'),
  'Reporting-MTA: dns; mx.partner.example',
  `Original-Message-ID: <${id}>`,
  '',
  `Final-Recipient: rfc822; ${about}`,
  `Action: ${action}`,
  'Status: 5.2.2',
  'Diagnostic-Code: smtp; 552 mailbox full',
  '',
  '--b--',
  '',
];
const come = (lines: string[], recipients = [test.lin.address]) =>
  deliver(test.deps, { raw: Buffer.from(lines.join('\r\n')), mailFrom: '', recipients });

describe('reports that come in', () => {
  it('SND-58 a read receipt makes a recipient outside one who has read, and the windows of the sender hear of it', async () => {
    const before = (await test.journal(test.lin.mailboxId)).length;
    await come(receipt());
    expect(await fates()).toEqual({ ...untouched(), [outsider]: 'readed' });
    expect((await test.journal(test.lin.mailboxId)).slice(before)).toContainEqual({ type: 'delivery.changed', payload: { messageId } });
  });

  it('SND-60 a report of failure says why, also after another server had taken the mail', async () => {
    await come(failure());
    expect(await fates()).toEqual({ ...untouched(), [outsider]: 'deliver_fail 5.2.2 552 mailbox full' });
  });

  it('what was read stays read, whatever comes later', async () => {
    await come(receipt());
    await come(failure());
    await come(failure({ action: 'delivered' }));
    expect((await fates())[outsider]).toBe('readed');
  });

  it('a receipt that comes to the mailbox in whose name the mail was sent counts as well', async () => {
    const address = `team${randomUUID().slice(0, 8)}@jinshu.example`;
    await makeSharedMailbox(test.deps, address);
    await send({ from: address });
    await come(receipt(), [address]);
    expect((await fates())[outsider]).toBe('readed');
  });
});

describe('reports that anybody can write', () => {
  it.each<[string, () => string[], (() => string[])?]>([
    ['a receipt of somebody at another domain', () => receipt({ from: 'mallory@evil.example' })],
    ["one recipient in another one's name", () => receipt({ from: second, about: outsider })],
    ['a receipt in the name of a colleague', () => receipt({ from: test.chen.address, about: test.chen.address })],
    ['a failure at a colleague', () => failure({ about: test.chen.address })],
    ['a receipt of somebody who was not written to', () => receipt({ from: 'nobody@partner.example', about: 'nobody@partner.example' })],
    ['a mail that does not exist', () => receipt({ id: 'unknown@jinshu.example' })],
    ['no mail at all', () => receipt({ id: ' ' })],
    ['a mail that was deleted without being read', () => receipt({ disposition: 'manual-action/MDN-sent-manually; deleted' })],
    ['a delay', () => failure({ action: 'delayed' })],
    ['a receipt that came to somebody else', () => receipt(), () => [other.address]],
    ['a failure that came to somebody else', () => failure(), () => [other.address, test.chen.address]],
  ])('%s changes nothing', async (_, lines, recipients) => {
    await come(lines(), recipients?.());
    expect(await fates()).toEqual(untouched());
  });

  it("a report never reaches the record of somebody else's mail with the same id", async () => {
    const before = (await test.journal(other.mailboxId)).length;
    await come(receipt(), [other.address]);
    expect((await test.journal(other.mailboxId)).slice(before).map(({ type }) => type)).toEqual(['message.added']);
    expect((await other.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.code).toBe('mail-not-found');
  });

  it('does not call off a mail that still waits, and does not undo a recall', async () => {
    await send({ isWaiting: true });
    await come(failure());
    expect((await fates())[outsider]).toBe('undeliver');
    await test.lin.post('/mail/message/send-recall/', { message_id: messageId });
    await come(receipt());
    expect((await fates())[outsider]).toBe('undeliver');
  });
});
