import { type MailChecks, setMailChecks } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { mailChecksOptions } from './heldMail.queries.ts';
import { mailSystemStrings as s } from './mail-system.strings.ts';

/** Fields that a refusal belongs to. */
const fields = { 'gateway-address-invalid': 'spamAddress', 'host-invalid': 'virusAddress' } as const;

type Field = (typeof fields)[keyof typeof fields];

/** The checkers of mail as they are edited, and their saving (BAK-99). */
export function useCheckForm(checks: MailChecks) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(checks);
  const draft = useDraft(opened);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(setMailChecks, { body: draft.values }),
    onSuccess: (saved) => {
      setOpened(saved);
      draft.reset();
      queryClient.setQueryData(mailChecksOptions.queryKey, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  const refusedField: Field | undefined = fields[reasonOf(error) as keyof typeof fields];
  return {
    ...draft,
    changeCount: Object.keys(draft.changes).length,
    isPending,
    errorOf: (field: Field) => (field === refusedField ? describe(error) : undefined),
    errorMessage: error && !refusedField ? describe(error) : undefined,
    save: () => mutate(),
  };
}
