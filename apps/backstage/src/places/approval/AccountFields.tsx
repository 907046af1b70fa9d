import { NumberField } from '@jinshu/ui/number-field';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { CapacityField } from '../../core/form/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { approvalStrings as s } from './approval.strings.ts';

interface Account {
  address: string;
  departmentId: number | null;
  level: number;
  quotaBytes: number;
}

/** Address, department, level and capacity of an account that a registration asks for (BAK-44). */
export function AccountFields({ value, onChange }: { value: Account; onChange: (part: Partial<Account>) => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField label={formatMessage(s.accountAddress)} value={value.address} onChange={(address) => onChange({ address })} />
      <DepartmentField
        label={formatMessage(s.department)}
        value={value.departmentId}
        onChange={(departmentId) => onChange({ departmentId })}
      />
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
