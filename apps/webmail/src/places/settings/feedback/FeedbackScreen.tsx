import { type Feedback, sendFeedback } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { FeedbackPage } from '@jinshu/ui/settings-form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';

/** Feedback to the administrators (SET-90). What was written stays until it was sent. */
export function FeedbackScreen() {
  const intl = useIntl();
  const { api } = useAccount();
  const [sentCount, setSentCount] = useState(0);
  const send = useMutation({
    mutationFn: (body: Feedback) => api.call(sendFeedback, { body }),
    onSuccess: () => {
      setSentCount((count) => count + 1);
      toasts.add({ message: intl.formatMessage(s.sent) });
    },
  });
  return (
    <Panel>
      <FeedbackPage
        key={sentCount}
        onSubmit={(feedback) => send.mutate(feedback)}
        isPending={send.isPending}
        errorMessage={send.error ? describeProblem(intl, send.error) : undefined}
      />
    </Panel>
  );
}
