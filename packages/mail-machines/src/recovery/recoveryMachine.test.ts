import { type PasswordRules, Problem, type RecoveryWay } from '@jinshu/api';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { recoveryMachine } from './recoveryMachine.ts';

const rules = { type: 2 } as PasswordRules;

/** A recovery on a server that knows one answer, one code and one password that it takes. */
function begin() {
  const called = vi.fn();
  const step = <I, O>(name: string, answer: (input: I) => O) =>
    fromPromise<O, I>(async ({ input }) => {
      called(name, input);
      return answer(input);
    });
  const wrong = (code: 'security-answer-wrong' | 'code-wrong' | 'recovery-over' | 'invalid-input') => {
    throw new Problem(code);
  };
  const actor = createActor(
    recoveryMachine.provide({
      actors: {
        beginRecovery: step('0', () => ({
          ticket: 'begun',
          ways: ['question', 'sms'] as readonly RecoveryWay[],
          question: 'First school?',
        })),
        answerQuestion: step('2', ({ answer }) => (answer === 'right' ? { ticket: 'proved', rules } : wrong('security-answer-wrong'))),
        sendCode: step('sms1', () => ({ ticket: 'sent' })),
        checkCode: step('sms2', ({ code }) => (code === '123456' ? { ticket: 'proved', rules } : wrong('code-wrong'))),
        resetPassword: step('3', ({ newPassword }) =>
          newPassword === 'late' ? wrong('recovery-over') : newPassword === 'short' ? wrong('invalid-input') : (undefined as unknown),
        ),
      },
    }),
  ).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, called, send, problem: () => (actor.getSnapshot().context.problem as Problem | null)?.code };
}

const account = { type: 'begin', account: 'lin.yue', captchaId: undefined } as const;
const password = (newPassword: string) => ({ type: 'reset', newPassword, confirmPassword: newPassword }) as const;

describe('recoveryMachine', () => {
  it('LGN-38 LGN-39 LGN-40 goes through the steps 0, 2 and 3, each with the ticket of the one before', async () => {
    const { actor, called, send, problem } = begin();
    expect((await send(account)).context).toMatchObject({ ways: ['question', 'sms'], way: 'question', question: 'First school?' });
    await send({ type: 'answer', answer: 'wrong' });
    expect([actor.getSnapshot().value, problem()]).toEqual([{ proof: 'waiting' }, 'security-answer-wrong']);
    await send({ type: 'answer', answer: 'right' });
    expect([actor.getSnapshot().value, problem()]).toEqual([{ password: 'waiting' }, undefined]);
    await send(password('short'));
    expect([actor.getSnapshot().value, problem()]).toEqual([{ password: 'waiting' }, 'invalid-input']);
    await send(password('Brocade-77'));
    expect(actor.getSnapshot().value).toBe('done');
    expect(called.mock.calls.map(([name, { ticket }]) => [name, ticket])).toEqual([
      ['0', undefined],
      ['2', 'begun'],
      ['2', 'begun'],
      ['3', 'proved'],
      ['3', 'proved'],
    ]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Brocade-77');
  });

  it('LGN-41 LGN-42 LGN-43 goes through the steps sms1, sms2 and sms3, and checks no code before one was sent', async () => {
    const { actor, called, send, problem } = begin();
    await send(account);
    await send({ type: 'choose', way: 'sms' });
    await send({ type: 'check', code: '123456' });
    expect(called).toHaveBeenCalledTimes(1);
    await send({ type: 'send' });
    await send({ type: 'check', code: '000000' });
    expect(problem()).toBe('code-wrong');
    await send({ type: 'check', code: '123456' });
    await send(password('Brocade-77'));
    expect(actor.getSnapshot().value).toBe('done');
    expect(called.mock.calls.at(-1)).toEqual(['3', expect.objectContaining({ ticket: 'proved', way: 'sms' })]);
  });

  it('LGN-40 goes back to the account when the ticket is over, and says so', async () => {
    const { actor, send, problem } = begin();
    await send(account);
    await send({ type: 'answer', answer: 'right' });
    await send(password('late'));
    expect([actor.getSnapshot().value, problem(), actor.getSnapshot().context.account]).toEqual([
      { account: 'waiting' },
      'recovery-over',
      'lin.yue',
    ]);
  });
});
