import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from '../../parts/checkbox/Checkbox.css.ts';

interface RememberBoxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
}

/** Looks like a `Checkbox`, whose code would make up a tenth of what the login loads beyond the list. */
export function RememberBox({ isSelected, onChange, children }: RememberBoxProps) {
  const [isFocusVisible, setFocusVisible] = useState(false);
  return (
    <label className={styles.root} data-selected={isSelected || undefined} data-focus-visible={isFocusVisible || undefined}>
      <span className={visuallyHidden}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onFocus={(event) => setFocusVisible(event.currentTarget.matches(':focus-visible'))}
          onBlur={() => setFocusVisible(false)}
        />
      </span>
      <span className={styles.box}>{isSelected && <Icon name="checkmark_filled" />}</span>
      {children}
    </label>
  );
}
