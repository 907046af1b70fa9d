import { randomUUID } from 'node:crypto';
import { draftSchema, emptyDraft } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode } from 'zod/mini';
import { makeAccount } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { selectNamesStamp } from './colleague.repository.ts';
import { doubtsOf } from './colleagueNames.ts';

let test: OpenMailbox;
let mark: Awaited<ReturnType<typeof doubtsOf>>;
beforeAll(async () => {
  test = await openMailbox();
  await makeAccount(test.deps, { name: '沈禾', englishName: 'He Shen', address: 'shen.he@jinshu.example' });
  mark = await doubtsOf(test.deps);
});
afterAll(() => test.close());

describe('a name of one of ours', () => {
  it.each([
    ['陈伟'],
    ['陈 伟'],
    ['陈伟（财务部）'],
    ['财务部 - 陈伟'],
    ['陈伟 Chen Wei'],
    ['陈\u200b伟'],
    ['He Shen'],
    ['he shen'],
    ['Shen He'],
    ['Shen, He'],
    ['Ηе Shеn'],
    ['He Shen via Docs'],
  ])('%s is doubtful at an address outside', (name) => {
    expect(mark({ name, address: 'mallory@evil.example' })).toEqual({ name, address: 'mallory@evil.example', isDoubtful: true });
  });

  it.each([
    ['陈伟', 'chen.wei@jinshu.example'],
    ['陈伟', 'chen.wei@JINSHU.example.'],
    ['陈伟明', 'chen@partner.example'],
    ['Shen', 'shen@partner.example'],
    ['', 'mallory@evil.example'],
  ])('%s at %s is not', (name, address) => expect(mark({ name, address })).toEqual({ name, address }));

  it('is doubtful at an address of ours when an answer leaves the organization', () => {
    const person = { name: '陈伟', address: 'chen.wei@jinshu.example' };
    expect(mark({ ...person, answersTo: 'mallory@evil.example' })).toEqual({ ...person, isDoubtful: true });
    expect(mark({ ...person, answersTo: 'lin.yue@jinshu.example' })).toEqual(person);
  });
});

describe('the names of an organization', () => {
  const elsewhere = { name: '陆遥', address: 'mallory@evil.example' };

  it('are read again when one changed, and no sooner than a minute later', async () => {
    const at = (ms: number) => doubtsOf({ ...test.deps, now: () => new Date(test.deps.now().getTime() + ms) });
    const stamp = await selectNamesStamp(test.deps.db);
    expect(await selectNamesStamp(test.deps.db)).toBe(stamp);
    await makeAccount(test.deps, { name: '陆遥', address: 'lu.yao@jinshu.example' });
    expect(await selectNamesStamp(test.deps.db)).not.toBe(stamp);
    expect((await at(0))(elsewhere)).toEqual(elsewhere);
    expect((await at(61_000))(elsewhere)).toEqual({ ...elsewhere, isDoubtful: true });
    await test.deps.db.updateTable('account').set({ name: '陆远' }).where('login', '=', 'lu.yao@jinshu.example').execute();
    expect((await at(122_000))(elsewhere)).toEqual(elsewhere);
    expect((await at(183_000))({ ...elsewhere, name: '陆远' })).toEqual({ ...elsewhere, name: '陆远', isDoubtful: true });
  });
});

describe('where people are shown', () => {
  const forged = { name: '陈伟', address: 'mallory@evil.example' };
  const onWire = { ...forged, is_doubtful: true };

  it('LST-67 SRC-23 RED-50 a row, what a search finds and the letter say of a colleague’s name from outside that it is doubtful', async () => {
    const { uid } = await test.arrive({ from: forged, subject: '合同付款', to: [{ name: '林月', address: test.lin.address }] });
    const listed = (await test.lin.get('/mail/message/?folder=INBOX&limit=20&offset=0')).body.results[0];
    expect(listed).toMatchObject({ uid, mfrom: onWire, to: [{ name: '林月', address: test.lin.address }] });
    const found = (await test.lin.get(`/mail/message/search/?keyword=${encodeURIComponent('合同付款')}&limit=20&offset=0`)).body.results[0];
    expect(found.mfrom).toEqual(onWire);
    const read = (await test.lin.get(`/mail/message/${uid}/?folder=INBOX`)).body;
    expect([read.mfrom, read.to]).toEqual([onWire, [{ name: '林月', address: test.lin.address }]]);
  });

  it('LST-67 a row knows that an answer to one of ours would go elsewhere', async () => {
    await test.arrive({ from: { name: '陈伟', address: 'chen.wei@jinshu.example' }, replyTo: 'mallory@evil.example', subject: '请回复' });
    const [row] = (await test.lin.get('/mail/message/?folder=INBOX&limit=1&offset=0')).body.results;
    expect(row.mfrom).toEqual({ name: '陈伟', address: 'chen.wei@jinshu.example', is_doubtful: true });
  });

  it('SND-29 what became of a sent mail says so of its recipients', async () => {
    const draft = {
      ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }),
      to: [forged],
      subject: '通知',
      html: '<p>好</p>',
    };
    const sent = await test.lin.post('/mail/message/sent/', { ...(encode(draftSchema, draft) as object), action: 'sent' });
    const { results } = (await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(sent.body.message_id)}`)).body;
    expect(results[0]).toMatchObject({ recipient: forged.address, name: '陈伟', is_doubtful: true });
  });
});
