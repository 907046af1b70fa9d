import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './LoginForm.css.ts';
import { RememberBox } from './RememberBox.tsx';

interface RememberRowProps {
  isRemembered: boolean;
  onChange: (part: { isRemembered: boolean }) => void;
  recovery: ReactNode;
}

/** Line with the box that remembers the account, and the link to password recovery. */
export function RememberRow({ isRemembered, onChange, recovery }: RememberRowProps) {
  const strings = useStrings().loginForm;
  return (
    <div className={styles.row}>
      <RememberBox isSelected={isRemembered} onChange={(next) => onChange({ isRemembered: next })}>
        {strings.remember}
      </RememberBox>
      {recovery}
    </div>
  );
}
