import {
  beginPasskeyStep,
  completeWithPasskey,
  getSecondStep,
  type LoginAnswer,
  logInWithFactor,
  Problem,
  sendLoginCode,
} from '@jinshu/api';
import { type SecondStepCalls, useSecondStep } from '@jinshu/app/second-step';
import { TwoFactorLogin } from '@jinshu/ui/two-factor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
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

const calls: SecondStepCalls<LoginAnswer> = {
  read: (options) => api.call(getSecondStep, undefined, options),
  complete: (body) => api.call(logInWithFactor, { body }),
  sendCode: () => api.call(sendLoginCode),
  beginPasskey: () => api.call(beginPasskeyStep),
  completeWithPasskey: (body) => api.call(completeWithPasskey, { body }),
};

/** Card that takes the second factor of a login (TFA-01 to TFA-04). */
export function SecondStep({ onIn, onAnswer, onBack }: SecondStepProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const enter = async (answer: LoginAnswer) => {
    if (onAnswer) return onAnswer(answer);
    if (!onIn) await fetchFirst(queryClient);
    enterSession(answer);
    if (onIn) onIn();
    else await navigate('/mailbox', { replace: true });
  };
  const { card, problem } = useSecondStep(calls, { onAnswer: enter });
  const isOver = problem instanceof Problem && problem.code === notice;
  useEffect(() => {
    if (!isOver) return;
    if (onBack) onBack();
    else void navigate('/login', { replace: true, state: { notice } });
  }, [isOver, onBack, navigate]);
  return (
    <TwoFactorLogin
      {...card}
      errorMessage={problem ? describeProblem(intl, problem) : undefined}
      {...(onBack ? { onBack } : { backHref: '/login' })}
    />
  );
}
