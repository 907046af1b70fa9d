import { useStrings } from '../../foundation/provider/index.ts';
import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';
import { MenuSwatch } from '../../parts/menu/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { FLAG_COLORS, FlagIcon } from '../flag-picker/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import type { FilterRuleProblems, RuleAction } from './mailRule.ts';
import * as styles from './RuleForm.css.ts';

const ACTIONS = ['move', 'flag', 'tag', 'markRead', 'forward', 'delete'] as const satisfies readonly RuleAction['type'][];

/** Actions as they are when their type has just been selected. */
const BEGIN: Readonly<Record<RuleAction['type'], RuleAction>> = {
  move: { type: 'move', folder: '' },
  flag: { type: 'flag', color: 'red' },
  tag: { type: 'tag', tagId: '' },
  markRead: { type: 'markRead' },
  forward: { type: 'forward', address: '' },
  delete: { type: 'delete' },
};

interface ActionFieldsProps {
  value: RuleAction;
  onChange: (value: RuleAction) => void;
  folders: readonly { id: string; label: string }[];
  tags: readonly MessageTag[];
  problem: FilterRuleProblems['target'];
  /** Why the folder or tag can't be used. */
  errorMessage: string | undefined;
}

/** Fields for what a rule does, and with what. */
export function ActionFields({ value, onChange, folders, tags, problem, errorMessage: refusal }: ActionFieldsProps) {
  const { ruleForm: words, flags } = useStrings();
  const errorMessage = problem ? words.targetProblems[problem] : refusal;
  return (
    <div className={styles.line}>
      <Select
        label={words.action}
        className={styles.narrow}
        value={value.type}
        onChange={(key) => onChange(BEGIN[key as RuleAction['type']])}
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
