import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../../parts/button/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { comparisonsOf, RULE_FIELDS, type RuleComparison, type RuleCondition, type RuleField } from './mailRule.ts';
import * as styles from './RuleForm.css.ts';

const KILOBYTES = 1024;

interface ConditionRowProps {
  /** Its place in the list, from 1. */
  number: number;
  condition: RuleCondition;
  /** Largest size. */
  maximum: number | undefined;
  errorMessage: string | undefined;
  onChange: (condition: RuleCondition) => void;
  onRemove: () => void;
}

/** Fields of one condition: what is compared, how, and with what. */
export function ConditionRow({ number, condition, maximum, errorMessage, onChange, onRemove }: ConditionRowProps) {
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in columns in every browser
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
