import { ChipFrame, ChipList } from '@jinshu/ui/back-stage';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { departmentsOptions } from '../../core/organization/index.ts';
import { contentStrings as s } from './content.strings.ts';

export interface DepartmentsFieldProps {
  departments: readonly number[];
  onChange: (departments: readonly number[]) => void;
}

/** Departments that see something. None means everyone. */
export function DepartmentsField({ departments, onChange }: DepartmentsFieldProps) {
  const { formatMessage } = useIntl();
  const { data = [] } = useQuery(departmentsOptions);
  const label = formatMessage(s.departments);
  return (
    <ChipFrame>
      <ChipList
        label={label}
        items={departments.map((id) => ({
          id: String(id),
          name: data.find((department) => department.id === id)?.name ?? formatMessage(s.departmentGone),
        }))}
        onRemove={(id) => onChange(departments.filter((one) => String(one) !== id))}
      />
      <Select
        label={label}
        description={formatMessage(s.departmentsHelp)}
        placeholder={formatMessage(s.addDepartment)}
        value={null}
        onChange={(key) => key !== null && onChange([...departments, Number(key)])}
      >
        {data
          .filter(({ id }) => !departments.includes(id))
          .map(({ id, name }) => (
            <SelectItem key={id} id={String(id)}>
              {name}
            </SelectItem>
          ))}
      </Select>
    </ChipFrame>
  );
}
