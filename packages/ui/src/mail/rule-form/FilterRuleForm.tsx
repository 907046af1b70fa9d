import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';
import { MenuSwatch } from '../../parts/menu/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { FLAG_COLORS, FlagIcon } from '../flag-picker/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { type FilterRuleDraft, type FilterRuleProblems, filterRuleProblems, type RuleAction } from './mailRule.ts';
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
  /** Why the rule was not kept. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

const ACTIONS = ['move', 'flag', 'tag', 'markRead', 'forward', 'delete'] as const satisfies readonly RuleAction['type'][];

/** Form for a rule for incoming mail, with its conditions and its action. Its buttons belong in the surrounding dialog or page. */
export function FilterRuleForm({ id, defaultValue, folders, tags, isAddress, onSubmit, errorMessage, className }: FilterRuleFormProps) {
  const words = useStrings().ruleForm;
  const [draft, setDraft] = useState(defaultValue);
  const [wasTried, setTried] = useState(false);
  const problems = wasTried ? filterRuleProblems(draft, isAddress) : {};
  const change = (part: Partial<FilterRuleDraft>) => setDraft((known) => ({ ...known, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(filterRuleProblems(draft, isAddress)).length === 0) onSubmit({ ...draft, name: draft.name.trim() });
  };
  return (
    <form id={id} noValidate aria-label={words.filterRule} className={clsx(styles.form, className)} onSubmit={submit}>
      <div className={styles.line}>
        <TextField
          label={words.name}
          className={styles.wide}
          value={draft.name}
          onChange={(name) => change({ name })}
          errorMessage={problems.name && words.nameRequired}
        />
        <NumberField
          label={words.priority}
          className={styles.narrow}
          minValue={1}
          value={draft.priority}
          onChange={(priority) => change({ priority: Number.isNaN(priority) ? 1 : priority })}
          description={words.priorityHelp}
        />
      </div>
      <ConditionFields value={draft.conditions} onChange={(conditions) => change({ conditions })} problems={problems.conditions} />
      <ActionFields value={draft.action} onChange={(action) => change({ action })} {...{ folders, tags }} problem={problems.target} />
      <div role="alert" className={styles.error}>
        {errorMessage}
      </div>
    </form>
  );
}

interface ActionFieldsProps extends Pick<FilterRuleFormProps, 'folders' | 'tags'> {
  value: RuleAction;
  onChange: (value: RuleAction) => void;
  problem: FilterRuleProblems['target'];
}

function ActionFields({ value, onChange, folders, tags, problem }: ActionFieldsProps) {
  const { ruleForm: words, flags } = useStrings();
  const begin: Record<RuleAction['type'], RuleAction> = {
    move: { type: 'move', folder: '' },
    flag: { type: 'flag', color: 'red' },
    tag: { type: 'tag', tagId: '' },
    markRead: { type: 'markRead' },
    forward: { type: 'forward', address: '' },
    delete: { type: 'delete' },
  };
  const errorMessage = problem && words.targetProblems[problem];
  return (
    <div className={styles.line}>
      <Select
        label={words.action}
        className={styles.narrow}
        value={value.type}
        onChange={(key) => onChange(begin[key as RuleAction['type']])}
      >
        {ACTIONS.map((type) => (
          <SelectItem key={type} id={type}>
            {words.actions[type]}
          </SelectItem>
        ))}
      </Select>
      {value.type === 'move' && (
        <Select
          label={words.folder}
          className={styles.wide}
          value={value.folder || null}
          onChange={(key) => onChange({ type: 'move', folder: String(key) })}
          errorMessage={errorMessage}
        >
          {folders.map(({ id, label }) => (
            <SelectItem key={id} id={id}>
              {label}
            </SelectItem>
          ))}
        </Select>
      )}
      {value.type === 'flag' && (
        <Select
          label={words.flag}
          className={styles.wide}
          value={value.color}
          onChange={(key) => onChange({ type: 'flag', color: key as FlagColor })}
        >
          {FLAG_COLORS.map((color) => (
            <SelectItem key={color} id={color} start={<FlagIcon color={color} />}>
              {flags[color]}
            </SelectItem>
          ))}
        </Select>
      )}
      {value.type === 'tag' && (
        <Select
          label={words.tag}
          className={styles.wide}
          value={value.tagId || null}
          onChange={(key) => onChange({ type: 'tag', tagId: String(key) })}
          errorMessage={errorMessage}
        >
          {tags.map(({ id, name, color }) => (
            <SelectItem key={id} id={id} start={<MenuSwatch color={color} />}>
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
      {value.type === 'forward' && (
        <TextField
          label={words.address}
          className={styles.wide}
          type="email"
          value={value.address}
          onChange={(address) => onChange({ type: 'forward', address })}
          errorMessage={errorMessage}
        />
      )}
    </div>
  );
}
