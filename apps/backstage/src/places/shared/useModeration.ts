import { changeOperationList, type OperationList } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { keepList } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';

type Values = Pick<OperationList, 'isModerated' | 'moderators'>;

const idsOf = ({ moderators }: Values) => moderators.map(({ id }) => id);

/** Moderation of a mailing list, and its saving. */
export function useModeration(list: OperationList, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<Values>(list);
  const isChanged = values.isModerated !== list.isModerated || idsOf(values).join() !== idsOf(list).join();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      api.call(changeOperationList, {
        params: { id: list.id },
        body: { version: list.version, isModerated: values.isModerated, moderatorIds: idsOf(values) },
      }),
    onSuccess: (saved) => {
      keepList(queryClient, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
      onSaved();
    },
  });
  return {
    values,
    change: (part: Partial<Values>) => setValues({ ...values, ...part }),
    reset: () => setValues(list),
    isChanged,
    isPending,
    errorMessage: error ? describe(error) : undefined,
    save: () => mutate(),
  };
}
