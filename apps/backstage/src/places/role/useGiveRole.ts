import { giveRole, type OperationRole, type RoleHolder } from '@jinshu/api';
import { speaksForItself } from '@jinshu/app/problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { roleHoldersOptions } from './role.queries.ts';

/** Input for a role, and the call that gives it. */
export function useGiveRole(holder: RoleHolder | undefined, onDone: () => void) {
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const [accountId, setAccountId] = useState(holder?.accountId);
  const [role, setRole] = useState<OperationRole>(holder?.role ?? 'organisation');
  const [departmentIds, setDepartmentIds] = useState<string[]>(() => (holder?.departments ?? []).map(({ id }) => String(id)));
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (id: number) =>
      withPassword(() =>
        api.call(giveRole, { params: { id }, body: { role, departmentIds: role === 'organisation' ? departmentIds.map(Number) : [] } }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: roleHoldersOptions.queryKey });
      onDone();
    },
  });
  const isDepartmentMissing = reasonOf(error) === 'departments-missing';
  const failure = error && !speaksForItself(error) && !isDepartmentMissing ? describe(error) : undefined;
  return {
    accountId,
    setAccountId,
    role,
    setRole,
    departmentIds,
    setDepartmentIds,
    isPending,
    isPersonMissing: wasTried && accountId === undefined,
    departmentError: isDepartmentMissing ? describe(error) : undefined,
    failure,
    give: () => {
      setTried(true);
      if (accountId !== undefined) mutate(accountId);
    },
  };
}
