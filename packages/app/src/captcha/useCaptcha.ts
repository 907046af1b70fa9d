import { type CaptchaAnswer, checkLogin, type LoginPage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaptchaState } from './LoginCaptcha.tsx';

/** Solution of the captcha that shows, in the field of its kind. */
export type CaptchaSolution = Omit<CaptchaAnswer, 'id'>;

/** The captcha of a login, a registration or a recovery: the one that the login page shows now. */
export function useCaptcha({
  api,
  page,
  getAccount,
  onError,
}: {
  api: ApiClient;
  page: LoginPage | undefined;
  getAccount: () => string;
  onError: (problem: unknown) => void;
}) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<CaptchaState>('waiting');
  const captcha = page?.captcha;
  const show = (next: LoginPage['captcha'], nextState: CaptchaState) => {
    queryClient.setQueryData<LoginPage>(['login'], (known) => known && { ...known, captcha: next ?? known.captcha });
    setState(nextState);
  };
  const fresh = async (nextState: CaptchaState) => {
    // After many failures, the server requires a captcha for the account even if captchas are otherwise off (LGN-54).
    const { captcha: next } = await api.call(checkLogin, { body: { account: getAccount() } });
    show(next, nextState);
  };
  const check = async (solution: CaptchaSolution) => {
    if (!captcha) return;
    setState('checking');
    try {
      const { isPassed, isHalfway, captcha: next } = await api.call(checkLogin, { body: { answer: { id: captcha.id, ...solution } } });
      show(next, isPassed ? 'passed' : isHalfway ? 'halfway' : 'failed');
    } catch (problem) {
      setState('failed');
      onError(problem);
    }
  };
  return {
    captcha,
    state,
    /** Whether a captcha must be passed first. */
    isOpen: captcha !== undefined && state !== 'passed',
    /** Shows another captcha. */
    fresh,
    /** Replaces a captcha that was used up. */
    replace: () => void fresh('waiting').catch(() => setState('failed')),
    onSubmit: (solution: CaptchaSolution) => void check(solution),
    onRefresh: () => void fresh('waiting').catch(onError),
  };
}
