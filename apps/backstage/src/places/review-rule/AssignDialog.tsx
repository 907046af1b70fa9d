import { assignHeldReviews } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { FormDialog } from '@jinshu/ui/back-stage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { type ChosenPerson, PeopleField } from '../../core/organization/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { heldReviewStrings as s } from './held-review.strings.ts';

/** Dialog that assigns held messages to other reviewers (BAK-64). */
export function AssignDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [people, setPeople] = useState<readonly ChosenPerson[]>([]);
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(assignHeldReviews, { body: { ids: [...ids], reviewerIds: people.map(({ id }) => id) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['review', 'held'] });
      toasts.add({ message: formatMessage(s.assigned), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={formatMessage(s.assignTitle, { count: ids.length })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.assign)}
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (people.length > 0) mutate();
      }}
      onCancel={onClose}
    >
      <p>{formatMessage(s.assignHelp)}</p>
      <PeopleField
        label={formatMessage(s.reviewers)}
        people={people}
        onChange={setPeople}
        errorMessage={wasTried && people.length === 0 ? formatMessage(s.assignRequired) : undefined}
      />
    </FormDialog>
  );
}
