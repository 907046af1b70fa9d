import { Checkbox } from '@jinshu/ui/checkbox';
import { NumberField } from '@jinshu/ui/number-field';
import { useIntl } from 'react-intl';
import { CapacityField } from '../../core/form/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { bulkStrings as s } from './people-bulk.strings.ts';
import { personStrings } from './person.strings.ts';

/** Values for several people; a field that is absent stays as it is for each. */
export interface BulkValues {
  departmentId?: number | null | undefined;
  mailLevel?: number | undefined;
  attachLevel?: number | undefined;
  quotaBytes?: number | undefined;
  diskQuotaBytes?: number | undefined;
}

/** The values that are set. */
export const valuesOf = (values: BulkValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof BulkValues]: Exclude<BulkValues[K], undefined>;
  };

export interface BulkFieldsProps {
  values: BulkValues;
  onChange: (values: BulkValues) => void;
}

/** Fields of a change of several people. Each is set only when its box is ticked. */
export function BulkFields({ values, onChange }: BulkFieldsProps) {
  const { formatMessage } = useIntl();
  const set = (part: BulkValues) => onChange({ ...values, ...part });
  const box = (field: keyof BulkValues, label: string, first: number | null) => (
    <Checkbox isSelected={values[field] !== undefined} onChange={(isSet) => set({ [field]: isSet ? first : undefined })}>
      {formatMessage(s.set, { field: label })}
    </Checkbox>
  );
  const levels = [
    { id: 'mailLevel', label: formatMessage(personStrings.mailLevel) },
    { id: 'attachLevel', label: formatMessage(personStrings.attachLevel) },
  ] as const;
  const capacities = [
    { id: 'quotaBytes', label: formatMessage(personStrings.quota) },
    { id: 'diskQuotaBytes', label: formatMessage(personStrings.diskQuota) },
  ] as const;
  return (
    <>
      {box('departmentId', formatMessage(personStrings.department), null)}
      {values.departmentId !== undefined && (
        <DepartmentField
          label={formatMessage(personStrings.department)}
          value={values.departmentId}
          onChange={(departmentId) => set({ departmentId })}
        />
      )}
      {levels.map(({ id, label }) => (
        <div key={id}>
          {box(id, label, 0)}
          {values[id] !== undefined && (
            <NumberField label={label} minValue={0} maxValue={5} value={values[id]} onChange={(value) => set({ [id]: value || 0 })} />
          )}
        </div>
      ))}
      {capacities.map(({ id, label }) => (
        <div key={id}>
          {box(id, label, 0)}
          {values[id] !== undefined && (
            <CapacityField
              label={label}
              isLabelShown
              unit={formatMessage(personStrings.unit)}
              bytes={values[id]}
              onChange={(value) => set({ [id]: value })}
            />
          )}
        </div>
      ))}
    </>
  );
}
