import { useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldLabel } from '../../foundation/styles/field.css.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import {
  comparisonsOf,
  RULE_FIELDS,
  type RuleComparison,
  type RuleCondition,
  type RuleField,
  type RuleLimits,
  type RuleMatch,
} from './mailRule.ts';
import * as styles from './RuleForm.css.ts';

export interface ConditionFieldsProps {
  value: readonly RuleCondition[];
  onChange: (value: readonly RuleCondition[]) => void;
  /** Whether all conditions must be met, or any one. @default 'all' */
  match?: RuleMatch | undefined;
  /** Called with the other choice. Without it, all conditions must be met. */
  onMatchChange?: ((match: RuleMatch) => void) | undefined;
  /** The places in the list that are not whole. */
  problems?: readonly number[] | undefined;
  /** The places in the list whose value is too long. */
  long?: readonly number[] | undefined;
  /** Limits of conditions and values. */
  limits?: Pick<RuleLimits, 'conditions' | 'value' | 'kilobytes'> | undefined;
}

const KILOBYTES = 1024;

/** Conditions that a message must meet. Without conditions, every message matches. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { value, onChange, match = 'all', onMatchChange, limits } = props;
  const words = useStrings().ruleForm;
  const labelId = useId();
  const errorOf = (index: number) => {
    if (props.long?.includes(index)) return words.valueTooLong(limits?.value ?? 0);
    return props.problems?.includes(index) ? words.valueRequired : undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in columns in every browser
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <div className={styles.heading}>
        <span id={labelId} className={fieldLabel}>
          {onMatchChange ? words.messages : words.conditions}
        </span>
        {onMatchChange && (
          <ToggleButtonGroup label={words.match} selectedKeys={[match]} onSelectionChange={([key]) => onMatchChange(key as RuleMatch)}>
            <ToggleButton id="all" size="small">
              {words.matches.all}
            </ToggleButton>
            <ToggleButton id="any" size="small">
              {words.matches.any}
            </ToggleButton>
          </ToggleButtonGroup>
        )}
      </div>
      {value.length === 0 && <span className={styles.note}>{words.noConditions}</span>}
      {value.map((condition, index) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have nothing but their place
          key={index}
          number={index + 1}
          condition={condition}
          maximum={limits?.kilobytes}
          errorMessage={errorOf(index)}
          onChange={(changed) => onChange(value.with(index, changed))}
          onRemove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      {limits && value.length >= limits.conditions ? (
        <span className={styles.note}>{words.mostConditions(limits.conditions)}</span>
      ) : (
        <div>
          <Button
            size="small"
            icon={<Icon name="add" />}
            onPress={() => onChange([...value, { field: 'sender', comparison: 'contains', value: '' }])}
          >
            {words.addCondition}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ConditionRowProps {
  number: number;
  condition: RuleCondition;
  /** Largest size. */
  maximum: number | undefined;
  errorMessage: string | undefined;
  onChange: (condition: RuleCondition) => void;
  onRemove: () => void;
}

function ConditionRow({ number, condition, maximum, errorMessage, onChange, onRemove }: ConditionRowProps) {
  const words = useStrings().ruleForm;
  const set = (part: Partial<RuleCondition>) => onChange({ ...condition, ...part });
  const chooseField = (field: RuleField) => {
    const [comparison = 'contains'] = comparisonsOf(field);
    set({
      field,
      comparison: comparisonsOf(field).includes(condition.comparison) ? condition.comparison : comparison,
      ...((field === 'size') !== (condition.field === 'size') && { value: field === 'size' ? String(KILOBYTES) : '' }),
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-label={words.condition(number)} className={styles.condition}>
      <Select aria-label={words.field} className={styles.field} value={condition.field} onChange={(key) => chooseField(key as RuleField)}>
        {RULE_FIELDS.map((field) => (
          <SelectItem key={field} id={field}>
            {words.fields[field]}
          </SelectItem>
        ))}
      </Select>
      <Select
        aria-label={words.comparison}
        className={styles.comparison}
        value={condition.comparison}
        onChange={(key) => set({ comparison: key as RuleComparison })}
      >
        {comparisonsOf(condition.field).map((comparison) => (
          <SelectItem key={comparison} id={comparison}>
            {words.comparisons[comparison]}
          </SelectItem>
        ))}
      </Select>
      {condition.comparison === 'exists' ? (
        <span className={styles.value} />
      ) : condition.field === 'size' ? (
        <NumberField
          aria-label={words.value}
          className={styles.value}
          unit="KB"
          minValue={1}
          {...(maximum !== undefined && { maxValue: maximum })}
          value={Number(condition.value)}
          onChange={(size) => set({ value: Number.isNaN(size) ? '' : String(size) })}
          errorMessage={errorMessage}
        />
      ) : (
        <TextField
          aria-label={words.value}
          className={styles.value}
          value={condition.value}
          onChange={(text) => set({ value: text })}
          errorMessage={errorMessage}
        />
      )}
      <IconButton label={words.removeCondition(number)} icon={<Icon name="dismiss" />} onPress={onRemove} />
    </div>
  );
}
