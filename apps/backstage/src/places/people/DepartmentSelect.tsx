import { Select, SelectItem } from '@jinshu/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { departmentChoices } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';

const none = 'none';

export interface DepartmentSelectProps {
  value: number | null;
  onChange: (departmentId: number | null) => void;
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Choice of a person’s department. */
export function DepartmentSelect({ value, onChange, isDisabled = false, ...frame }: DepartmentSelectProps) {
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
