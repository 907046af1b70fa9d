import { Select, SelectItem } from '@jinshu/ui/select';

const any = 'any';

export interface FilterSelectProps {
  label: string;
  /** The choice that filters nothing. */
  anyLabel: string;
  options: readonly { id: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter of a table. */
export const FilterSelect = ({ label, anyLabel, options, value, onChange }: FilterSelectProps) => (
  <Select
    label={label}
    isLabelHidden
    value={options.some(({ id }) => id === value) ? (value ?? any) : any}
    onChange={(key) => onChange(key === any ? undefined : String(key))}
  >
    <SelectItem id={any}>{anyLabel}</SelectItem>
    {options.map(({ id, label: words }) => (
      <SelectItem key={id} id={id}>
        {words}
      </SelectItem>
    ))}
  </Select>
);
