// @vitest-environment node
import { type Draft, emptyDraft, Problem, type Submission, sendDraft } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { fakeDeps, fillInbox, inboxPage } from '../../testing/deps.ts';
import { answer } from '../../testing/fakeServer.ts';
import { provideSend } from './send.actors.ts';

const draft: Draft = {
  ...emptyDraft('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', { address: 'lin.yue@jinshu.example', name: '林月' }),
  to: [{ address: 'chen.wei@jinshu.example', name: '陈伟' }],
  subject: '评审',
  html: '<p>周五可以</p>',
  folder: 'INBOX',
  uid: 2,
};
const submission: Submission = {
  messageId: 'm@jinshu.example',
  recipients: ['chen.wei@jinshu.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent',
  draftId: draft.draftId,
  version: 1,
};
const sentPage = ['message', 'list', 'Sent', { page: 1 }];
const draftsPage = ['message', 'list', 'Drafts', { page: 1 }];

function send(given: Draft, give: () => Submission = () => submission) {
  const deps = fakeDeps(answer(sendDraft, give));
  fillInbox(deps.queryClient);
  for (const key of [sentPage, draftsPage]) deps.queryClient.setQueryData(key, { count: 0, unseenCount: 0, results: [] });
  const actor = createActor(provideSend(deps), { input: { draft: given } });
  actor.start();
  const stale = () =>
    [inboxPage, sentPage, draftsPage, ['message', 'detail', 'INBOX', 2], ['folder']].filter(
      (key) => deps.queryClient.getQueryState(key)?.isInvalidated,
    );
  return { done: toPromise(actor), stale, ...deps };
}

describe('sending on the real server', () => {
  it('SND-11 sends the form as it is, and what it made stale is asked for again', async () => {
    const { done, server, stale } = send({ ...draft, folder: '', uid: 0 });
    await expect(done).resolves.toMatchObject({ outcome: 'sent', submission });
    expect(server.callsOf(sendDraft)).toMatchObject([{ body: { ...draft, folder: '', uid: 0, action: 'sent' } }]);
    expect(stale()).toEqual([sentPage, draftsPage, ['folder']]);
  });

  it('SND-50 the mail that was answered is asked for again too', async () => {
    const { done, stale } = send(draft);
    await done;
    expect(stale()).toEqual([inboxPage, sentPage, draftsPage, ['message', 'detail', 'INBOX', 2], ['folder']]);
  });

  it('a refusal is handed on and makes nothing stale', async () => {
    const { done, stale } = send(draft, () => {
      throw new Problem('draft-stale');
    });
    await expect(done).resolves.toMatchObject({ outcome: 'failed', error: { code: 'draft-stale' } });
    expect(stale()).toEqual([]);
  });
});
