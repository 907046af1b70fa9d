import { createPerson } from '@jinshu/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import type { ChosenPassword } from './PasswordChoice.tsx';
import { peopleKeys } from './people.queries.ts';
import type { personStrings as s } from './person.strings.ts';
import { sealPassword } from './sealPassword.ts';

/** Reasons of a refusal that are shown at a field. */
const fieldOf: Readonly<Record<string, 'address' | 'number' | 'department'>> = {
  'address-invalid': 'address',
  'domain-unknown': 'address',
  'address-taken': 'address',
  'number-taken': 'number',
  'department-unknown': 'department',
};

/** Input for a new person, and the call that makes one. */
export function useNewPerson() {
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
      void queryClient.invalidateQueries({ queryKey: departmentsOptions.queryKey });
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
  return {
    person,
    change,
    chosen,
    setChosen,
    made,
    isPending,
    create: () => void create(),
    missing,
    /** Error message of a field that the server refused. */
    refused,
    /** Error message of a refusal that concerns no field. */
    errorMessage: error !== undefined && field === undefined ? describe(error) : undefined,
    open: (id: number) => void navigate(`/operation/people/${id}`),
  };
}
