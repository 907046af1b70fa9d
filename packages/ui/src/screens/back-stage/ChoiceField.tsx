import type { ReactNode } from 'react';
import { fieldLabel } from '../../foundation/styles/field.css.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import * as styles from './SkinWorkshop.css.ts';

export interface ChoiceFieldProps<Id extends string> {
  label: string;
  /** With an icon the label is only its name. */
  options: readonly { id: Id; label: string; icon?: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  isDisabled?: boolean | undefined;
}

/** A few choices side by side below their label, for those that are better seen than opened. */
export const ChoiceField = <Id extends string>({ label, options, value, onChange, isDisabled = false }: ChoiceFieldProps<Id>) => (
  <div className={styles.choice}>
    <span className={fieldLabel} aria-hidden="true">
      {label}
    </span>
    <ToggleButtonGroup
      label={label}
      selectedKeys={[value]}
      isDisabled={isDisabled}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map(({ id, label: words, icon }) => (
        <ToggleButton key={id} id={id} {...(icon !== undefined && { icon, label: words })}>
          {icon === undefined ? words : undefined}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </div>
);
