import {
  beginOperationPasskey,
  completeOperationWithPasskey,
  getOperationSecondStep,
  logInToOperationWithFactor,
  type OperationSession,
  Problem,
  sendOperationCode,
} from '@jinshu/api';
import { type SecondStepCalls, useSecondStep } from '@jinshu/app/second-step';
import { TwoFactorLogin } from '@jinshu/ui/two-factor';
import { useEffect } from 'react';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';

export interface SecondStepProps {
  onIn: (session: OperationSession) => void;
  onBack: () => void;
}

const calls: SecondStepCalls<OperationSession> = {
  read: (options) => api.call(getOperationSecondStep, undefined, options),
  complete: ({ factor, code }) => api.call(logInToOperationWithFactor, { body: { factor, code } }),
  sendCode: () => api.call(sendOperationCode),
  beginPasskey: () => api.call(beginOperationPasskey),
  completeWithPasskey: ({ credential }) => api.call(completeOperationWithPasskey, { body: { credential } }),
};

/** Card that takes the second factor of a login. */
export function SecondStep({ onIn, onBack }: SecondStepProps) {
  const describe = useDescribe();
  const { card, problem } = useSecondStep(calls, { onAnswer: onIn });
  const isOver = problem instanceof Problem && problem.code === 'second-step-over';
  useEffect(() => {
    if (isOver) onBack();
  }, [isOver, onBack]);
  return <TwoFactorLogin {...card} errorMessage={problem ? describe(problem) : undefined} onBack={onBack} />;
}
