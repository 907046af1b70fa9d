import { logInToOperation, type OperationSession, Problem } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { useCaptcha } from '@jinshu/app/captcha';
import type { LoginValues } from '@jinshu/ui/login-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../core/api/index.ts';
import { allWords } from '../../core/language/index.ts';
import { loginPageOptions } from '../../core/session/index.ts';

export interface OperationLogin {
  /** The account that logs in again over its page. */
  account?: string | undefined;
  onIn: (session: OperationSession) => void;
  /** Called when a second factor must complete the login. */
  onSecondStep: () => void;
}

/** State of the login form of the back stage, and its submission (BAK-02). */
export function useOperationLogin({ account: known = '', onIn, onSecondStep }: OperationLogin) {
  const { data: page, error: pageProblem, refetch } = useQuery(loginPageOptions);
  const [values, setValues] = useState<LoginValues>({ account: known, password: '', isRemembered: false, securityAnswer: '' });
  const [missing, setMissing] = useState({ account: false, password: false });
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const account = values.account.trim();
  const captcha = useCaptcha({ api, page, getAccount: () => account, onError: setError });

  const send = async (publicKey: string) => {
    const password = await sealSecret(publicKey, values.password);
    const { session } = await api.call(logInToOperation, { body: { account, password, captchaId: captcha.captcha?.id } });
    await allWords();
    if (session) onIn(session);
    else onSecondStep();
  };
  const fail = async (problem: unknown) => {
    // The words of refusals are not part of the first load.
    await allWords().catch(() => undefined);
    setPending(false);
    setError(problem);
    // A captcha is good for one attempt.
    if (captcha.captcha || (problem instanceof Problem && problem.code === 'captcha-not-passed')) captcha.replace();
  };
  const submit = async () => {
    const isMissing = { account: account === '', password: values.password === '' };
    setMissing(isMissing);
    setError(undefined);
    if (isMissing.account || isMissing.password) return;
    const loaded = page ?? (await refetch()).data;
    // Without the page there is nothing to encrypt with; a captcha that comes with it has to be passed first.
    if (!loaded || (!page && loaded.captcha)) return;
    if (captcha.isOpen) {
      setError(new Problem('captcha-not-passed'));
      return void captcha.fresh('failed').catch(setError);
    }
    setPending(true);
    await send(loaded.publicKey).catch(fail);
  };
  return { page, values, setValues, missing, error: error ?? (page ? undefined : pageProblem), isPending, captcha, submit };
}
