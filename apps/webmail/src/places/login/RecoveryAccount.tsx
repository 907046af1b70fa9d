import { type LoginPage, Problem } from '@jinshu/api';
import { useCaptcha } from '@jinshu/app/captcha';
import type { RecoveryEvent } from '@jinshu/mail-machines';
import { RecoveryForm } from '@jinshu/ui/recovery-form';
import { TextField } from '@jinshu/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { LoginCaptcha } from './CaptchaOfLogin.tsx';
import { entranceStrings as s } from './entrance.strings.ts';
import { loginStrings } from './login.strings.ts';
import { rememberedName } from './rememberedName.ts';

interface RecoveryAccountProps {
  page: LoginPage;
  /** Why the last attempt was not accepted. It used up its captcha. */
  problem: unknown;
  isPending: boolean;
  onSubmit: (event: Extract<RecoveryEvent, { type: 'begin' }>) => void;
}

/** First step of a recovery: the account and the captcha. */
export function RecoveryAccount({ page, problem, isPending, onSubmit }: RecoveryAccountProps) {
  const intl = useIntl();
  const [account, setAccount] = useState(() => rememberedName.get());
  const [error, setError] = useState<string>();
  const captcha = useCaptcha({ api, page, getAccount: () => account.trim(), onError: (failed) => setError(describeProblem(intl, failed)) });
  const replace = useRef(captcha.replace);
  replace.current = captcha.replace;
  const isNeeded = captcha.captcha !== undefined || (problem instanceof Problem && problem.code === 'captcha-not-passed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (problem !== null && isNeeded) replace.current();
  }, [problem]);
  const submit = () => {
    if (account.trim() === '') return setError(intl.formatMessage(loginStrings.accountRequired));
    if (captcha.isOpen) {
      setError(describeProblem(intl, new Problem('captcha-not-passed')));
      return void captcha.fresh('failed').catch((failed: unknown) => setError(describeProblem(intl, failed)));
    }
    setError(undefined);
    onSubmit({ type: 'begin', account: account.trim(), captchaId: captcha.captcha?.id });
  };
  return (
    <RecoveryForm
      label={intl.formatMessage(s.stepAccount)}
      submitLabel={intl.formatMessage(s.next)}
      isPending={isPending}
      onSubmit={submit}
    >
      <TextField
        label={intl.formatMessage(s.account)}
        name="account"
        autoComplete="username"
        spellCheck="false"
        end={!account.includes('@') && `@${page.domain}`}
        value={account}
        onChange={(next) => {
          setAccount(next);
          setError(undefined);
        }}
        errorMessage={error}
      />
      {captcha.captcha && (
        <LoginCaptcha captcha={captcha.captcha} state={captcha.state} onSubmit={captcha.onSubmit} onRefresh={captcha.onRefresh} />
      )}
    </RecoveryForm>
  );
}
