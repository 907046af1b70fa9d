import { Problem, problemTexts, textIn } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { problemStrings } from '@jinshu/app/problem';
import { Link } from '@jinshu/ui/link';
import { LoginForm, type LoginFormProps } from '@jinshu/ui/login-form';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { LoginCaptcha } from './CaptchaOfLogin.tsx';
import { useEarlyLogin } from './earlyLogin.ts';
import { loginStrings as s } from './login.strings.ts';
import { type LoginInput, useLogin } from './useLogin.ts';

/** LGN-09: a refusal without a readable message is a login exception. */
const isSilent = (problem: unknown): boolean =>
  problem instanceof Problem &&
  problem.code === 'invalid-input' &&
  problem.answer !== undefined &&
  problemTexts(problem.answer.body).length === 0;

export interface LoginProps extends LoginInput {
  /** Line below the title in place of the name of the organization. */
  subtitle?: string | undefined;
  /** Links to registration and recovery (LGN-06, LGN-07). */
  ways?: Pick<LoginFormProps, 'recovery' | 'links'> | undefined;
  /** Whether it is a step of another way in, with a link back to the choice. @default false */
  isStep?: boolean | undefined;
}

/** Login card with account, password and captcha. It renders before the server responds. */
export function Login({ ways, subtitle, isStep = false, ...input }: LoginProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { values, setValues, change, missing, error, isPending, question, captcha, submit } = useLogin(input);
  useEarlyLogin(setValues);
  const { data: page, error: pageProblem } = input.query;

  const shown = error || (!page && pageProblem);
  const describe = (problem: unknown) =>
    isSilent(problem) ? intl.formatMessage(problemStrings['login-exception']) : describeProblem(intl, problem);
  return (
    <LoginForm
      systemName={page ? textIn(page.systemNames, language) : ''}
      // The line is kept free: nothing moves under a hand that types already.
      subtitle={subtitle ?? (page ? intl.formatMessage(s.subtitle, { domain: page.domain }) : '\u00a0')}
      values={values}
      onChange={change}
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
      {...(isStep ? { links: [<WayBack key="back" />] } : ways)}
    />
  );
}

/** Link to the choice of ways in. A component of its own, since the login page begins without this string. */
function WayBack() {
  return <Link href="/login">{useStrings().twoFactor.back}</Link>;
}
