import { type PersonDetails, sharePerson } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { ComboBox, ComboBoxItem } from '@jinshu/ui/combo-box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { useLate } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { peopleKeys, shareMembersOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';

type Member = { id: number; name: string };

/** Turns the mailbox of a disabled or deleted person into a shared one for other people (BAK-41). */
export function SharePerson({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const [typed, setTyped] = useState('');
  const [members, setMembers] = useState<readonly Member[]>([]);
  const { data: found = [] } = useQuery(shareMembersOptions(useLate(typed.trim())));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withPassword(() => api.call(sharePerson, { params: { id: person.id }, body: { memberIds: members.map(({ id }) => id) } })),
    onSuccess: ({ mailboxId }) => {
      void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
      void navigate(`/operation/shared/mailbox/${mailboxId}`);
    },
  });
  const add = (key: unknown) => {
    const member = found.find(({ id }) => String(id) === String(key));
    if (member && !members.some(({ id }) => id === member.id)) setMembers([...members, { id: member.id, name: member.name }]);
  };
  return (
    <FormDialog
      title={formatMessage(s.shareTitle, { name: person.name })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.share)}
      isReady={members.length > 0}
      isPending={isPending}
      errorMessage={error && !(error instanceof DOMException) ? describe(error) : undefined}
      onSubmit={() => mutate()}
      onCancel={onClose}
    >
      <p>{formatMessage(s.shareHelp)}</p>
      {/* The field is empty again after every person that was added. */}
      <ComboBox
        key={members.length}
        label={formatMessage(s.shareMember)}
        items={found}
        onQueryChange={setTyped}
        value={null}
        onChange={add}
      >
        {({ id, name, userName }) => <ComboBoxItem id={String(id)} textValue={`${name} ${userName}`}>{`${name} ${userName}`}</ComboBoxItem>}
      </ComboBox>
      {members.map(({ id, name }) => (
        <div key={id}>
          {name}{' '}
          <Button size="small" variant="quiet" onPress={() => setMembers(members.filter((one) => one.id !== id))}>
            {formatMessage(s.shareRemove, { name })}
          </Button>
        </div>
      ))}
    </FormDialog>
  );
}
