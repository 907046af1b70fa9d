import { Select, SelectItem } from '@jinshu/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { departmentChoices } from './choice.queries.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

const none = 'none';

export interface DepartmentFieldProps {
  value: number | null;
  onChange: (departmentId: number | null) => void;
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Choice of the department that a shared mailbox or a list belongs to. */
export function DepartmentField({ value, onChange, isDisabled = false, ...frame }: DepartmentFieldProps) {
  const { formatMessage } = useIntl();
  const { data: departments = [] } = useQuery(departmentChoices);
  return (
    <Select
      {...frame}
      label={formatMessage(s.department)}
      isDisabled={isDisabled}
      value={value === null ? none : String(value)}
      onChange={(key) => onChange(key === none ? null : Number(key))}
    >
      <SelectItem id={none}>{formatMessage(s.noDepartment)}</SelectItem>
      {departments.map(({ id, name }) => (
        <SelectItem key={id} id={String(id)}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
