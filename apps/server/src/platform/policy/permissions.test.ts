import { randomUUID } from 'node:crypto';
import { emptyDraft, sendDraft } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { deliver } from '../../mail/inbound/deliver.ts';
import { mailWithFile } from '../../testing/mailWithFile.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import type { PolicyValues } from '../policy/policies.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let uid: number;
let folder: { id: number; raw_name: string };

beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());

const permit = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);

beforeEach(async () => {
  await permit({});
  const { copies } = await deliver(test.deps, {
    raw: mailWithFile({ to: test.lin.address, subject: `计划 ${Date.now()}`, file: Buffer.from('%PDF') }),
    mailFrom: 'a@partner.example',
    recipients: [test.lin.address],
  });
  uid = copies[0]?.uid ?? 0;
  folder = (await test.lin.post('/mail/folder/', { name: `folder ${uid}` })).body;
});

const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  (await test.app.inject({ method, url: `/api${path}`, headers: test.lin.headers, ...(payload && { payload }) })).statusCode;
const one = () => ({ uids: [uid], folder: 'INBOX' });
const send = (relation: 'forward' | 'forward-as-attachment' | 'send-again' | 'reply') =>
  ask(
    'POST',
    '/mail/message/sent/',
    z.encode(sendDraft.body as z.ZodMiniType, {
      ...emptyDraft(randomUUID(), { address: test.lin.address, name: test.lin.name }),
      to: [{ address: test.chen.address, name: '' }],
      subject: '转给你',
      html: '<p>请看。</p>',
      relation,
      folder: 'INBOX',
      uid,
      action: 'sent',
    }) as object,
  );

const calls: [string, Partial<PolicyValues>, string, () => Promise<number>][] = [
  ['PRM-05', { is_fwmail: false }, 'beginning to forward', () => ask('GET', `/mail/message/${uid}/?folder=INBOX&view=5`)],
  ['PRM-05', { is_fwmail: false }, 'beginning to forward as attachment', () => ask('GET', `/mail/message/${uid}/?folder=INBOX&view=6`)],
  ['PRM-05', { is_fwmail: false }, 'beginning to send again', () => ask('GET', `/mail/message/${uid}/?folder=INBOX&view=7`)],
  ['PRM-05', { is_fwmail: false }, 'sending what was forwarded', () => send('forward')],
  ['PRM-05', { is_fwmail: false }, 'sending what was forwarded as attachment', () => send('forward-as-attachment')],
  ['PRM-05', { is_fwmail: false }, 'sending again', () => send('send-again')],
  ['PRM-06', { is_maildownload: false }, 'downloading a mail', () => ask('GET', `/mail/message/eml/?uid=${uid}&folder=INBOX`)],
  ['PRM-06', { is_maildownload: false }, 'downloading mails', () => ask('GET', `/mail/message/zip/?uids=${uid}&folder=INBOX`)],
  ['PRM-06', { is_maildownload: false }, 'downloading all files', () => ask('GET', `/mail/message/attach-zip/?uid=${uid}&folder=INBOX`)],
  [
    'PRM-06',
    { is_maildownload: false },
    'downloading a file',
    async () => {
      const { body } = await test.lin.get(`/mail/message/${uid}/?folder=INBOX&prefetch=1`);
      return ask('GET', `/mail/attach/0/?uid=${uid}&folder=INBOX&sid=${body.attachments[0].sid}`);
    },
  ],
  ['PRM-07', { disable_delete_button: true }, 'deleting', () => ask('POST', '/mail/message/delete/', one())],
  ['PRM-07', { disable_delete_button: true }, 'deleting for good', () => ask('POST', '/mail/message/expunge/', one())],
  ['PRM-07', { disable_delete_button: true }, 'emptying a folder', () => ask('POST', '/mail/message/prune/', { folder: 'Trash' })],
  [
    'PRM-07',
    { disable_delete_button: true },
    'refusing and deleting',
    () => ask('POST', '/mail/message/reject/', { ...one(), is_delete: true }),
  ],
  ['PRM-07', { disable_delete_button: true }, 'removing a folder', () => ask('DELETE', `/mail/folder/${folder.id}/`)],
  [
    'PRM-07',
    { disable_delete_button: true },
    'removing a folder with its content',
    () => ask('POST', '/mail/folder/del/', { src_folder: folder.raw_name, is_delete: true }),
  ],
];

describe('PRM-12 what is hidden from a user is refused by the server too', () => {
  it.each(calls)('%s %j refuses %s', async (_id, permissions, _what, call) => {
    await permit(permissions);
    expect(await call()).toBe(403);
    await permit({});
    expect(await call(), 'PRM-11 an ordinary user may').toBe(200);
  });

  it('PRM-08 shows nobody of the organisation to whom it is closed', async () => {
    const found = async () => (await test.lin.get('/contact/lenovoall/?search=陈伟')).body.count;
    expect(await found()).toBe(1);
    await permit({ has_user_department_perm: false });
    expect(await found()).toBe(0);
    // Sending has made a contact of the recipient.
    await test.deps.db.deleteFrom('contact').where('mailbox_id', '=', test.lin.mailboxId).execute();
    await test.lin.post('/mail/message/pab/', { email: test.chen.address });
    const contact = await test.deps.db.selectFrom('contact').select('name').where('mailbox_id', '=', test.lin.mailboxId).execute();
    expect(contact).toEqual([{ name: 'chen.wei' }]);
  });

  it('PRM-05 PRM-07 leaves what is not hidden', async () => {
    await permit({ is_fwmail: false, disable_delete_button: true, is_maildownload: false });
    expect(await send('reply')).toBe(200);
    expect(await ask('GET', `/mail/message/${uid}/?folder=INBOX&view=3`)).toBe(200);
    expect(await ask('POST', '/mail/message/move/', { uids: [uid], src_folder: 'INBOX', dst_folder: folder.raw_name })).toBe(200);
    expect(await ask('POST', '/mail/folder/del/', { src_folder: folder.raw_name, is_delete: false, dst_folder: 'INBOX' })).toBe(200);
  });
});
