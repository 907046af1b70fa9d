import type { Factor, PasskeyProof, SecondStep } from '@jinshu/api';
import type { TwoFactorLoginProps } from '@jinshu/ui/two-factor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPasskeys, provePasskey } from '../passkey/index.ts';

/** Calls of the second step of a login. `T` is the answer that opens the session. */
export interface SecondStepCalls<T> {
  read: (options: { signal: AbortSignal }) => Promise<SecondStep>;
  complete: (given: { factor: Factor; code: string; isTrusted: boolean }) => Promise<T>;
  sendCode: () => Promise<unknown>;
  beginPasskey: () => Promise<{ options: Record<string, unknown> }>;
  completeWithPasskey: (given: { credential: PasskeyProof; isTrusted: boolean }) => Promise<T>;
}

export interface SecondStepOptions<T> {
  /** Enters the session. It may reject: then the user can try again. */
  onAnswer: (answer: T) => void | Promise<void>;
}

/** Second step of a login: properties of its card, and the last problem. */
export function useSecondStep<T>(
  calls: SecondStepCalls<T>,
  { onAnswer }: SecondStepOptions<T>,
): { card: Omit<TwoFactorLoginProps, 'onBack' | 'backHref' | 'errorMessage'>; problem: unknown } {
  const [chosen, choose] = useState<Factor>();
  const [problem, setProblem] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const { data, error: missing } = useQuery({ queryKey: ['second-step'], queryFn: calls.read, gcTime: 0, retry: false });
  const factors = data?.factors ?? [];
  const factor = chosen ?? factors[0] ?? 'authenticator';
  const complete = async (prove: () => Promise<T>) => {
    setPending(true);
    setProblem(undefined);
    try {
      await onAnswer(await prove());
    } catch (caught) {
      setPending(false);
      setProblem(caught);
    }
  };
  const completeByPasskey = (isTrusted: boolean) =>
    complete(async () => {
      const { options } = await calls.beginPasskey();
      return calls.completeWithPasskey({ credential: await provePasskey(options), isTrusted });
    });
  return {
    problem: problem ?? missing ?? undefined,
    card: {
      factors,
      factor,
      isPending,
      canTrust: data?.canTrust,
      onFactorChange(next) {
        choose(next);
        setProblem(undefined);
      },
      onSubmit: (code, isTrusted) => void complete(() => calls.complete({ factor, code, isTrusted })),
      onPasskey: data?.hasPasskey && hasPasskeys() ? (isTrusted) => void completeByPasskey(isTrusted) : undefined,
      onSendCode() {
        setProblem(undefined);
        calls.sendCode().catch(setProblem);
      },
    },
  };
}
