import { changeOperationList, type OperationList } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { keepList } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';

const editable = ({ name, type, owner, department, isHidden }: OperationList) => ({
  name,
  type,
  ownerId: owner?.id,
  departmentId: department?.id ?? null,
  isHidden,
});

/** Properties of a mailing list, and their saving. */
export function useListForm(list: OperationList) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(list);
  const draft = useDraft(editable(opened));
  const isNameMissing = draft.values.name.trim() === '';
  const changeCount = Object.keys(draft.changes).length;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(changeOperationList, { params: { id: opened.id }, body: { version: opened.version, ...draft.changes } }),
    onSuccess: (saved) => {
      setOpened(saved);
      draft.reset();
      keepList(queryClient, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  return {
    ...draft,
    opened,
    changeCount,
    isPending,
    nameError: isNameMissing ? formatMessage(s.nameRequired) : undefined,
    errorMessage: error ? describe(error) : undefined,
    save: () => {
      if (!isNameMissing && changeCount > 0) mutate();
    },
  };
}
