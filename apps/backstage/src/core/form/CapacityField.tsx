import { NumberField } from '@jinshu/ui/number-field';

const gigabyte = 1024 ** 3;

export interface CapacityFieldProps {
  label: string;
  unit: string;
  /** `undefined` leaves the field empty. */
  bytes: number | undefined;
  onChange: (bytes: number) => void;
  /** Shows the label, where nothing beside the field does. @default false */
  isLabelShown?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** Capacity in gigabytes. 0 means unlimited. */
export const CapacityField = ({ label, unit, bytes, onChange, isLabelShown = false, isDisabled }: CapacityFieldProps) => (
  <NumberField
    label={label}
    isLabelHidden={!isLabelShown}
    unit={unit}
    minValue={0}
    maxValue={900_000}
    formatOptions={{ maximumFractionDigits: 2 }}
    value={bytes === undefined ? Number.NaN : bytes / gigabyte}
    onChange={(value) => onChange(Math.round((Number.isNaN(value) ? 0 : value) * gigabyte))}
    isDisabled={isDisabled ?? false}
  />
);
