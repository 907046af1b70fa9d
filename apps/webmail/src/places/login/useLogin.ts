import { type LoginAnswer, type LoginPage, logIn, Problem } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { useCaptcha } from '@jinshu/app/captcha';
import { problemStrings } from '@jinshu/app/problem';
import type { LoginValues } from '@jinshu/ui/login-form';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { allWords } from '../../core/language/index.ts';
import { enterSession, fetchFirst } from './enterSession.ts';
import { rememberedName } from './rememberedName.ts';

/** Input of a login, and handlers for its end. */
export interface LoginInput {
  query: UseQueryResult<LoginPage>;
  userName?: string;
  /** Called with the session open, instead of opening the mailbox. */
  onIn?: (() => void) | undefined;
  /** Called with the session before it is entered, and then enters it itself. */
  onAnswer?: ((answer: LoginAnswer) => void) | undefined;
  /** Called when a second factor must complete the login, instead of opening the page for it. */
  onSecondStep?: (() => void) | undefined;
}

/** The question of an account, which comes with the problem of a login whose password was right (LGN-04). */
const questionIn = (problem: unknown) =>
  problem instanceof Problem && (problem.code === 'security-answer-needed' || problem.code === 'security-answer-wrong')
    ? String(problem.params.question ?? '')
    : undefined;

/** State of the login form, and its submission. */
export function useLogin({ query, userName, onIn, onAnswer, onSecondStep }: LoginInput) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notice = (useLocation().state as { notice?: string } | null)?.notice;
  const [values, setValues] = useState<LoginValues>(() => {
    const remembered = rememberedName.get();
    return { account: userName ?? remembered, password: '', isRemembered: remembered !== '', securityAnswer: '' };
  });
  const [missing, setMissing] = useState({ account: false, password: false });
  const [error, setError] = useState<unknown>(() => (notice === 'session-expired' || notice === 'second-step-over') && new Problem(notice));
  const [isPending, setPending] = useState(false);
  const [question, setQuestion] = useState<string>();
  const { data: page, refetch } = query;
  const account = values.account.trim();
  const captcha = useCaptcha({ api, page, getAccount: () => account, onError: setError });

  const send = async (publicKey: string) => {
    const password = await sealSecret(publicKey, values.password);
    const securityAnswer = values.securityAnswer || undefined;
    const answer = await api.call(logIn, { body: { account, password, captchaId: captcha.captcha?.id, securityAnswer } });
    rememberedName.set(values.isRemembered ? account : '');
    // LGN-48: there is no session before the second factor.
    if (answer.needsTwoFactor) return onSecondStep ? onSecondStep() : void (await navigate('/twofactor_login', { replace: true }));
    if (onAnswer) return onAnswer(answer);
    if (!onIn) await fetchFirst(queryClient);
    enterSession(answer);
    if (onIn) onIn();
    else await navigate('/mailbox', { replace: true });
  };
  const fail = async (problem: unknown) => {
    const code = problem instanceof Problem ? problem.code : undefined;
    // The words of rarer problems are not part of the first load.
    if (code && !Object.hasOwn(problemStrings, code)) await allWords().catch(() => undefined);
    setPending(false);
    setError(problem);
    setQuestion((known) => questionIn(problem) ?? known);
    // LGN-20: a captcha is good for one attempt. One that asks the question continues.
    if (code !== 'security-answer-needed' && (captcha.captcha || code === 'captcha-not-passed')) captcha.replace();
  };
  const submit = async () => {
    const isMissing = { account: account === '', password: values.password === '' };
    setMissing(isMissing);
    setError(undefined);
    if (isMissing.account || isMissing.password) return;
    const known = page ?? (await refetch()).data;
    // Without the page there is nothing to encrypt with; a captcha that comes with it has to be passed first.
    if (!known || (!page && known.captcha)) return;
    // LGN-19: without a passed captcha nothing is sent, and a fresh one is shown.
    if (captcha.isOpen) {
      setError(new Problem('captcha-not-passed'));
      return void captcha.fresh('failed').catch(setError);
    }
    setPending(true);
    await send(known.publicKey).catch(fail);
  };
  const change = (next: LoginValues) => {
    const isSame = next.account === values.account;
    // Another account has another question, or none.
    if (!isSame) setQuestion(undefined);
    setValues(isSame ? next : { ...next, securityAnswer: '' });
  };
  return { values, setValues, change, missing, error, isPending, question, captcha, submit };
}
