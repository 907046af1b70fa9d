import { Problem, type SocialAnswer } from '@jinshu/api';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type SocialLoginInput, socialLoginMachine } from './socialLoginMachine.ts';

const login = { userName: 'lin.yue', token: 'token', needsTwoFactor: false };
const half = { userName: 'lin.yue', token: '', needsTwoFactor: true };

function start(input: SocialLoginInput, answer: SocialAnswer | Problem, isTaken = false) {
  const called = vi.fn();
  const step = <I, O>(name: string, output: () => O) =>
    fromPromise<O, I>(async ({ input: given }) => {
      called(name, given);
      return output();
    });
  const actor = createActor(
    socialLoginMachine.provide({
      actors: {
        begin: step('begin', () => ({ address: 'https://star.example/auth' })),
        complete: step('complete', () => {
          if (answer instanceof Problem) throw answer;
          return answer;
        }),
        enter: step('enter', () => undefined as unknown),
        bind: step('bind', (): unknown => {
          if (isTaken) throw new Problem('social-taken');
          return undefined;
        }),
      },
      actions: { leave: (_, { address }) => called('leave', address) },
    }),
    { input },
  ).start();
  const rest = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy') || snapshot.matches('gone'));
    return actor.getSnapshot().value;
  };
  return { actor, called, rest };
}

describe('socialLoginMachine', () => {
  it('LGN-34 goes to the address that the server gives', async () => {
    const { called, rest } = start({ provider: 'oidc' }, { isBound: false, provider: '' });
    expect(await rest()).toBe('gone');
    expect(called.mock.calls).toEqual([
      ['begin', { provider: 'oidc' }],
      ['leave', 'https://star.example/auth'],
    ]);
  });

  it('LGN-34 comes back with the code and logs a bound account in', async () => {
    const { called, rest } = start({ query: 'code=1&state=2' }, { isBound: true, provider: 'Star', login });
    expect(await rest()).toBe('in');
    expect(called.mock.calls).toEqual([
      ['complete', { query: 'code=1&state=2' }],
      ['enter', { login }],
    ]);
  });

  it('LGN-34 asks an unbound account for its password once, and binds it then', async () => {
    const { actor, called, rest } = start({ query: 'code=1' }, { isBound: false, provider: 'Star' });
    expect(await rest()).toBe('password');
    expect(actor.getSnapshot().context.providerName).toBe('Star');
    expect(called.mock.calls.map(([name]) => name)).toEqual(['complete']);
    actor.send({ type: 'half-in' });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('password');
    actor.send({ type: 'half-in' });
    expect(actor.getSnapshot().value).toBe('secondStep');
    actor.send({ type: 'logged-in', login });
    expect(await rest()).toBe('in');
    expect(called.mock.calls.slice(1)).toEqual([
      ['bind', { login }],
      ['enter', { login }],
    ]);
  });

  it('LGN-34 asks for the second factor of a bound account, and binds nothing', async () => {
    const { actor, called, rest } = start({ query: 'code=1' }, { isBound: true, provider: 'Star', login: half });
    expect(await rest()).toBe('secondStep');
    actor.send({ type: 'logged-in', login });
    expect(await rest()).toBe('in');
    expect(called.mock.calls.slice(1)).toEqual([['enter', { login }]]);
  });

  it('LGN-34 keeps the problem of an answer that is refused, and of a binding', async () => {
    const refused = start({ query: 'error=access_denied' }, new Problem('social-refused'));
    expect(await refused.rest()).toBe('failed');
    expect(refused.actor.getSnapshot().context.problem).toMatchObject({ code: 'social-refused' });
    const taken = start({ query: 'code=1' }, { isBound: false, provider: 'Star' }, true);
    await taken.rest();
    taken.actor.send({ type: 'logged-in', login });
    expect(await taken.rest()).toBe('unbound');
    expect(taken.actor.getSnapshot().context.problem).toMatchObject({ code: 'social-taken' });
    taken.actor.send({ type: 'skip' });
    expect(await taken.rest()).toBe('in');
  });
});
