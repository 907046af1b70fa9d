import {
  changePassword,
  checkPassword,
  getLoginPage,
  getPasswordRules,
  maximumPassword,
  type PasswordRules,
  Problem,
  passwordSymbols,
} from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import type { PasswordChange } from '@jinshu/ui/settings-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { api } from '../../../core/api/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { sessionStore } from '../../../core/session/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { faultStrings, ruleStrings, passwordStrings as s } from './password.strings.ts';

/** Names of the fields on the wire. */
const wireNames = { password: 'password', newPassword: 'new_password', confirmPassword: 'confirm_password' } as const;

async function change(given: PasswordChange): Promise<void> {
  const { publicKey } = await api.call(getLoginPage);
  const [password = '', newPassword = '', confirmPassword = ''] = await Promise.all(
    [given.password, given.newPassword, given.confirmPassword].map((text) => sealSecret(publicKey, text)),
  );
  const { token } = await api.call(changePassword, { body: { password, newPassword, confirmPassword } });
  sessionStore.setToken(token);
}

/** Sentences for a refusal: one at each field, or one for all. */
function errorsOf(intl: IntlShape, error: unknown) {
  if (error === null) return {};
  const faults: readonly [string, string][] = Object.entries(wireNames).flatMap(([field, wire]) => {
    const fault = error instanceof Problem ? error.params[wire] : undefined;
    return Object.entries(faultStrings)
      .filter(([name]) => name === fault)
      .map(([, words]): [string, string] => [field, intl.formatMessage(words)]);
  });
  return faults.length > 0 ? { errors: Object.fromEntries(faults) } : { errorMessage: describeProblem(intl, error) };
}

/** The rules in force with their labels, as met or not by a password. */
function describeRules({ formatMessage }: IntlShape, rules: PasswordRules, password: string) {
  const values = {
    minimum: rules.minimumLength,
    maximum: maximumPassword.form,
    count: rules.type,
    symbols: passwordSymbols,
    account: rules.account,
  };
  return checkPassword(rules, password).map(({ name, isMet }) => {
    const words = name === 'classes' && rules.type === 4 ? ruleStrings.allClasses : ruleStrings[name];
    return { id: name, label: formatMessage(words, values), isMet };
  });
}

/** Props of a form that changes the password (SET-20 to SET-43). All other sessions end with it; this one has a new token afterwards. */
export function useChangePassword(onDone?: () => void) {
  const intl = useIntl();
  const { data: rules } = useQuery({
    queryKey: [...sessionKeys.all, 'password-rules'],
    queryFn: ({ signal }) => api.call(getPasswordRules, undefined, { signal }),
  });
  const [doneCount, setDoneCount] = useState(0);
  const { mutate, error, isPending } = useMutation({
    mutationFn: change,
    onSuccess: () => {
      setDoneCount((count) => count + 1);
      toasts.add({ message: intl.formatMessage(s.changed) });
      onDone?.();
    },
  });
  const problems = useMemo(() => errorsOf(intl, error), [intl, error]);
  return {
    // Without them the server still checks.
    getRules: (password: string) => (rules ? describeRules(intl, rules, password) : []),
    onSubmit: (given: PasswordChange) => mutate(given),
    isPending,
    doneCount,
    ...problems,
  };
}
