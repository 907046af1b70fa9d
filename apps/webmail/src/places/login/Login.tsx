import { type LoginPage, logIn, Problem, problemTexts } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { LoginForm, type LoginFormProps, type LoginValues } from '@jinshu/ui/login-form';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../core/api/api.ts';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { problemStrings } from '../../core/problem/problem.strings.ts';
import { takeEarlyLogin } from './earlyLogin.ts';
import { enterSession, fetchFirst } from './enterSession.ts';
import { LoginCaptcha } from './LoginCaptcha.tsx';
import { loginStrings as s } from './login.strings.ts';
import { rememberedName } from './rememberedName.ts';
import { useCaptcha } from './useCaptcha.ts';

/** LGN-09: a refusal without a readable message is a login exception. */
const isSilent = (problem: unknown): boolean =>
  problem instanceof Problem &&
  problem.code === 'invalid-input' &&
  problem.answer !== undefined &&
  problemTexts(problem.answer.body).length === 0;

export interface LoginProps {
  query: UseQueryResult<LoginPage>;
  userName?: string;
  /** Called with the session open, instead of opening the mailbox. */
  onIn?: (() => void) | undefined;
  /** Links to registration and recovery (LGN-06, LGN-07). */
  ways?: Pick<LoginFormProps, 'recovery' | 'links'> | undefined;
  /** Called when a second factor must complete the login, instead of opening the page for it. */
  onSecondStep?: (() => void) | undefined;
}

/** Login card with account, password and captcha. It renders before the server responds. */
export function Login({ query, userName, ways, onIn, onSecondStep }: LoginProps) {
  const intl = useIntl();
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
  const { data: page, error: pageProblem, refetch } = query;
  const captcha = useCaptcha({ page, getAccount: () => values.account.trim(), onError: setError });

  const submit = async () => {
    const isMissing = { account: values.account.trim() === '', password: values.password === '' };
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
    try {
      const password = await sealSecret(known.publicKey, values.password);
      const answer = await api.call(logIn, {
        body: {
          account: values.account.trim(),
          password,
          captchaId: captcha.captcha?.id,
          securityAnswer: values.securityAnswer || undefined,
        },
      });
      rememberedName.set(values.isRemembered ? values.account.trim() : '');
      // LGN-48: there is no session before the second factor.
      if (answer.needsTwoFactor) return onSecondStep ? onSecondStep() : void (await navigate('/twofactor_login', { replace: true }));
      if (!onIn) await fetchFirst(queryClient);
      enterSession(answer);
      if (onIn) onIn();
      else await navigate('/mailbox', { replace: true });
    } catch (problem) {
      setPending(false);
      setError(problem);
      const code = problem instanceof Problem ? problem.code : undefined;
      // LGN-04: the question is known once the password was right. The attempt goes on, with the same captcha.
      if (problem instanceof Problem && (code === 'security-answer-needed' || code === 'security-answer-wrong'))
        setQuestion(String(problem.params.question ?? ''));
      if (code === 'security-answer-needed') return;
      // LGN-20: a captcha is good for one attempt.
      if (captcha.captcha || code === 'captcha-not-passed') captcha.replace();
    }
  };
  // The user may have used the form before this code loaded. Take over its values and repeat the last press.
  const [asked, setAsked] = useState<() => void>();
  useLayoutEffect(() => {
    const early = takeEarlyLogin();
    if (!early) return;
    setValues((known) => ({ ...known, ...early.values }));
    setAsked(() => early.act);
  }, []);
  useEffect(() => {
    if (!asked) return;
    setAsked(undefined);
    asked();
  }, [asked]);

  const shown = error || (!page && pageProblem);
  const describe = (problem: unknown) =>
    isSilent(problem) ? intl.formatMessage(problemStrings['login-exception']) : describeProblem(intl, problem);
  return (
    <LoginForm
      systemName={page?.systemName ?? ''}
      // The line is kept free: nothing moves under a hand that types already.
      subtitle={page ? intl.formatMessage(s.subtitle, { domain: page.domain }) : '\u00a0'}
      values={values}
      onChange={(next) => {
        // Another account has another question, or none.
        if (next.account !== values.account) setQuestion(undefined);
        setValues(question !== undefined && next.account !== values.account ? { ...next, securityAnswer: '' } : next);
      }}
      securityQuestion={question}
      accountSuffix={page && !values.account.includes('@') ? `@${page.domain}` : undefined}
      fieldErrors={{
        account: missing.account ? intl.formatMessage(s.accountRequired) : undefined,
        password: missing.password ? intl.formatMessage(s.passwordRequired) : undefined,
      }}
      errorMessage={shown ? describe(shown) : undefined}
      isPending={isPending}
      onSubmit={() => void submit()}
      captcha={
        captcha.captcha && (
          <LoginCaptcha captcha={captcha.captcha} state={captcha.state} onSubmit={captcha.onSubmit} onRefresh={captcha.onRefresh} />
        )
      }
      {...ways}
    />
  );
}
