import { Checkbox } from '../../parts/checkbox/index.ts';
import { CheckboxGroup } from '../../parts/checkbox-group/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { CaptchaExample, type CaptchaKind, isCaptchaKind } from './CaptchaExample.tsx';

/** A choice of a policy. */
export interface PolicyOption {
  id: string;
  label: string;
}

/** A value with what its control needs. */
export type PolicyValue =
  | { kind: 'flag'; value: boolean }
  /** `NaN` for an empty field. */
  | { kind: 'number'; value: number; unit?: string | undefined; fractions?: number | undefined }
  | { kind: 'choice'; value: string; options: readonly PolicyOption[]; hasExamples?: boolean | undefined }
  | { kind: 'choices'; value: readonly string[]; options: readonly PolicyOption[] }
  | { kind: 'text'; value: string; isLong?: boolean | undefined };

export interface PolicyControlProps {
  label: string;
  field: PolicyValue;
  onChange: (value: PolicyValue['value']) => void;
  isReadOnly: boolean;
  errorMessage?: string | undefined;
}

/** Number of choices that are all seen; more are a list. */
const mostRadios = 5;

/** Control for the value of a policy. */
export function PolicyControl({ label, field, onChange, isReadOnly, errorMessage }: PolicyControlProps) {
  const frame = { label, isLabelHidden: true, errorMessage } as const;
  switch (field.kind) {
    case 'flag':
      return <Switch aria-label={label} isSelected={field.value} onChange={onChange} isDisabled={isReadOnly} errorMessage={errorMessage} />;
    case 'number':
      return (
        <NumberField
          {...frame}
          unit={field.unit}
          formatOptions={{ maximumFractionDigits: field.fractions ?? 0 }}
          value={field.value}
          onChange={onChange}
          isReadOnly={isReadOnly}
        />
      );
    case 'choice':
      return <Choice {...{ label, field, onChange, isReadOnly, errorMessage }} />;
    case 'choices':
      return (
        <CheckboxGroup {...frame} orientation="horizontal" value={[...field.value]} onChange={onChange} isReadOnly={isReadOnly}>
          {field.options.map(({ id, label: words }) => (
            <Checkbox key={id} value={id}>
              {words}
            </Checkbox>
          ))}
        </CheckboxGroup>
      );
    case 'text':
      return field.isLong ? (
        <TextArea {...frame} showsCount={false} value={field.value} onChange={onChange} isReadOnly={isReadOnly} />
      ) : (
        <TextField {...frame} value={field.value} onChange={onChange} isReadOnly={isReadOnly} />
      );
  }
}

type ChoiceProps = PolicyControlProps & { field: Extract<PolicyValue, { kind: 'choice' }> };

function Choice({ label, field: { value, options, hasExamples }, onChange, isReadOnly, errorMessage }: ChoiceProps) {
  const frame = { label, isLabelHidden: true, errorMessage } as const;
  if (options.length > mostRadios)
    return (
      <Select {...frame} value={value} onChange={(id) => onChange(String(id))} isDisabled={isReadOnly}>
        {options.map(({ id, label: words }) => (
          <SelectItem key={id} id={id}>
            {words}
          </SelectItem>
        ))}
      </Select>
    );
  const example = (id: string): CaptchaKind | undefined => (hasExamples && isCaptchaKind(id) ? id : undefined);
  return (
    <RadioGroup {...frame} orientation="horizontal" value={value} onChange={onChange} isReadOnly={isReadOnly}>
      {options.map(({ id, label: words }) => {
        const kind = example(id);
        return (
          <Radio key={id} value={id} {...(kind && { detail: <CaptchaExample kind={kind} /> })}>
            {words}
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
