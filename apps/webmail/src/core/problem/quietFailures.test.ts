import { getPushToken, listTags, Problem } from '@jinshu/api';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeDeps } from '../../testing/deps.ts';
import { answer } from '../../testing/fakeServer.ts';
import { tagListOptions } from '../cache/tag.queries.ts';
import { providePush } from '../push/push.actors.ts';
import { toasts } from '../toast/toasts.ts';

vi.setConfig({ testTimeout: 20_000 });

/** For a machine that is busy. */
const patience = { timeout: 10_000 };

afterEach(() => toasts.clear());

const fail = (code: 'internal' | 'unavailable') => () => {
  throw new Problem(code);
};

describe('failures that nobody is told of', () => {
  it.each(['internal', 'unavailable'] as const)('API-17 API-18 the push connection swallows %s and tries again', async (code) => {
    const push = createActor(providePush(fakeDeps(answer(getPushToken, fail(code)))));
    push.start();
    push.send({ type: 'enable' });
    await vi.waitFor(() => expect(push.getSnapshot().value).toBe('waitingForServer'), patience);
    expect(toasts.getSnapshot()).toEqual([]);
    push.stop();
  });

  it('API-20 a load that fails only stops the loading indicator', async () => {
    const { api, queryClient } = fakeDeps(answer(listTags, fail('internal')));
    const observer = new QueryObserver(queryClient, { ...tagListOptions(api), retry: false });
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().isFetching).toBe(true);
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ isFetching: false, isError: true }), patience);
    expect(toasts.getSnapshot()).toEqual([]);
    stop();
  });
});
