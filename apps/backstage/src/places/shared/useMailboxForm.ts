import { changeOperationMailbox, type OperationMailbox } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { keepMailbox } from './mailbox.queries.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

const editable = ({ name, department, quotaBytes }: OperationMailbox) => ({ name, departmentId: department?.id ?? null, quotaBytes });

/** Properties of a shared mailbox, and their saving. */
export function useMailboxForm(mailbox: OperationMailbox) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(mailbox);
  const draft = useDraft(editable(opened));
  const isNameMissing = draft.values.name.trim() === '';
  const changeCount = Object.keys(draft.changes).length;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(changeOperationMailbox, { params: { id: opened.id }, body: { version: opened.version, ...draft.changes } }),
    onSuccess: (saved) => {
      setOpened(saved);
      draft.reset();
      keepMailbox(queryClient, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  const isDepartmentGone = reasonOf(error) === 'department-unknown';
  return {
    ...draft,
    usedBytes: opened.usedBytes,
    changeCount,
    isPending,
    nameError: isNameMissing ? formatMessage(s.nameRequired) : undefined,
    departmentError: isDepartmentGone ? describe(error) : undefined,
    /** Error message of a refusal that concerns no field. */
    errorMessage: error && !isDepartmentGone ? describe(error) : undefined,
    save: () => {
      if (!isNameMissing && changeCount > 0) mutate();
    },
  };
}
