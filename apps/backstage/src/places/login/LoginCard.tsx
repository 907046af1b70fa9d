import { type OperationSession, textIn } from '@jinshu/api';
import { LoginCaptcha, loadCaptchaParts } from '@jinshu/app/captcha';
import { useLanguage } from '@jinshu/app/language';
import { LoginForm } from '@jinshu/ui/login-form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { allWords, lazyPart } from '../../core/language/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { loginStrings as s } from './operation-login.strings.ts';
import { useOperationLogin } from './useOperationLogin.ts';

const parts = loadCaptchaParts(() => allWords());
const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);

export interface LoginCardProps {
  /** The account that logs in again over its page. */
  account?: string | undefined;
  onIn: (session: OperationSession) => void;
}

/** Card with account, password and captcha, and with the second factor after them. */
export function LoginCard({ account, onIn }: LoginCardProps) {
  const [isHalf, setHalf] = useState(false);
  if (isHalf) return <SecondStep onIn={onIn} onBack={() => setHalf(false)} />;
  return <FirstStep account={account} onIn={onIn} onSecondStep={() => setHalf(true)} />;
}

function FirstStep({ account, onIn, onSecondStep }: LoginCardProps & { onSecondStep: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { language } = useLanguage();
  const { page, values, setValues, missing, error, isPending, captcha, submit } = useOperationLogin({ account, onIn, onSecondStep });
  return (
    <LoginForm
      systemName={page ? textIn(page.systemNames, language) : ''}
      subtitle={page ? formatMessage(s.subtitle, { domain: page.domain }) : '\u00a0'}
      values={values}
      onChange={setValues}
      canRemember={false}
      accountSuffix={page && !values.account.includes('@') ? `@${page.domain}` : undefined}
      fieldErrors={{
        account: missing.account ? formatMessage(s.accountRequired) : undefined,
        password: missing.password ? formatMessage(s.passwordRequired) : undefined,
      }}
      errorMessage={error ? describe(error) : undefined}
      isPending={isPending}
      onSubmit={() => void submit()}
      captcha={
        captcha.captcha && (
          <LoginCaptcha
            parts={parts}
            captcha={captcha.captcha}
            state={captcha.state}
            onSubmit={captcha.onSubmit}
            onRefresh={captcha.onRefresh}
          />
        )
      }
    />
  );
}
