import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendTestMail } from '../../../mail/outbox/index.ts';
import { keepWay } from '../../../mail/outbox/keepWay.ts';
import { openSendingMailbox, type SendingMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { act, makeForm } from '../../../testing/sendForm.ts';
import { type SmtpSink, startSmtpSink } from '../../../testing/smtpSink.ts';

const password = 'Geheim-2026';
const sealed = (value: string) => JSON.stringify({ value, at: Date.now() });

describe('the way of outgoing mail', () => {
  let test: SendingMailbox;
  let admin: Operator;
  let sink: SmtpSink;
  beforeAll(async () => {
    test = await openSendingMailbox();
    admin = await openOperator(test, 'super');
    sink = await startSmtpSink({ login: { user: 'jinshu', password } });
  });
  afterAll(async () => {
    await test.close();
    await sink.stop();
  });

  const read = async () => (await admin.ask('GET', 'relay/')).body as unknown as { version: number };
  const set = async (given: object) =>
    admin.ask('PUT', 'relay/', {
      mode: 'relay',
      host: '127.0.0.1',
      port: sink.port,
      security: 'any',
      username: 'jinshu',
      version: (await read()).version,
      ...given,
    });
  const last = async () =>
    (await test.deps.db.selectFrom('operation_record').selectAll().where('target_id', '=', 'relay').orderBy('id', 'desc').execute())[0];
  const reason = (of: string, field: string) => ({ status: 400, body: { params: { reason: of }, [field]: [of] } });

  it('BAK-91 is as the settings say until it is set, and refuses what is no server', async () => {
    expect(await read()).toMatchObject({ mode: 'settings', has_password: false, settings_relay: '' });
    expect(await admin.ask('POST', 'relay/test/', { username: 'a@partner.example' })).toMatchObject({
      body: { params: { reason: 'relay-missing' } },
    });
    for (const host of ['', 'a b', 'x/y']) expect(await set({ host })).toMatchObject(reason('host-invalid', 'host'));
    for (const port of [0, 65_536]) expect(await set({ port })).toMatchObject(reason('port-invalid', 'port'));
    expect(await set({})).toMatchObject(reason('relay-password-missing', 'password'));
  });

  it('BAK-91 sends what waited through the relay with its login, once that is set, without a restart', async () => {
    await act(test.lin, 'sent', makeForm(test.lin, [{ address: 'friend@partner.example', name: '' }]));
    expect(await set({ password: sealed(password) })).toMatchObject({ status: 200, body: { mode: 'relay', has_password: true } });
    const [mail] = await sink.waitFor(1);
    expect([mail?.user, mail?.recipients]).toEqual(['jinshu', ['friend@partner.example']]);
  });

  it('BAK-91 never returns the password, records only its change, and stores it sealed', async () => {
    const answers = JSON.stringify([await read(), await set({ password: sealed(password) }), await set({})]);
    expect(answers).not.toContain(password);
    const records = await test.deps.db.selectFrom('operation_record').selectAll().where('target_id', '=', 'relay').execute();
    expect(JSON.stringify(records)).not.toContain(password);
    expect(records[0]?.changes).toEqual(
      expect.arrayContaining([{ field: 'password' }, { field: 'mode', before: 'settings', after: 'relay' }]),
    );
    const { secret, value } = await test.deps.db.selectFrom('mail_setting').selectAll().executeTakeFirstOrThrow();
    expect(secret?.toString('latin1')).not.toContain(password);
    expect(JSON.stringify(value)).not.toContain(password);
  });

  it('BAK-91 gives a stored password to no other server or account', async () => {
    for (const change of [{ host: '127.0.0.2' }, { port: sink.port + 1 }, { username: 'other' }])
      expect(await set(change)).toMatchObject(reason('relay-password-missing', 'password'));
    expect(await set({ security: 'any' })).toMatchObject({ status: 200, body: { has_password: true } });
  });

  it('BAK-91 shows the answers of the other server to a test mail', async () => {
    const { body } = await admin.ask('POST', 'relay/test/', { username: 'me@partner.example' });
    expect(body).toMatchObject({ is_accepted: true, failure: '' });
    const answers = (body as unknown as { answers: string[] }).answers;
    expect(answers[0]).toMatch(/^220 /);
    expect(answers).toContainEqual(expect.stringMatching(/^235 /));
    expect(answers).toContainEqual(expect.stringMatching(/^250 .*taken/));
    expect(JSON.stringify(answers)).not.toContain(Buffer.from(password).toString('base64'));
    sink.answerRecipient(() => ({ status: 550, words: '5.7.1 Not from here' }));
    const refused = await admin.ask('POST', 'relay/test/', { username: 'me@partner.example' });
    expect(refused.body).toMatchObject({ is_accepted: false, answers: expect.arrayContaining(['550 5.7.1 Not from here']) });
    sink.answerRecipient(() => null);
    expect((await last())?.changes).toEqual([
      { field: 'address', after: 'me@partner.example' },
      { field: 'isAccepted', after: false },
    ]);
    expect(await admin.ask('POST', 'relay/test/', { username: 'nobody' })).toMatchObject(reason('address-invalid', 'username'));
  });

  it('BAK-91 ends a test when the other server takes too long', async () => {
    const silent = net.createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    await set({ port: (silent.address() as AddressInfo).port, username: '' });
    const tested = await sendTestMail(test.deps, { from: test.lin.address, to: 'me@partner.example' }, { limitMs: 50 });
    expect(tested).toEqual({ isAccepted: false, answers: [], failure: 'The other server took more than 0.05 seconds.' });
    await new Promise((resolve) => silent.close(resolve));
  });

  it('BAK-91 requires encryption where it is set, and refuses to send without it', async () => {
    await set({ security: 'starttls', username: '' });
    const way = await keepWay(test.deps).current();
    const outcome = await way?.send({
      raw: Buffer.from('Subject: x\r\n\r\nx\r\n'),
      mailFrom: test.lin.address,
      recipients: ['a@partner.example'],
    });
    expect(outcome?.get('a@partner.example')).toMatchObject({ kind: 'deferred' });
    way?.close();
  });

  it('BAK-91 follows a change to direct delivery and back to the settings', async () => {
    const way = keepWay(test.deps);
    const relay = await way.current();
    expect(await set({ mode: 'direct' })).toMatchObject({ body: { mode: 'direct', host: '', has_password: false } });
    const direct = await way.current();
    expect(direct).not.toBe(relay);
    expect(await way.current()).toBe(direct);
    await set({ mode: 'settings' });
    expect(await way.current()).toBeNull();
    expect(await read()).toMatchObject({ mode: 'settings' });
    way.close();
  });
});
