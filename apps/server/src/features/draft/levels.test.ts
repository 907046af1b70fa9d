import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type OpenMailbox, openSendingMailbox, type Person } from '../../testing/openMailbox.ts';
import { act, arrivedRow, makeForm, openRow, rowsOf, storeFile } from '../../testing/sendForm.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let low: Person;
const permitTo = (who: Person, values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, who.accountId, values);
beforeAll(async () => {
  test = await openSendingMailbox();
  const department = await test.deps.db
    .insertInto('department')
    .values({ name: '研究部', parent_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  low = await test.enter(await makeAccount(test.deps, { name: '周安', address: 'low@jinshu.example' }));
  await test.deps.db.updateTable('account').set({ department_id: department.id }).where('id', '=', low.accountId).execute();
  await permitTo(test.lin, { is_security: true, mail_level: 4, attach_level: 3 });
  await permitTo(low, { is_security: true, mail_level: 2, attach_level: 2 });
});
afterAll(() => test.close());

const send = (changes: object, to = [test.chen]) => act(test.lin, 'sent', makeForm(test.lin, to, { isSecure: true, level: 1, ...changes }));
const file = (name = '图纸.pdf') => storeFile(test, test.lin, name, Buffer.from('x'));

describe('security levels', () => {
  it('CMP-54 CMP-43 D-29 tells the writer the highest of his own', async () => {
    expect((await test.lin.get('/mail/message/more-get/')).body).toMatchObject({ is_security: true, mail_level: 4, attach_level: 3 });
    expect((await test.chen.get('/mail/message/more-get/')).body).toMatchObject({ is_security: false, mail_level: 0, attach_level: 0 });
  });

  it.each([
    ['ERR-48 CMP-39 needs a level of the mail', 'mail-level-required', { level: 0 }],
    ['CMP-43 refuses a level above one’s own', 'level-above-own', { level: 5 }],
  ])('%s', async (_, code, changes) => expect((await send(changes)).body.code).toBe(code));

  it('ERR-49 ERR-50 CMP-41 CMP-43 needs a level of each attachment, none above the mail’s or one’s own', async () => {
    const id = await file();
    expect((await send({ level: 2, attachments: [{ id }] })).body.code).toBe('attach-level-required');
    expect((await send({ level: 2, attachments: [{ id, level: 3 }] })).body).toMatchObject({
      code: 'attach-level-above-mail',
      params: { name: '图纸.pdf' },
    });
    expect((await send({ level: 4, attachments: [{ id, level: 4 }] })).body.code).toBe('level-above-own');
    expect((await send({ level: 3, attachments: [{ id, level: 3 }] })).body.success).toBe(true);
  });

  it('CMP-37 CMP-52 shows the levels of mail and attachments to who gets it, and to its writer', async () => {
    await send({ subject: '有密级', level: 3, attachments: [{ id: await file(), level: 2 }] });
    for (const [who, folder] of [
      [test.chen, 'INBOX'],
      [test.lin, 'Sent'],
    ] as const) {
      const { body } = await openRow(who, await arrivedRow(who, '有密级', folder), { folder });
      expect([body.mail_level, body.attachments[0]]).toMatchObject([3, { name: '图纸.pdf', attach_level: 2 }]);
    }
  });

  it('CMP-53 CMP-52 keeps them in a draft', async () => {
    const id = await file();
    await act(test.lin, 'save', makeForm(test.lin, [], { subject: '密级草稿', isSecure: true, level: 3, attachments: [{ id, level: 1 }] }));
    const row = (await rowsOf(test.lin, 'Drafts')).find(({ subject }) => subject === '密级草稿') as { uid: number };
    const { body } = await openRow(test.lin, row, { folder: 'Drafts' });
    expect(body).toMatchObject({ mail_level: 3, secret: true, attachments: [{ id, attach_level: 1 }] });
  });

  it('SND-19 D-29 leaves out whose level is below the mail’s, and says who', async () => {
    const { body } = await send({ subject: '只给够级', level: 3 }, [test.chen, low]);
    const failed = [{ address: low.address, reason: 'level-above-recipient' }];
    expect(body).toMatchObject({ success: true, recipient: [test.chen.address], error_lists: failed });
    await arrivedRow(test.chen, '只给够级');
    expect((await rowsOf(low, 'INBOX')).some(({ subject }) => subject === '只给够级')).toBe(false);
    const status = await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(body.message_id)}`);
    expect(status.body.results).toMatchObject([
      {},
      { recipient: low.address, status: 'deliver_fail', status_info: '5.7.1 level-above-recipient' },
    ]);
  });

  it('SND-11 answers the same when it is handed over again', async () => {
    const form = makeForm(test.lin, [test.chen, low], { isSecure: true, level: 3 });
    const first = await act(test.lin, 'sent', form);
    expect(await act(test.lin, 'sent', form)).toEqual(first);
  });

  it('SND-18 ERR-12 is no success when nobody is left, and keeps the draft', async () => {
    const form = makeForm(test.lin, [low], { subject: '无人够级', isSecure: true, level: 3 });
    await act(test.lin, 'save', form);
    const { body } = await act(test.lin, 'sent', { ...form, version: 1 });
    expect(body).toMatchObject({ success: false, recipient: [], error_lists: [{ address: low.address }] });
    expect((await rowsOf(test.lin, 'Drafts')).some(({ subject }) => subject === '无人够级')).toBe(true);
    expect((await rowsOf(test.lin, 'Sent')).some(({ subject }) => subject === '无人够级')).toBe(false);
  });

  it('D-29 does not go to a department in which somebody is below it', async () => {
    const { id } = await test.deps.db.selectFrom('department').select('id').executeTakeFirstOrThrow();
    const department = { ...low, address: `dept_${id}@jinshu.example` };
    expect((await send({ level: 3 }, [test.chen, department])).body.error_lists).toEqual([
      { address: department.address, reason: 'level-above-recipient' },
    ]);
    expect((await send({ level: 2 }, [department])).body.success).toBe(true);
  });

  it('CMP-28 CMP-43 seals the levels of files with the letter they are in', async () => {
    const attachments = [
      { id: await file('一.pdf'), level: 2 },
      { id: await file('二.pdf'), level: 1 },
    ];
    await send({
      subject: '焚毁密级',
      level: 3,
      isBurn: true,
      attachments,
      html: '<p><img src="data:image/png;base64,iVBORw0KGgo=">x</p>',
    });
    const { body } = await openRow(test.chen, await arrivedRow(test.chen, '焚毁密级'));
    expect(body.mail_level).toBe(3);
    expect(body.attachments.map(({ name, attach_level }: { name: string; attach_level: number }) => [name, attach_level])).toEqual([
      ['一.pdf', 2],
      ['二.pdf', 1],
    ]);
    expect(body.html_text).toContain('src="data:image/png;base64,iVBORw0KGgo="');
  });
});
