import { checkLogin, getLoginPage, type LoginPage, languages, logIn, Problem, problemTexts } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { Link } from '@jinshu/ui/link';
import { LoginForm, LoginScreen as LoginLayout, type LoginValues } from '@jinshu/ui/login-form';
import { Logo } from '@jinshu/ui/logo';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { languageNames } from '../language/language.ts';
import { helpPage } from '../layout/helpPage.ts';
import { layoutStrings } from '../layout/layout.strings.ts';
import { describeProblem } from '../problem/describeProblem.ts';
import { problemStrings } from '../problem/problem.strings.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { loginStrings as s } from './login.strings.ts';
import { keepPickedLanguage, pickLanguage } from './pickedLanguage.ts';
import { rememberedName } from './rememberedName.ts';

const SlideCaptcha = lazy(async () => ({ default: (await import('@jinshu/ui/slide-captcha')).SlideCaptcha }));

/** The first screen behind the login comes while the password is being typed. If it does not come, it is asked for again when it is needed. */
const preloadMailbox = () => Promise.all([import('../layout/MainLayout.tsx'), import('../mail-tab/MailboxScreen.tsx')]);

type CaptchaState = 'waiting' | 'checking' | 'passed' | 'failed';

/** Where a session begins (area LGN). */
export function LoginScreen() {
  const intl = useIntl();
  const { language, choose } = useLanguage();
  const query = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => api.call(getLoginPage, undefined, { signal }),
    gcTime: 0,
  });
  const { data: page } = query;
  useEffect(() => {
    if (page) void preloadMailbox().catch(() => undefined);
  }, [page]);
  return (
    <LoginLayout
      brand={<Logo label={page?.systemName} />}
      motto={
        <>
          <p>{intl.formatMessage(s.verseOne)}</p>
          <p>{intl.formatMessage(s.verseTwo)}</p>
        </>
      }
      languages={languages.map((id) => ({ id, name: languageNames[id] }))}
      language={language}
      onLanguageChange={(id) => {
        const next = languages.find((known) => known === id);
        if (!next) return;
        pickLanguage(next);
        void choose(next);
      }}
      help={
        <Link tone="neutral" href={helpPage(language)} target="_blank">
          {intl.formatMessage(layoutStrings.help)}
        </Link>
      }
    >
      <Login query={query} />
    </LoginLayout>
  );
}

/** The card: account, password, captcha. It is there before the server has said anything. */
function Login({ query }: { query: UseQueryResult<LoginPage> }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notice = (useLocation().state as { notice?: string } | null)?.notice;
  const [values, setValues] = useState<LoginValues>(() => {
    const account = rememberedName.get();
    return { account, password: '', isRemembered: account !== '', securityAnswer: '' };
  });
  const [fieldErrors, setFieldErrors] = useState<{ account?: string; password?: string }>({});
  const [error, setError] = useState(() => (notice === 'session-expired' ? intl.formatMessage(problemStrings['session-expired']) : ''));
  const [isPending, setPending] = useState(false);
  const [captchaState, setCaptchaState] = useState<CaptchaState>('waiting');
  const { data: page, error: pageProblem, refetch } = query;
  const captcha = page?.captcha;

  const setCaptcha = (next: LoginPage['captcha'], state: CaptchaState) => {
    queryClient.setQueryData<LoginPage>(['login'], (known) => known && { ...known, captcha: next ?? known.captcha });
    setCaptchaState(state);
  };
  const freshCaptcha = async (state: CaptchaState) => {
    const { captcha: next } = await api.call(checkLogin, { body: {} });
    setCaptcha(next, state);
  };
  const checkCaptcha = async (offset: number) => {
    if (!captcha) return;
    setCaptchaState('checking');
    try {
      const { isPassed, captcha: next } = await api.call(checkLogin, { body: { answer: { id: captcha.id, offset } } });
      setCaptcha(next, isPassed ? 'passed' : 'failed');
    } catch (problem) {
      setCaptchaState('failed');
      setError(describeProblem(intl, problem));
    }
  };
  const submit = async () => {
    const missing = {
      ...(values.account.trim() === '' && { account: intl.formatMessage(s.accountRequired) }),
      ...(values.password === '' && { password: intl.formatMessage(s.passwordRequired) }),
    };
    setFieldErrors(missing);
    setError('');
    if (Object.keys(missing).length > 0) return;
    const known = page ?? (await refetch()).data;
    // Without the page there is nothing to encrypt with; a captcha that comes with it has to be passed first.
    if (!known || (!page && known.captcha)) return;
    // LGN-19: without a passed captcha nothing is sent, and a fresh one is shown.
    if (captcha && captchaState !== 'passed') {
      setError(intl.formatMessage(problemStrings['captcha-not-passed']));
      return void freshCaptcha('failed').catch((problem: unknown) => setError(describeProblem(intl, problem)));
    }
    setPending(true);
    try {
      const password = await sealSecret(known.publicKey, values.password);
      const answer = await api.call(logIn, {
        body: { account: values.account.trim(), password, captchaId: captcha?.id, securityAnswer: values.securityAnswer || undefined },
      });
      rememberedName.set(values.isRemembered ? values.account.trim() : '');
      sessionStore.begin(answer.userName, answer.token);
      keepPickedLanguage();
      await navigate('/mailbox', { replace: true });
    } catch (problem) {
      setPending(false);
      // LGN-09: a refusal without a readable message is a login exception.
      const isSilent =
        problem instanceof Problem &&
        problem.code === 'invalid-input' &&
        problem.answer !== undefined &&
        problemTexts(problem.answer.body).length === 0;
      setError(isSilent ? intl.formatMessage(problemStrings['login-exception']) : describeProblem(intl, problem));
      // LGN-20: a captcha is good for one attempt.
      if (captcha) void freshCaptcha('waiting').catch(() => setCaptchaState('failed'));
    }
  };
  return (
    <LoginForm
      systemName={page?.systemName ?? ''}
      subtitle={page && intl.formatMessage(s.subtitle, { domain: page.domain })}
      values={values}
      onChange={setValues}
      accountSuffix={page && !values.account.includes('@') ? `@${page.domain}` : undefined}
      fieldErrors={fieldErrors}
      errorMessage={error || (pageProblem && !page ? describeProblem(intl, pageProblem) : '')}
      isPending={isPending}
      onSubmit={() => void submit()}
      captcha={
        captcha?.kind === 'slide' &&
        captcha.piece !== undefined && (
          <Suspense>
            <SlideCaptcha
              picture={captcha.picture}
              piece={captcha.piece}
              top={captcha.top ?? 0}
              width={captcha.width}
              height={captcha.height}
              state={captchaState}
              onSubmit={(offset) => void checkCaptcha(offset)}
              onRefresh={() => void freshCaptcha('waiting').catch((problem: unknown) => setError(describeProblem(intl, problem)))}
            />
          </Suspense>
        )
      }
    />
  );
}
