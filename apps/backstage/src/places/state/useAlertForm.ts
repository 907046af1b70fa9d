import { type AlertSettings, setAlertSettings } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import type { ChosenPerson } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { alertOptions } from './state.queries.ts';
import { alertStrings as s } from './system-alert.strings.ts';

interface Values {
  people: readonly ChosenPerson[];
  queueLimit: number;
  freePercent: number;
}

/** Recipients and limits of alerts as they are edited, and their saving. */
export function useAlertForm(settings: AlertSettings) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(settings);
  const draft = useDraft<Values>(opened);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const { people, queueLimit, freePercent } = draft.values;
      return api.call(setAlertSettings, { body: { people: people.map(({ id }) => id), queueLimit, freePercent, version: opened.version } });
    },
    onSuccess: (saved) => {
      setOpened(saved);
      draft.reset();
      queryClient.setQueryData(alertOptions.queryKey, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  const isOfPeople = reasonOf(error) === 'person-unknown';
  return {
    ...draft,
    changeCount: Object.keys(draft.changes).length,
    isPending,
    peopleError: isOfPeople ? describe(error) : undefined,
    errorMessage: error && !isOfPeople ? describe(error) : undefined,
    save: () => mutate(),
  };
}
