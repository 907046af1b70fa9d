import {
  type Factor,
  getOperationSecondStep,
  logInToOperationWithFactor,
  type OperationSession,
  Problem,
  sendOperationCode,
} from '@jinshu/api';
import { TwoFactorLogin } from '@jinshu/ui/two-factor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';

export interface SecondStepProps {
  onIn: (session: OperationSession) => void;
  onBack: () => void;
}

/** Card that takes the second factor of a login. */
export function SecondStep({ onIn, onBack }: SecondStepProps) {
  const describe = useDescribe();
  const [chosen, choose] = useState<Factor>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const { data, error: missing } = useQuery({
    queryKey: ['second-step'],
    queryFn: ({ signal }) => api.call(getOperationSecondStep, undefined, { signal }),
    gcTime: 0,
    retry: false,
  });
  const factors = data?.factors ?? [];
  const factor = chosen ?? factors[0] ?? 'authenticator';
  const submit = async (code: string) => {
    setPending(true);
    setError(undefined);
    try {
      onIn(await api.call(logInToOperationWithFactor, { body: { factor, code } }));
    } catch (problem) {
      setPending(false);
      if (problem instanceof Problem && problem.code === 'second-step-over') onBack();
      else setError(problem);
    }
  };
  const shown = error ?? missing;
  return (
    <TwoFactorLogin
      factors={factors}
      factor={factor}
      onFactorChange={(next) => {
        choose(next);
        setError(undefined);
      }}
      onSubmit={(code) => void submit(code)}
      onSendCode={() => {
        setError(undefined);
        api.call(sendOperationCode).catch(setError);
      }}
      isPending={isPending}
      errorMessage={shown ? describe(shown) : undefined}
      onBack={onBack}
    />
  );
}
