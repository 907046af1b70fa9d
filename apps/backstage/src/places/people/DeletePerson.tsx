import { deletePerson, type PersonDetails } from '@jinshu/api';
import { NameConfirmDialog } from '@jinshu/ui/back-stage';
import { formatSize } from '@jinshu/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { peopleKeys, personOptions, personUseOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';

/** Asks for the address of a person before the deletion, and says what it affects (BAK-09, BAK-40). */
export function DeletePerson({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const { formatMessage, formatDate, formatNumber, locale } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const { data: use } = useQuery(personUseOptions(person.id));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withPassword(() => api.call(deletePerson, { params: { id: person.id } })),
    onSuccess: (changed) => {
      queryClient.setQueryData(personOptions(person.id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
      onClose();
    },
  });
  return (
    <NameConfirmDialog
      title={formatMessage(s.deleteTitle, { name: person.name })}
      name={person.userName}
      fieldLabel={formatMessage(s.deleteField, { address: person.userName })}
      cancelLabel={formatMessage(s.cancel)}
      confirmLabel={formatMessage(s.delete)}
      isPending={isPending}
      errorMessage={error && !(error instanceof DOMException) ? describe(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {use && (
        <p>
          {formatMessage(s.deleteHelp, {
            messages: formatNumber(use.messages),
            size: formatSize(use.bytes, locale),
            people: use.people,
            date: formatDate(use.removedAt, { dateStyle: 'medium' }),
          })}
        </p>
      )}
    </NameConfirmDialog>
  );
}
