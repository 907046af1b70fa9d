import { NumberField } from '@jinshu/ui/number-field';
import { Select, SelectItem } from '@jinshu/ui/select';
import { TextField } from '@jinshu/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { CapacityField } from '../../core/form/index.ts';
import { approvalDepartments } from './approval.queries.ts';
import { approvalStrings as s } from './approval.strings.ts';

interface Account {
  address: string;
  departmentId: number | null;
  level: number;
  quotaBytes: number;
}

const none = 'none';

/** Address, department, level and capacity of an account that a registration asks for (BAK-44). */
export function AccountFields({ value, onChange }: { value: Account; onChange: (part: Partial<Account>) => void }) {
  const { formatMessage } = useIntl();
  const { data: departments = [] } = useQuery(approvalDepartments);
  return (
    <>
      <TextField label={formatMessage(s.accountAddress)} value={value.address} onChange={(address) => onChange({ address })} />
      <Select
        label={formatMessage(s.department)}
        value={value.departmentId === null ? none : String(value.departmentId)}
        onChange={(key) => onChange({ departmentId: key === none ? null : Number(key) })}
      >
        <SelectItem id={none}>{formatMessage(s.noDepartment)}</SelectItem>
        {departments.map(({ id, name }) => (
          <SelectItem key={id} id={String(id)}>
            {name}
          </SelectItem>
        ))}
      </Select>
      <NumberField
        label={formatMessage(s.level)}
        minValue={0}
        maxValue={5}
        value={value.level}
        onChange={(level) => onChange({ level: Number.isNaN(level) ? 0 : level })}
      />
      <CapacityField
        label={formatMessage(s.quota)}
        isLabelShown
        unit={formatMessage(s.unit)}
        bytes={value.quotaBytes}
        onChange={(quotaBytes) => onChange({ quotaBytes })}
      />
    </>
  );
}
