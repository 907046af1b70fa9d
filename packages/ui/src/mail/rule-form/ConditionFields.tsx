import { useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldLabel } from '../../foundation/styles/field.css.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import { comparisonsOf, RULE_FIELDS, type RuleComparison, type RuleCondition, type RuleField, type RuleMatch } from './mailRule.ts';
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
}

const KILOBYTES = 1024;

/** Conditions that a message must meet. Without conditions, every message matches. */
export function ConditionFields({ value, onChange, match = 'all', onMatchChange, problems = [] }: ConditionFieldsProps) {
  const words = useStrings().ruleForm;
  const labelId = useId();
  const set = (index: number, part: Partial<RuleCondition>) =>
    onChange(value.map((condition, at) => (at === index ? { ...condition, ...part } : condition)));
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
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have nothing but their place
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={index} role="group" aria-label={words.condition(index + 1)} className={styles.condition}>
          <Select
            aria-label={words.field}
            className={styles.field}
            value={condition.field}
            onChange={(key) => {
              const field = key as RuleField;
              const [comparison = 'contains'] = comparisonsOf(field);
              set(index, {
                field,
                comparison: comparisonsOf(field).includes(condition.comparison) ? condition.comparison : comparison,
                ...((field === 'size') !== (condition.field === 'size') && { value: field === 'size' ? String(KILOBYTES) : '' }),
              });
            }}
          >
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
            onChange={(key) => set(index, { comparison: key as RuleComparison })}
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
              value={Number(condition.value)}
              onChange={(size) => set(index, { value: Number.isNaN(size) ? '' : String(size) })}
              errorMessage={problems.includes(index) && words.valueRequired}
            />
          ) : (
            <TextField
              aria-label={words.value}
              className={styles.value}
              value={condition.value}
              onChange={(text) => set(index, { value: text })}
              errorMessage={problems.includes(index) && words.valueRequired}
            />
          )}
          <IconButton
            label={words.removeCondition(index + 1)}
            icon={<Icon name="dismiss" />}
            onPress={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Icon name="add" />}
          onPress={() => onChange([...value, { field: 'sender', comparison: 'contains', value: '' }])}
        >
          {words.addCondition}
        </Button>
      </div>
    </div>
  );
}
