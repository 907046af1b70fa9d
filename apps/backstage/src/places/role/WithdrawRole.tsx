import { type RoleHolder, withdrawRole } from '@jinshu/api';
import { speaksForItself } from '@jinshu/app/problem';
import { FormDialog } from '@jinshu/ui/back-stage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { operationRoleStrings as s } from './operation-role.strings.ts';
import { roleHoldersOptions } from './role.queries.ts';

/** Question before a role is withdrawn (BAK-16, BAK-17). */
export function WithdrawRole({ holder, onClose }: { holder: RoleHolder; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => withPassword(() => api.call(withdrawRole, { params: { id: holder.accountId } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: roleHoldersOptions.queryKey });
      onClose();
    },
  });
  return (
    <FormDialog
      title={formatMessage(s.withdrawTitle, { name: holder.name })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.withdraw)}
      tone="danger"
      isPending={isPending}
      errorMessage={error && !speaksForItself(error) ? describe(error) : undefined}
      onSubmit={() => mutate()}
      onCancel={onClose}
    >
      <p>{formatMessage(s.withdrawHelp)}</p>
    </FormDialog>
  );
}
