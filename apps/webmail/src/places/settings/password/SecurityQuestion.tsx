import { getLoginPage, getSecurityQuestion, securityLimits, setSecurityQuestion } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { SecurityQuestionSection } from '@jinshu/ui/settings-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { passwordStrings as s } from './password.strings.ts';

const queryKey = [...sessionKeys.all, 'security-question'];

/** The security question and its answer, which is sealed as a password is (SET-44, SET-45). */
export function SecurityQuestion() {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api.call(getSecurityQuestion, undefined, { signal }) });
  const [doneCount, setDoneCount] = useState(0);
  const save = useMutation({
    mutationFn: async ({ question, answer }: { question: string; answer: string }) => {
      const sealed = answer === '' ? '' : await sealSecret((await api.call(getLoginPage)).publicKey, answer);
      return api.call(setSecurityQuestion, { body: { question, answer: sealed } });
    },
    onSuccess: (kept) => {
      queryClient.setQueryData(queryKey, kept);
      setDoneCount((count) => count + 1);
      toasts.add({ message: intl.formatMessage(kept.question === '' ? s.questionRemoved : s.questionSaved) });
    },
  });
  if (!data) return null;
  return (
    <SecurityQuestionSection
      question={data.question}
      onSave={({ question, answer }) => save.mutate({ question: question.trim(), answer })}
      onRemove={() => save.mutate({ question: '', answer: '' })}
      isPending={save.isPending}
      doneCount={doneCount}
      errorMessage={save.error ? describeProblem(intl, save.error) : undefined}
      limits={securityLimits}
    />
  );
}
