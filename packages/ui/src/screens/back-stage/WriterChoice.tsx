import type { ReactNode } from 'react';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import * as styles from './BackStagePage.css.ts';
import { type EditedMember, MemberEditor } from './MemberEditor.tsx';

/** Kind of people that may write to a group. */
export type WriterOption = 'everybody' | 'inside' | 'members' | 'chosen';

export interface WriterChoiceProps {
  label: string;
  options: readonly { id: WriterOption; label: string; description?: string | undefined }[];
  value: WriterOption;
  onChange: (value: WriterOption) => void;
  isReadOnly?: boolean | undefined;
  /** People named for the group, shown for `chosen`. */
  people: readonly EditedMember[];
  peopleLabel: string;
  emptyText: string;
  /** Field that finds one more. */
  picker?: ReactNode;
  onRemove?: ((person: EditedMember) => void) | undefined;
}

/** Choice of the people that may write to a list, a department or everyone. */
export const WriterChoice = ({
  label,
  options,
  value,
  onChange,
  isReadOnly = false,
  people,
  peopleLabel,
  emptyText,
  picker,
  onRemove,
}: WriterChoiceProps) => (
  <div className={styles.form}>
    <RadioGroup label={label} value={value} isReadOnly={isReadOnly} onChange={(next) => onChange(next as WriterOption)}>
      {options.map(({ id, label: words, description }) => (
        <Radio key={id} value={id} description={description}>
          {words}
        </Radio>
      ))}
    </RadioGroup>
    {value === 'chosen' && (
      <>
        {!isReadOnly && picker}
        <MemberEditor label={peopleLabel} emptyText={emptyText} members={people} isInset onRemove={isReadOnly ? undefined : onRemove} />
      </>
    )}
  </div>
);
