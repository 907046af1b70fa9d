import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { listFeedback } from './feedback.repository.ts';

describe('feedback', () => {
  const at = new Date('2026-11-23T02:00:00.000Z');
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => at });
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });
  afterAll(() => test.close());

  const send = (payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/setting/set-feedback/', headers: session.headers, payload });

  it('SET-91 keeps feedback for the administrators; title and content are required', async () => {
    expect((await send({ title: '导出', content: '中文是乱码。', contact: '分机 2208' })).json()).toEqual({ msg: 'ok' });
    const { address, name } = account;
    expect(await listFeedback(test.deps.db)).toEqual([
      { id: expect.any(Number), address, name, title: '导出', content: '中文是乱码。', contact: '分机 2208', at },
    ]);
    expect((await send({ title: ' ', content: 'x', contact: '' })).json()).toMatchObject({ title: [expect.any(String)] });
    expect((await send({ title: 'x', content: '', contact: '' })).json()).toMatchObject({ content: [expect.any(String)] });
    expect((await send({ title: 'x', content: 'x'.repeat(5001), contact: '' })).statusCode).toBe(400);
  });

  it('takes 50 a day of one person', async () => {
    const answers = [];
    for (let count = 0; count < 50; count += 1) answers.push((await send({ title: 'x', content: 'y', contact: '' })).json().code);
    expect(answers.filter((code) => code === undefined)).toHaveLength(49);
    expect(answers.at(-1)).toBe('rate-limited');
  });
});
