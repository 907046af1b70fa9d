import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { emptyDraft } from '@jinshu/api';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSmtpServer } from '../../mail/inbound/smtpServer.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../testing/openMailbox.ts';
import { act, arrivedRow, keepSessions, makeForm, openRow, rowsOf, storeFile } from '../../testing/sendForm.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: SendingMailbox;
let clock = new Date('2026-11-20T08:00:00Z');
beforeAll(async () => {
  test = await openSendingMailbox({ now: () => clock });
  await keepSessions(test);
});
afterAll(() => test.close());

const everybody = { of: 'organisation' } as const;
let changed: (keyof PolicyValues)[] = [];
/** Sets policies of the organization until the test is over. */
async function decide(values: Partial<PolicyValues>) {
  await setPolicies(test.deps.db, everybody, values);
  changed = Object.keys(values) as (keyof PolicyValues)[];
}
afterEach(async () => {
  clock = new Date('2026-11-20T08:00:00Z');
  for (const name of changed.reverse()) await unsetPolicy(test.deps.db, everybody, name);
  changed = [];
});

const hours = (count: number) => {
  clock = new Date(clock.getTime() + count * 3_600_000);
};
const file = (size: number, who: Person = test.lin) => storeFile(test, who, `${randomUUID()}.pdf`, Buffer.alloc(size, randomUUID()));
const send = (attachments: readonly { id: number; isOnline?: boolean }[], subject: string = randomUUID()) =>
  act(test.lin, 'sent', makeForm(test.lin, [test.chen], { attachments: [...attachments], subject }));

describe('limits that the organization sets', () => {
  it('BAK-78 the largest attachment is refused above it, but goes as a link', async () => {
    await decide({ attachment_size: 1_000_000 });
    expect((await test.lin.get('/mail/message/more-get/')).body.attachment_size).toBe(1_000_000);
    const [fits, large] = [await file(1_000_000), await file(1_000_001)];
    expect((await send([{ id: large }])).body.code).toBe('too-large');
    expect((await send([{ id: fits }])).status).toBe(200);
    expect((await send([{ id: large, isOnline: true }])).status).toBe(200);
  });

  it('BAK-78 the largest message bounds what is sent and what other servers hand over', async () => {
    await decide({ attachment_size: 90_000, mail_size: 150_000 });
    const files = [await file(80_000), await file(80_000)];
    expect((await send(files.map((id) => ({ id })))).body.code).toBe('too-large');
    expect((await send(files.slice(1).map((id) => ({ id })))).status).toBe(200);
    const text = 'x'.repeat(160_000);
    expect((await act(test.lin, 'sent', makeForm(test.lin, [test.chen], { html: text }))).body.code).toBe('too-large');
  });

  it('BAK-78 tells each mail server that connects the largest message of its time', async () => {
    const server = await startSmtpServer(test.deps);
    const size = () =>
      new Promise<string | undefined>((resolve) => {
        let words = '';
        const socket = net.connect(server.port, '127.0.0.1');
        socket.once('data', () => socket.write('EHLO c\r\n'));
        socket.on('data', (bytes) => {
          words += bytes.toString();
          const found = /^250[ -]SIZE (\d+)\r\n/m.exec(words)?.[1];
          if (found === undefined) return;
          resolve(found);
          socket.destroy();
        });
      });
    try {
      expect(await size()).toBe('52428800');
      await decide({ attachment_size: 90_000, mail_size: 150_000 });
      expect(await size()).toBe('150000');
    } finally {
      await server.stop();
    }
  });

  it('ATT-13 BAK-78 the largest file that is uploaded can differ for a person', async () => {
    await setPolicies(test.deps.db, { of: 'person', accountId: test.chen.accountId }, { transit_size: 1_048_576 });
    const body = { fileMd5: 'f'.repeat(32), upload_type: 'mail', file_name: 'a', file_type: '', file_size: 1_048_577, folder_id: -1 };
    const upload = async (who: Person) => (await who.post('/netdisk/upload-finish/', body)).body.code;
    expect([await upload(test.chen), await upload(test.lin)]).toEqual(['too-large', 'upload-incomplete']);
  });

  it('ATT-31 BAK-79 links are valid as long as is preselected, and choices that are not offered are refused', async () => {
    await decide({ link_validities: ['month', 'quarter'], link_validity: 'quarter' });
    expect((await test.lin.get('/mail/message/more-get/')).body).toMatchObject({
      link_validities: ['month', 'quarter'],
      link_validity: 'quarter',
    });
    const convert = async (validity?: string) => {
      const ids = { attachments: [await file(100)], net_attachments: [], company_attachments: [] };
      return (await test.lin.post('/mail/message/more-post/', { ...ids, ...(validity && { validity }) })).body;
    };
    expect((await convert()).results[0].expires_at).toBe('2027-02-20T08:00:00.000Z');
    expect((await convert('month')).results[0].expires_at).toBe('2026-12-20T08:00:00.000Z');
    expect((await convert('permanent')).code).toBe('forbidden');
    const id = await file(100);
    await test.lin.post('/mail/message/more-post/', { attachments: [id], net_attachments: [], company_attachments: [] });
    expect((await test.lin.post(`/mail/attach/${id}/renewal/`, { validity: 'year' })).body.code).toBe('forbidden');
    expect((await test.lin.post(`/mail/attach/${id}/renewal/`, { validity: 'month' })).body.expires_at).toBe('2026-12-20T08:00:00.000Z');
  });

  it('BAK-79 a message is sent with the preselected validity where its draft asks for one that is no longer offered', async () => {
    const id = await file(100);
    const draft = makeForm(test.lin, [test.chen], { attachments: [{ id, isOnline: true, validity: 'permanent' }] });
    await act(test.lin, 'save', { ...draft, draftId: draft.draftId });
    await decide({ link_validities: ['month', 'quarter'], link_validity: 'quarter' });
    const other = { ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }), ...draft, draftId: randomUUID() };
    expect((await act(test.lin, 'sent', other)).status).toBe(200);
    const { results } = (await test.lin.get('/mail/attach/?limit=50&offset=0')).body;
    expect(results.find((one: { id: number }) => one.id === id).expires_at).toBe('2027-02-20T08:00:00.000Z');
  });

  it('ATT-47 BAK-79 what was sent stays in the transit station for the days of the organization', async () => {
    await decide({ sent_attachment_days: 3 });
    const id = await file(100);
    expect((await send([{ id }])).status).toBe(200);
    const listed = async () =>
      ((await test.lin.get('/mail/attach/?limit=50&offset=0')).body.results as { id: number; listed_until: string }[]).find(
        (one) => one.id === id,
      )?.listed_until;
    expect(await listed()).toBe('2026-11-23T08:00:00.000Z');
    hours(71);
    expect(await listed()).toBe('2026-11-23T08:00:00.000Z');
    hours(2);
    expect(await listed()).toBeUndefined();
    await decide({ sent_attachment_days: 10 });
    expect(await listed()).toBe('2026-11-30T08:00:00.000Z');
  });

  describe('for recalls', () => {
    const sendAndRead = async () => {
      const subject = randomUUID();
      const { body } = await send([], subject);
      const row = await arrivedRow(test.chen, subject);
      await openRow(test.chen, row);
      return { subject, messageId: body.message_id as string };
    };
    const recall = async (messageId: string) => (await test.lin.post('/mail/message/send-recall/', { message_id: messageId })).body;

    it('SND-52 BAK-81 take back what was read where it is allowed', async () => {
      const { messageId } = await sendAndRead();
      await decide({ recall_read: true });
      expect((await recall(messageId)).results).toMatchObject([{ recall_status: 'recall_succ' }]);
    });

    it('SND-52 SND-55 BAK-81 are over after the hours, for the button and for the call', async () => {
      await decide({ recall_hours: 2 });
      const subject = randomUUID();
      const { body } = await send([], subject);
      await arrivedRow(test.chen, subject);
      const [sent] = (await rowsOf(test.lin, 'Sent')).filter((row) => row.subject === subject);
      const offered = async () => [
        (await openRow(test.lin, { uid: sent?.uid ?? 0 }, { folder: 'Sent' })).body.attrs.is_canrecall,
        (await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(body.message_id)}`)).body.results[0].is_zhaohui,
      ];
      hours(2);
      expect(await offered()).toEqual([true, true]);
      hours(1);
      expect(await offered()).toEqual([false, false]);
      expect((await recall(body.message_id)).code).toBe('forbidden');
      expect(await arrivedRow(test.chen, subject)).toBeDefined();
      await decide({ recall_hours: 0 });
      expect((await recall(body.message_id)).results).toMatchObject([{ recall_status: 'recall_succ' }]);
    });
  });
});
