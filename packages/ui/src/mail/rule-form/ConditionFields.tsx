import { useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldLabel } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import { ConditionRow } from './ConditionRow.tsx';
import type { RuleCondition, RuleLimits, RuleMatch } from './mailRule.ts';
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
