import type { ReactNode } from 'react';
import { Switch } from '../../parts/switch/index.ts';
import * as styles from './BackStagePage.css.ts';
import { type EditedMember, MemberEditor } from './MemberEditor.tsx';

export interface ModerationChoiceProps {
  /** Label of the switch. */
  label: string;
  /** Line below the switch. */
  help?: string | undefined;
  isModerated: boolean;
  onChange: (isModerated: boolean) => void;
  isReadOnly?: boolean | undefined;
  /** Moderators, shown while it is on. */
  moderators: readonly EditedMember[];
  moderatorsLabel: string;
  emptyText: string;
  /** Field that finds one more. */
  picker?: ReactNode;
  onRemove?: ((moderator: EditedMember) => void) | undefined;
}

/** Whether mail to a list waits for a moderator, and who moderates. */
export const ModerationChoice = ({
  label,
  help,
  isModerated,
  onChange,
  isReadOnly = false,
  moderators,
  moderatorsLabel,
  emptyText,
  picker,
  onRemove,
}: ModerationChoiceProps) => (
  <div className={styles.form}>
    <Switch isSelected={isModerated} onChange={onChange} isDisabled={isReadOnly} description={help}>
      {label}
    </Switch>
    {isModerated && (
      <>
        {!isReadOnly && picker}
        <MemberEditor
          label={moderatorsLabel}
          emptyText={emptyText}
          members={moderators}
          isInset
          onRemove={isReadOnly ? undefined : onRemove}
        />
      </>
    )}
  </div>
);
