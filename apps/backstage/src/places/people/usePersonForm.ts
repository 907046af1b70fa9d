import { changePerson, type PersonDetails } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { peopleKeys, personOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';

/** The fields of a person that can be changed. */
const editable = (person: PersonDetails) => ({
  name: person.name,
  englishName: person.englishName,
  employeeNumber: person.employeeNumber,
  departmentId: person.department?.id ?? null,
  position: person.position,
  mobile: person.mobile,
  isHidden: person.isHidden,
  mailLevel: person.mailLevel,
  attachLevel: person.attachLevel,
  quotaBytes: person.quotaBytes,
  diskQuotaBytes: person.diskQuotaBytes,
});

/** Reasons of a refusal that are shown at a field, by the field. */
const fields = { 'number-taken': 'employeeNumber', 'department-unknown': 'departmentId' } as const;

/** The form of a person, and its saving. */
export function usePersonForm(person: PersonDetails) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded. Otherwise it would overwrite that one.
  const [opened, setOpened] = useState(person);
  const draft = useDraft(editable(opened));
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const [isNameMissing, setNameMissing] = useState(false);
  const changeCount = Object.keys(draft.changes).length;
  const save = async () => {
    const isMissing = draft.values.name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing || changeCount === 0) return;
    setPending(true);
    setError(undefined);
    try {
      const saved = await api.call(changePerson, { params: { id: opened.id }, body: { version: opened.version, ...draft.changes } });
      setOpened(saved);
      draft.reset();
      queryClient.setQueryData(personOptions(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [...peopleKeys.all, 'list'] });
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    } catch (problem) {
      setError(problem);
    } finally {
      setPending(false);
    }
  };
  const reason = reasonOf(error);
  const faulty = Object.entries(fields).find(([code]) => code === reason)?.[1];
  return {
    ...draft,
    changeCount,
    isPending,
    isNameMissing,
    save: () => void save(),
    reset: () => {
      draft.reset();
      setError(undefined);
    },
    /** Error message of the field that the server refused. */
    errorAt: (field: (typeof fields)[keyof typeof fields]) => (faulty === field ? describe(error) : undefined),
    /** Error message of a refusal that concerns no field. */
    errorMessage: error !== undefined && faulty === undefined ? describe(error) : undefined,
  };
}
