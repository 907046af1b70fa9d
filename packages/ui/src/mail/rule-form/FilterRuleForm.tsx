import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import { ActionFields } from './ActionFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { type FilterRuleDraft, filterRuleProblems, type RuleLimits } from './mailRule.ts';
import * as styles from './RuleForm.css.ts';

export interface FilterRuleFormProps {
  /** Ties a button outside to the form. */
  id: string;
  /** The rule as it is at first. */
  defaultValue: FilterRuleDraft;
  /** Target folders for the move action. */
  folders: readonly { id: string; label: string }[];
  /** The user's tags. */
  tags: readonly MessageTag[];
  /** Whether a text is an address; the rule is the caller's. */
  isAddress: (text: string) => boolean;
  /** Called with a rule that can be kept. */
  onSubmit: (draft: FilterRuleDraft) => void;
  /** Called after every change, for example to show what the rule would match. */
  onChange?: ((draft: FilterRuleDraft) => void) | undefined;
  /** Largest priority: the number of rules. */
  maximumPriority?: number | undefined;
  /** Largest rule that can be saved. Without it, the form has no limits. */
  limits?: RuleLimits | undefined;
  /** Why the folder or tag of the action can't be used. */
  targetError?: string | undefined;
  /** Why the rule was not kept. */
  errorMessage?: string | undefined;
  /** Shown below the action, such as the messages that match. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Form for a rule for incoming mail, with its conditions and its action. Its buttons belong in the surrounding dialog or page. */
export function FilterRuleForm(props: FilterRuleFormProps) {
  const { id, defaultValue, folders, tags, isAddress, onSubmit, onChange, maximumPriority, limits, errorMessage, children } = props;
  const words = useStrings().ruleForm;
  const [draft, setDraft] = useState(defaultValue);
  const [wasTried, setTried] = useState(false);
  const problems = wasTried ? filterRuleProblems(draft, isAddress, limits) : {};
  const change = (part: Partial<FilterRuleDraft>) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    onChange?.(changed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(filterRuleProblems(draft, isAddress, limits)).length === 0) onSubmit({ ...draft, name: draft.name.trim() });
  };
  return (
    <form id={id} noValidate aria-label={words.filterRule} className={clsx(styles.form, props.className)} onSubmit={submit}>
      <div className={styles.line}>
        <TextField
          label={words.name}
          className={styles.wide}
          value={draft.name}
          onChange={(name) => change({ name })}
          errorMessage={problems.name && (problems.name === 'required' ? words.nameRequired : words.nameTooLong(limits?.name ?? 0))}
        />
        <NumberField
          label={words.priority}
          className={styles.narrow}
          minValue={1}
          {...(maximumPriority !== undefined && { maxValue: maximumPriority })}
          value={draft.priority}
          onChange={(priority) => change({ priority: Number.isNaN(priority) ? 1 : priority })}
          description={words.priorityHelp}
        />
      </div>
      <ConditionFields
        value={draft.conditions}
        onChange={(conditions) => change({ conditions })}
        match={draft.match}
        onMatchChange={(match) => change({ match })}
        problems={problems.conditions}
        long={problems.long}
        limits={limits}
      />
      <ActionFields
        value={draft.action}
        onChange={(action) => change({ action })}
        {...{ folders, tags }}
        problem={problems.target}
        errorMessage={props.targetError}
      />
      <Checkbox isSelected={draft.isLast} onChange={(isLast) => change({ isLast })}>
        {words.last}
      </Checkbox>
      {children}
      <div role="alert" className={styles.error}>
        {errorMessage}
      </div>
    </form>
  );
}
