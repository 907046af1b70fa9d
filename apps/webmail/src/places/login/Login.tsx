import { checkLogin, type LoginPage, logIn, Problem, problemTexts } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { LoginForm, type LoginValues } from '@jinshu/ui/login-form';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../core/api/api.ts';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { problemStrings } from '../../core/problem/problem.strings.ts';
import { takeEarlyLogin } from './earlyLogin.ts';
import { enterSession, fetchFirst } from './enterSession.ts';
import { type CaptchaState, LoginCaptcha } from './LoginCaptcha.tsx';
import { loginStrings as s } from './login.strings.ts';
import { rememberedName } from './rememberedName.ts';

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
  /** Called when a second factor must complete the login, instead of opening the page for it. */
  onSecondStep?: (() => void) | undefined;
}

/** Login card with account, password and captcha. It renders before the server responds. */
export function Login({ query, userName, onIn, onSecondStep }: LoginProps) {
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
  const [captchaState, setCaptchaState] = useState<CaptchaState>('waiting');
  const { data: page, error: pageProblem, refetch } = query;
  const captcha = page?.captcha;

  const setCaptcha = (next: LoginPage['captcha'], state: CaptchaState) => {
    queryClient.setQueryData<LoginPage>(['login'], (known) => known && { ...known, captcha: next ?? known.captcha });
    setCaptchaState(state);
  };
  const freshCaptcha = async (state: CaptchaState) => {
    // After many failures, the server requires a captcha for the account even if captchas are otherwise off (LGN-54).
    const { captcha: next } = await api.call(checkLogin, { body: { account: values.account.trim() } });
    setCaptcha(next, state);
  };
  const checkCaptcha = async (offset: number) => {
    if (!captcha) return;
    setCaptchaState('checking');
    try {
      const { isPassed, isHalfway, captcha: next } = await api.call(checkLogin, { body: { answer: { id: captcha.id, offset } } });
      setCaptcha(next, isPassed ? 'passed' : isHalfway ? 'halfway' : 'failed');
    } catch (problem) {
      setCaptchaState('failed');
      setError(problem);
    }
  };
  const submit = async () => {
    const isMissing = { account: values.account.trim() === '', password: values.password === '' };
    setMissing(isMissing);
    setError(undefined);
    if (isMissing.account || isMissing.password) return;
    const known = page ?? (await refetch()).data;
    // Without the page there is nothing to encrypt with; a captcha that comes with it has to be passed first.
    if (!known || (!page && known.captcha)) return;
    // LGN-19: without a passed captcha nothing is sent, and a fresh one is shown.
    if (captcha && captchaState !== 'passed') {
      setError(new Problem('captcha-not-passed'));
      return void freshCaptcha('failed').catch(setError);
    }
    setPending(true);
    try {
      const password = await sealSecret(known.publicKey, values.password);
      const answer = await api.call(logIn, {
        body: { account: values.account.trim(), password, captchaId: captcha?.id, securityAnswer: values.securityAnswer || undefined },
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
      // LGN-20: a captcha is good for one attempt.
      if (captcha || (problem instanceof Problem && problem.code === 'captcha-not-passed'))
        void freshCaptcha('waiting').catch(() => setCaptchaState('failed'));
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
      onChange={setValues}
      accountSuffix={page && !values.account.includes('@') ? `@${page.domain}` : undefined}
      fieldErrors={{
        account: missing.account ? intl.formatMessage(s.accountRequired) : undefined,
        password: missing.password ? intl.formatMessage(s.passwordRequired) : undefined,
      }}
      errorMessage={shown ? describe(shown) : undefined}
      isPending={isPending}
      onSubmit={() => void submit()}
      captcha={
        captcha && (
          <LoginCaptcha
            captcha={captcha}
            state={captchaState}
            onSubmit={(offset) => void checkCaptcha(offset)}
            onRefresh={() => void freshCaptcha('waiting').catch(setError)}
          />
        )
      }
    />
  );
}
