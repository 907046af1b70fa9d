import { giveRole, type OperationRole, operationRoles, type RoleHolder } from '@jinshu/api';
import { speaksForItself } from '@jinshu/app/problem';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { CheckboxGroup } from '@jinshu/ui/checkbox-group';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { roleNameStrings, useWithPassword } from '../../core/session/index.ts';
import { operationRoleStrings as s } from './operation-role.strings.ts';
import { PersonChoice } from './PersonChoice.tsx';
import { roleDepartmentsOptions, roleHoldersOptions } from './role.queries.ts';

const about = { super: s.aboutSuper, organisation: s.aboutOrganisation, auditor: s.aboutAuditor } as const;

/** Dialog that gives a role, or another one in its place (BAK-16). */
export function GiveRole({ holder, onClose }: { holder?: RoleHolder | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const { data: departments = [] } = useQuery(roleDepartmentsOptions);
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
      onClose();
    },
  });
  const isDepartmentMissing = reasonOf(error) === 'departments-missing';
  const failure = error && !speaksForItself(error) && !isDepartmentMissing ? describe(error) : undefined;
  return (
    <FormDialog
      title={holder ? `${formatMessage(s.change)}: ${holder.name}` : formatMessage(s.give)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.save)}
      isPending={isPending}
      errorMessage={failure}
      onSubmit={() => {
        setTried(true);
        if (accountId !== undefined) mutate(accountId);
      }}
      onCancel={onClose}
    >
      {!holder && (
        <PersonChoice
          value={accountId}
          onChange={setAccountId}
          errorMessage={wasTried && accountId === undefined ? formatMessage(s.personRequired) : undefined}
        />
      )}
      <RadioGroup label={formatMessage(s.role)} value={role} onChange={(next) => setRole(next as OperationRole)}>
        {operationRoles.map((id) => (
          <Radio key={id} value={id} description={formatMessage(about[id])}>
            {formatMessage(roleNameStrings[id])}
          </Radio>
        ))}
      </RadioGroup>
      {role === 'organisation' && (
        <CheckboxGroup
          label={formatMessage(s.departments)}
          value={departmentIds}
          onChange={setDepartmentIds}
          errorMessage={isDepartmentMissing ? describe(error) : undefined}
        >
          {departments.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </FormDialog>
  );
}
