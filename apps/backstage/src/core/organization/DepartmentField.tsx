import { Select, SelectItem } from '@jinshu/ui/select';
import { useQuery } from '@tanstack/react-query';
import { departmentChoiceOptions } from './organization.queries.ts';

export interface DepartmentFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: number | null;
  onChange: (departmentId: number) => void;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Choice of a department. */
export function DepartmentField({ value, onChange, isDisabled = false, ...frame }: DepartmentFieldProps) {
  const { data: departments = [] } = useQuery(departmentChoiceOptions);
  return (
    <Select {...frame} isDisabled={isDisabled} value={value === null ? null : String(value)} onChange={(key) => onChange(Number(key))}>
      {departments.map(({ id, name }) => (
        <SelectItem key={id} id={String(id)}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
