import { createPerson } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { TextField } from '@jinshu/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { DepartmentSelect } from './DepartmentSelect.tsx';
import { type ChosenPassword, PasswordChoice } from './PasswordChoice.tsx';
import { PasswordOnce } from './PasswordOnce.tsx';
import { departmentChoices, peopleKeys } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';
import { sealPassword } from './sealPassword.ts';

/** Reasons of a refusal that are shown at a field. */
const fieldOf: Readonly<Record<string, 'address' | 'number' | 'department'>> = {
  'address-invalid': 'address',
  'domain-unknown': 'address',
  'address-taken': 'address',
  'number-taken': 'number',
  'department-unknown': 'department',
};

/** Dialog that makes a person (BAK-27). */
export function NewPerson({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [person, setPerson] = useState({ name: '', address: '', number: '', departmentId: null as number | null });
  const [chosen, setChosen] = useState<ChosenPassword>({ isTyped: false, password: '', mustChange: true });
  const [wasTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<{ id: number; password: string }>();
  const change = (part: Partial<typeof person>) => {
    setPerson({ ...person, ...part });
    setError(undefined);
  };
  const missing = (text: string, words: typeof s.nameRequired | typeof s.addressRequired | typeof s.passwordRequired) =>
    wasTried && text.trim() === '' ? formatMessage(words) : undefined;
  const create = async () => {
    setTried(true);
    if (person.name.trim() === '' || person.address.trim() === '' || (chosen.isTyped && chosen.password === '')) return;
    setPending(true);
    setError(undefined);
    try {
      const { id, password } = await api.call(createPerson, {
        body: {
          name: person.name,
          address: person.address,
          ...(person.number.trim() !== '' && { employeeNumber: person.number }),
          departmentId: person.departmentId,
          ...(await sealPassword(queryClient, chosen)),
        },
      });
      void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
      void queryClient.invalidateQueries({ queryKey: departmentChoices.queryKey });
      if (password === undefined) void navigate(`/operation/people/${id}`);
      else setMade({ id, password });
    } catch (problem) {
      setError(problem);
    } finally {
      setPending(false);
    }
  };
  const field = fieldOf[reasonOf(error) ?? ''];
  const refused = (at: typeof field) => (field === at ? describe(error) : undefined);
  if (made)
    return <PasswordOnce name={person.name} password={made.password} onClose={() => void navigate(`/operation/people/${made.id}`)} />;
  return (
    <FormDialog
      title={formatMessage(s.newTitle)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.create)}
      isPending={isPending}
      errorMessage={error !== undefined && field === undefined ? describe(error) : undefined}
      onSubmit={() => void create()}
      onCancel={onClose}
    >
      <TextField
        label={formatMessage(s.name)}
        maxLength={35}
        autoFocus
        value={person.name}
        onChange={(name) => change({ name })}
        errorMessage={missing(person.name, s.nameRequired)}
      />
      <TextField
        label={formatMessage(s.address)}
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        value={person.address}
        onChange={(address) => change({ address })}
        errorMessage={missing(person.address, s.addressRequired) ?? refused('address')}
      />
      <TextField
        label={formatMessage(s.number)}
        maxLength={32}
        value={person.number}
        onChange={(number) => change({ number })}
        errorMessage={refused('number')}
      />
      <DepartmentSelect
        value={person.departmentId}
        onChange={(departmentId) => change({ departmentId })}
        errorMessage={refused('department')}
      />
      <PasswordChoice value={chosen} onChange={setChosen} errorMessage={missing(chosen.password, s.passwordRequired)} />
    </FormDialog>
  );
}
