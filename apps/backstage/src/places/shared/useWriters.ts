import { type OperationGroup, setGroupWriters } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { refreshWriters } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';

/** A group whose writers are set: a list, a department, or everyone in a domain. */
export type WrittenGroup = Pick<OperationGroup, 'userName' | 'writers' | 'people' | 'writersVersion'>;

/** People that may write to a group, and their saving. */
export function useWriters(group: WrittenGroup, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [values, setValues] = useState({ writers: group.writers, people: group.people });
  const idsOf = (people: WrittenGroup['people']) => people.map(({ id }) => id).join();
  const isChanged = values.writers !== group.writers || idsOf(values.people) !== idsOf(group.people);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      api.call(setGroupWriters, {
        body: {
          address: group.userName,
          writers: values.writers,
          people: values.writers === 'chosen' ? values.people.map(({ id }) => id) : [],
          version: group.writersVersion,
        },
      }),
    onSuccess: async () => {
      await refreshWriters(queryClient);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
      onSaved();
    },
  });
  return {
    values,
    change: (part: Partial<typeof values>) => setValues({ ...values, ...part }),
    reset: () => setValues({ writers: group.writers, people: group.people }),
    isChanged,
    isPending,
    errorMessage: error ? describe(error) : undefined,
    save: () => mutate(),
  };
}
