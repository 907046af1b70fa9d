import { type Reviewer, setReviewDeputy } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { FormDialog } from '@jinshu/ui/back-stage';
import { DatePicker } from '@jinshu/ui/date-picker';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { type ChosenPerson, PeopleField } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { reviewersOptions } from './review-rule.queries.ts';
import { reviewerStrings as s } from './reviewer.strings.ts';

/** Dialog that gives a reviewer a deputy for a span of days (BAK-62). */
export function DeputyDialog({ reviewer, onClose }: { reviewer: Reviewer; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { deputy } = reviewer;
  const [person, setPerson] = useState<ChosenPerson | undefined>(deputy?.person);
  const [firstDay, setFirstDay] = useState<string | null>(deputy?.firstDay ?? null);
  const [lastDay, setLastDay] = useState<string | null>(deputy?.lastDay ?? null);
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: { deputyId: number; firstDay: string; lastDay: string }) =>
      api.call(setReviewDeputy, { params: { id: reviewer.id }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: reviewersOptions.queryKey });
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
      onClose();
    },
  });
  const reason = reasonOf(error);
  const faulty = { 'deputy-same': 'deputy', 'days-reversed': 'lastDay' }[reason ?? ''];
  const missing = (isMissing: boolean, words: typeof s.dayRequired | typeof s.deputyRequired) =>
    wasTried && isMissing ? formatMessage(words) : undefined;
  return (
    <FormDialog
      title={formatMessage(s.title, { name: reviewer.name })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.save)}
      isPending={isPending}
      errorMessage={error && faulty === undefined ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (person && firstDay && lastDay) mutate({ deputyId: person.id, firstDay, lastDay });
      }}
      onCancel={onClose}
    >
      <p>{formatMessage(s.help)}</p>
      <PeopleField
        label={formatMessage(s.deputy)}
        isSingle
        people={person ? [person] : []}
        onChange={([one]) => setPerson(one)}
        errorMessage={faulty === 'deputy' ? describe(error) : missing(!person, s.deputyRequired)}
      />
      <DatePicker
        label={formatMessage(s.firstDay)}
        value={firstDay}
        onChange={setFirstDay}
        errorMessage={missing(!firstDay, s.dayRequired)}
      />
      <DatePicker
        label={formatMessage(s.lastDay)}
        value={lastDay}
        onChange={setLastDay}
        errorMessage={faulty === 'lastDay' ? describe(error) : missing(!lastDay, s.dayRequired)}
      />
    </FormDialog>
  );
}
