import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSmsSender, type SmsSender } from '../../mail/gateway/index.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { act, keepSessions, makeForm } from '../../testing/sendForm.ts';
import { sendDueSms, startSms } from './startSms.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let clock = new Date();
beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
  await keepSessions(test);
  const { deps, lin, chen } = test;
  await deps.db.updateTable('account').set({ mobile: '13800000001' }).where('id', '=', chen.accountId).execute();
  await deps.db
    .insertInto('contact')
    .values([
      { mailbox_id: lin.mailboxId, name: '王芳', address: 'Wang@partner.example', mobile: '13800000002' },
      { mailbox_id: lin.mailboxId, name: '没号码', address: 'none@partner.example' },
    ])
    .execute();
});
beforeEach(() => test.deps.db.deleteFrom('sms').execute());
afterAll(() => test.close());

const people = [
  { address: 'chen.wei@jinshu.example', name: '' },
  { address: 'wang@partner.example', name: '' },
  { address: 'none@partner.example', name: '' },
];
const sms = () =>
  test.deps.db.selectFrom('sms').select(['number', 'text', 'attempts', 'failure', 'next_attempt_at']).orderBy('number').execute();
const files = async () => (await readdir(path.join(test.dataDir, 'sms')).catch(() => [])).sort();

describe('the check of SMS recipients', () => {
  it('SND-43 names who is no contact, and the contacts without a number by their ids', async () => {
    const { id } = await test.deps.db
      .selectFrom('contact')
      .select('id')
      .where('address', '=', 'none@partner.example')
      .executeTakeFirstOrThrow();
    const recvs = ['Chen.Wei@jinshu.example', 'wang@partner.example', 'none@partner.example', 'new@partner.example', 'new@partner.example'];
    expect((await test.lin.post('/mail/message/sendsms/', { recvs })).body).toEqual({
      results: { create: ['new@partner.example'], update: [{ 'none@partner.example': id }] },
    });
  });

  it('SND-43 PIC-18 asks for no number of a department, of everyone and of a mailing list', async () => {
    await test.deps.db.insertInto('mailing_list').values({ name: '通知', address: 'notices@jinshu.example', type: '' }).execute();
    const recvs = ['dept_1@jinshu.example', 'Everyone@jinshu.example', 'notices@jinshu.example', 'dept_1@partner.example'];
    expect((await test.lin.post('/mail/message/sendsms/', { recvs })).body).toEqual({
      results: { create: ['dept_1@partner.example'], update: [] },
    });
  });

  it('SND-43 knows nothing of another’s contacts', async () => {
    const { body } = await test.chen.post('/mail/message/sendsms/', { recvs: ['wang@partner.example'] });
    expect(body.results.create).toEqual(['wang@partner.example']);
  });
});

describe('the notice by SMS', () => {
  it('SND-62 goes once to each number that is known, in the language of the sender', async () => {
    const form = makeForm(test.lin, people, { notifiesBySms: true, subject: '合同' });
    await act(test.lin, 'sent', form);
    await act(test.lin, 'sent', form);
    expect(await sms()).toMatchObject([
      { number: '13800000001', text: '林月给您发了一封邮件：合同' },
      { number: '13800000002', text: '林月给您发了一封邮件：合同' },
    ]);
  });

  it('SND-62 PIC-18 goes to the members of a group whose numbers are known, and not to the sender', async () => {
    const { deps, lin } = test;
    await deps.db.updateTable('account').set({ mobile: '13800000009' }).where('id', '=', lin.accountId).execute();
    await act(lin, 'sent', makeForm(lin, [{ address: 'everyone@jinshu.example', name: '' }], { notifiesBySms: true, subject: '大家' }));
    expect(await sms()).toMatchObject([{ number: '13800000001', text: '林月给您发了一封邮件：大家' }]);
  });

  it('SND-62 is not sent for a mail that does not ask for it, nor for a mere draft', async () => {
    await act(test.lin, 'sent', makeForm(test.lin, people, {}));
    await act(test.lin, 'save', makeForm(test.lin, people, { notifiesBySms: true }));
    expect(await sms()).toEqual([]);
  });

  it('SND-62 is written to a file of its own under JINSHU_DATA where there is no webhook, once', async () => {
    await act(test.lin, 'sent', makeForm(test.lin, people, { notifiesBySms: true, subject: '文件' }));
    const sender = (await openSmsSender(test.deps)) as SmsSender;
    await sendDueSms(test.deps, sender);
    const names = await files();
    expect(names).toHaveLength(2);
    const readAll = () =>
      Promise.all(
        names.map(async (name) => JSON.parse(await readFile(path.join(test.dataDir, 'sms', name), 'utf8')) as { number: string }),
      );
    const said = await readAll();
    expect(said.map(({ number }) => number).sort()).toEqual(['13800000001', '13800000002']);
    // A server that died before it could say that it had written them, and in the middle of one.
    await writeFile(path.join(test.dataDir, 'sms', names[0] ?? ''), '');
    await test.deps.db.updateTable('sms').set({ next_attempt_at: clock }).execute();
    expect(await sendDueSms(test.deps, sender)).toBe(2);
    expect(await files()).toEqual(names);
    expect(await readAll()).toEqual(said);
    expect((await sms()).map(({ next_attempt_at }) => next_attempt_at)).toEqual([null, null]);
  });
});

describe('the webhook', () => {
  let server: Server;
  let answers: number[] = [];
  let asked: { key: string | undefined; body: { id: string; number: string; text: string } }[] = [];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      asked.push({ key: request.headers['idempotency-key'] as string, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(answers.shift() ?? 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    asked = [];
    answers = [];
  });
  const sender = async () => {
    const smsWebhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
    return (await openSmsSender({ ...test.deps, config: { ...test.deps.config, smsWebhook } })) as SmsSender;
  };
  const one = (subject: string) => act(test.lin, 'sent', makeForm(test.lin, people.slice(0, 1), { notifiesBySms: true, subject }));

  it('SND-62 is told each notice with an id that stays the same when it is asked again', async () => {
    await one('网钩');
    answers = [500, 503];
    const seen: (Date | null)[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await sendDueSms(test.deps, await sender());
      seen.push((await sms())[0]?.next_attempt_at ?? null);
      clock = new Date(clock.getTime() + 600_000);
    }
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked[0]).toMatchObject({ key: asked[0]?.body.id, body: { number: '13800000001', text: '林月给您发了一封邮件：网钩' } });
    expect(seen[0]).not.toBeNull();
    expect(seen[2]).toBeNull();
    expect(await sms()).toMatchObject([{ attempts: 3, failure: null }]);
  });

  it('SND-62 gives up where it is refused for good', async () => {
    await one('拒绝');
    answers = [400];
    await sendDueSms(test.deps, await sender());
    clock = new Date(clock.getTime() + 86_400_000);
    await sendDueSms(test.deps, await sender());
    expect(asked).toHaveLength(1);
    expect(await sms()).toMatchObject([{ failure: 'the SMS webhook answered 400', next_attempt_at: null }]);
  });

  it('SND-62 is told once by several workers', async () => {
    clock = new Date();
    const own = await sender();
    const workers = [1, 2, 3].map(() => startSms(test.deps, { connection: test.database.connection, sender: own }));
    const { lin } = test;
    for (let number = 0; number < 5; number += 1)
      await act(lin, 'sent', makeForm(lin, people.slice(0, 1), { notifiesBySms: true, subject: `多个${number}` }));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(5), 10_000);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(asked.map(({ body }) => body.text).sort()).toEqual([0, 1, 2, 3, 4].map((number) => `林月给您发了一封邮件：多个${number}`));
  });
});
