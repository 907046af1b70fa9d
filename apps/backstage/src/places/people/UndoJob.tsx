import { undoPersonJob } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { Button } from '@jinshu/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { bulkStrings as s } from './people-bulk.strings.ts';

/** Undoes a finished job about several people (BAK-42). */
export function UndoJob({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(undoPersonJob, { params: { id } }),
    onSuccess: (made) => void navigate(`/operation/people/jobs/${made.id}`),
    onError: (error) => toasts.add({ message: describe(error), tone: 'danger' }),
  });
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {formatMessage(s.undo)}
    </Button>
  );
}
