import { deleteOperationList, type OperationList } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { forgetList } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';

/** Deletes a mailing list, after a question (BAK-51). */
export function DeleteList({ list }: { list: OperationList }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(deleteOperationList, { params: { id: list.id } }),
    onSuccess: async () => {
      await navigate('/operation/shared/lists');
      await forgetList(queryClient, list.id);
    },
  });
  return (
    <>
      <Button variant="quiet" tone="danger" onPress={() => setAsking(true)}>
        {formatMessage(s.delete)}
      </Button>
      {isAsking && (
        <FormDialog
          title={formatMessage(s.deleteTitle, { address: list.userName })}
          cancelLabel={formatMessage(s.cancel)}
          submitLabel={formatMessage(s.delete)}
          tone="danger"
          isPending={isPending}
          errorMessage={error ? describe(error) : undefined}
          onSubmit={() => mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{formatMessage(s.deleteHelp, { members: list.members.length })}</p>
        </FormDialog>
      )}
    </>
  );
}
