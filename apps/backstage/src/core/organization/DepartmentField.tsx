import { Select, SelectItem } from '@jinshu/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { departmentsOptions } from './organization.queries.ts';
import { peopleFieldStrings as s } from './people-field.strings.ts';

const none = 'none';

export interface DepartmentFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: number | null;
  onChange: (departmentId: number | null) => void;
  /** Whether there is no choice of none. @default false */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Choice of a department, or of none. */
export function DepartmentField({ value, onChange, isRequired = false, isDisabled = false, ...frame }: DepartmentFieldProps) {
  const { formatMessage } = useIntl();
  const { data: departments = [] } = useQuery(departmentsOptions);
  const empty = isRequired ? null : none;
  return (
    <Select
      {...frame}
      isDisabled={isDisabled}
      value={value === null ? empty : String(value)}
      onChange={(key) => onChange(key === none ? null : Number(key))}
    >
      {!isRequired && <SelectItem id={none}>{formatMessage(s.noDepartment)}</SelectItem>}
      {departments.map(({ id, name }) => (
        <SelectItem key={id} id={String(id)}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
