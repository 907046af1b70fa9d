import { enablePerson, type PersonDetails } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Button } from '@jinshu/ui/button';
import { Checkbox } from '@jinshu/ui/checkbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { peopleKeys, personOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';

/** Disables a person, after a question, or enables one (BAK-36). */
export function EnableSwitch({ person }: { person: PersonDetails }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [acceptsMail, setAcceptsMail] = useState(true);
  const { mutate, isPending } = useMutation({
    mutationFn: (isEnabled: boolean) =>
      api.call(enablePerson, { params: { id: person.id }, body: { isEnabled, ...(!isEnabled && { acceptsMail }) } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(personOptions(person.id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
    },
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => setAsking(false),
  });
  if (person.state === 'disabled')
    return (
      <Button isPending={isPending} onPress={() => mutate(true)}>
        {formatMessage(s.enable)}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" tone="danger" onPress={() => setAsking(true)}>
        {formatMessage(s.disable)}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(s.disableTitle, { name: person.name })}
          confirmLabel={formatMessage(s.disable)}
          isPending={isPending}
          onConfirm={() => mutate(false)}
          onCancel={() => setAsking(false)}
        >
          <p>{formatMessage(s.disableHelp)}</p>
          <Checkbox isSelected={acceptsMail} onChange={setAcceptsMail}>
            {formatMessage(s.acceptsMail)}
          </Checkbox>
          {!acceptsMail && <p role="status">{formatMessage(s.acceptsMailHelp)}</p>}
        </AlertDialog>
      )}
    </>
  );
}
