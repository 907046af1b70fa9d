import { getRegisterAgreement, isUserName, type LoginPage, Problem, register, textIn } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { useCaptcha } from '@jinshu/app/captcha';
import { useLanguage } from '@jinshu/app/language';
import { Link } from '@jinshu/ui/link';
import { RegistrationForm, RegistrationSent, type Registration as Values } from '@jinshu/ui/registration-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { LoginCaptcha } from './CaptchaOfLogin.tsx';
import { entranceStrings as s } from './entrance.strings.ts';
import { describeRules, faultAt } from './newPassword.ts';

/** Errors of a refusal by field; empty if no field has one. */
function errorsOf(intl: IntlShape, problem: unknown): Partial<Values> {
  const hasFault = (field: string) => problem instanceof Problem && Array.isArray(problem.answer?.body[field]);
  const entries = {
    password: faultAt(intl, problem, 'password'),
    confirmPassword: faultAt(intl, problem, 'confirm_password'),
    userName: hasFault('username') ? intl.formatMessage(s.userNameWrong) : undefined,
    mobile: hasFault('mobile') ? intl.formatMessage(s.mobileWrong) : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== undefined));
}

/** Registration card (LGN-27 to LGN-31). */
export function Registration({ page }: { page: LoginPage }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [captchaProblem, setCaptchaProblem] = useState<unknown>();
  const captcha = useCaptcha({ api, page, getAccount: () => '', onError: setCaptchaProblem });
  const { data, error: missing } = useQuery({
    queryKey: ['login', 'agreement', language],
    queryFn: ({ signal }) => api.call(getRegisterAgreement, { query: { language } }, { signal }),
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: async ({ mobile, ...values }: Values) => {
      if (captcha.isOpen) throw new Problem('captcha-not-passed');
      const [password, confirmPassword] = await Promise.all(
        [values.password, values.confirmPassword].map((text) => sealSecret(page.publicKey, text)),
      );
      const body = { ...values, mobile: mobile.replace(/[()]/g, ' ').trim(), isAgreed: true as const, language };
      return api.call(register, {
        body: { ...body, password: password ?? '', confirmPassword: confirmPassword ?? '', captchaId: captcha.captcha?.id },
      });
    },
    onError: (problem) => {
      // A refused field leaves the captcha as it is.
      const isUsed = !(problem instanceof Problem && problem.code === 'invalid-input');
      if (isUsed && (captcha.captcha || (problem instanceof Problem && problem.code === 'captcha-not-passed'))) captcha.replace();
    },
  });
  const fieldErrors = useMemo(() => errorsOf(intl, send.error), [intl, send.error]);
  const back = <Link href="/login">{intl.formatMessage(s.back)}</Link>;
  if (send.isSuccess) return <RegistrationSent back={back} />;
  const shown = (Object.keys(fieldErrors).length === 0 && send.error) || captchaProblem || missing;
  return (
    <RegistrationForm
      systemName={textIn(page.systemNames, language)}
      accountSuffix={`@${page.domain}`}
      agreement={data?.agreement}
      isUserName={isUserName}
      getRules={(password) => describeRules(intl, data?.rules, password)}
      onSubmit={(values) => {
        setCaptchaProblem(undefined);
        send.mutate(values);
      }}
      isPending={send.isPending}
      errorMessage={shown ? describeProblem(intl, shown) : undefined}
      fieldErrors={fieldErrors}
      captcha={
        captcha.captcha && (
          <LoginCaptcha captcha={captcha.captcha} state={captcha.state} onSubmit={captcha.onSubmit} onRefresh={captcha.onRefresh} />
        )
      }
      back={back}
    />
  );
}
