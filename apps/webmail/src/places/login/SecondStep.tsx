import {
  beginPasskeyStep,
  completeWithPasskey,
  type Factor,
  getSecondStep,
  type LoginAnswer,
  logInWithFactor,
  Problem,
  sendLoginCode,
} from '@jinshu/api';
import { TwoFactorLogin } from '@jinshu/ui/two-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/api.ts';
import { hasPasskeys, provePasskey } from '../../core/passkey/index.ts';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { enterSession, fetchFirst } from './enterSession.ts';

export interface SecondStepProps {
  /** Called with the session open. Without it, the mailbox opens. */
  onIn?: (() => void) | undefined;
  /** Called with the session before it is entered, and then enters it itself. */
  onAnswer?: ((answer: LoginAnswer) => void) | undefined;
  /** Called when the user goes back, and when the step has expired. Without it, the login page opens. */
  onBack?: (() => void) | undefined;
}

const notice = 'second-step-over' satisfies Problem['code'];

/** Card that takes the second factor of a login (TFA-01 to TFA-04). */
export function SecondStep({ onIn, onAnswer, onBack }: SecondStepProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosen, choose] = useState<Factor>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const { data, error: missing } = useQuery({
    queryKey: ['second-step'],
    queryFn: ({ signal }) => api.call(getSecondStep, undefined, { signal }),
    gcTime: 0,
    retry: false,
  });
  const isOver = [error, missing].some((problem) => problem instanceof Problem && problem.code === notice);
  useEffect(() => {
    if (!isOver) return;
    if (onBack) onBack();
    else void navigate('/login', { replace: true, state: { notice } });
  }, [isOver, onBack, navigate]);

  const factors = data?.factors ?? [];
  const factor = chosen ?? factors[0] ?? 'authenticator';
  const complete = async (prove: () => Promise<LoginAnswer>) => {
    setPending(true);
    setError(undefined);
    try {
      const answer = await prove();
      if (onAnswer) return onAnswer(answer);
      if (!onIn) await fetchFirst(queryClient);
      enterSession(answer);
      if (onIn) onIn();
      else await navigate('/mailbox', { replace: true });
    } catch (problem) {
      setPending(false);
      setError(problem);
    }
  };
  const submit = (code: string, isTrusted: boolean) => complete(() => api.call(logInWithFactor, { body: { factor, code, isTrusted } }));
  const completeByPasskey = (isTrusted: boolean) =>
    complete(async () => {
      const { options } = await api.call(beginPasskeyStep);
      return api.call(completeWithPasskey, { body: { credential: await provePasskey(options), isTrusted } });
    });
  const shown = error ?? missing;
  return (
    <TwoFactorLogin
      factors={factors}
      factor={factor}
      onFactorChange={(next) => {
        choose(next);
        setError(undefined);
      }}
      canTrust={data?.canTrust}
      onSubmit={(code, isTrusted) => void submit(code, isTrusted)}
      onPasskey={data?.hasPasskey && hasPasskeys() ? (isTrusted) => void completeByPasskey(isTrusted) : undefined}
      onSendCode={() => {
        setError(undefined);
        api.call(sendLoginCode).catch(setError);
      }}
      isPending={isPending}
      errorMessage={shown ? describeProblem(intl, shown) : undefined}
      {...(onBack ? { onBack } : { backHref: '/login' })}
    />
  );
}
