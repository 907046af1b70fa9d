import { type OperationRole, operationRoles, type RoleHolder } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { CheckboxGroup } from '@jinshu/ui/checkbox-group';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { departmentsOptions } from '../../core/organization/index.ts';
import { roleNameStrings } from '../../core/session/index.ts';
import { operationRoleStrings as s } from './operation-role.strings.ts';
import { PersonChoice } from './PersonChoice.tsx';
import { useGiveRole } from './useGiveRole.ts';

const about = { super: s.aboutSuper, organisation: s.aboutOrganisation, auditor: s.aboutAuditor } as const;

/** Dialog that gives a role, or replaces one (BAK-16). */
export function GiveRole({ holder, onClose }: { holder?: RoleHolder | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data: departments = [] } = useQuery(departmentsOptions);
  const form = useGiveRole(holder, onClose);
  return (
    <FormDialog
      title={holder ? `${formatMessage(s.change)}: ${holder.name}` : formatMessage(s.give)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.save)}
      isPending={form.isPending}
      errorMessage={form.failure}
      onSubmit={form.give}
      onCancel={onClose}
    >
      {!holder && (
        <PersonChoice
          value={form.accountId}
          onChange={form.setAccountId}
          errorMessage={form.isPersonMissing ? formatMessage(s.personRequired) : undefined}
        />
      )}
      <RadioGroup label={formatMessage(s.role)} value={form.role} onChange={(next) => form.setRole(next as OperationRole)}>
        {operationRoles.map((id) => (
          <Radio key={id} value={id} description={formatMessage(about[id])}>
            {formatMessage(roleNameStrings[id])}
          </Radio>
        ))}
      </RadioGroup>
      {form.role === 'organisation' && (
        <CheckboxGroup
          label={formatMessage(s.departments)}
          value={form.departmentIds}
          onChange={form.setDepartmentIds}
          errorMessage={form.departmentError}
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
