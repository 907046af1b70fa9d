import { type PersonDetails, restorePerson } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { Button } from '@jinshu/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { peopleKeys, personOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';

/** Restores a deleted person (BAK-40). */
export function RestorePerson({ person }: { person: PersonDetails }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(restorePerson, { params: { id: person.id } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(personOptions(person.id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
      toasts.add({ message: formatMessage(s.restored, { name: person.name }), tone: 'success' });
    },
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
  });
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {formatMessage(s.restore)}
    </Button>
  );
}
