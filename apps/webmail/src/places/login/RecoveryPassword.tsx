import type { PasswordRules } from '@jinshu/api';
import type { RecoveryEvent } from '@jinshu/mail-machines';
import { PasswordChecklist } from '@jinshu/ui/password-checklist';
import { PasswordField } from '@jinshu/ui/password-field';
import { RecoveryForm } from '@jinshu/ui/recovery-form';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { entranceStrings as s } from './entrance.strings.ts';
import { describeRules, faultAt } from './newPassword.ts';

interface RecoveryPasswordProps {
  rules: PasswordRules;
  /** Why the server refused the last password. */
  problem: unknown;
  isPending: boolean;
  onSubmit: (event: Extract<RecoveryEvent, { type: 'reset' }>) => void;
}

/** Last step of a recovery: the new password with its rules (LGN-44). */
export function RecoveryPassword({ rules, problem, isPending, onSubmit }: RecoveryPasswordProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rulesId = useId();
  const [newPassword, setNew] = useState('');
  const [confirmPassword, setConfirm] = useState('');
  const [wasTried, setTried] = useState(false);
  const checked = describeRules(intl, rules, newPassword);
  const isUnmet = checked.some(({ isMet }) => !isMet);
  const isDifferent = confirmPassword !== newPassword;
  const submit = () => {
    setTried(true);
    if (!isUnmet && !isDifferent) onSubmit({ type: 'reset', newPassword, confirmPassword });
  };
  const own = wasTried && isUnmet ? formatMessage(newPassword === '' ? s.passwordRequired : s.unmet) : undefined;
  const fresh = { autoComplete: 'new-password' } as const;
  return (
    <RecoveryForm label={formatMessage(s.stepPassword)} submitLabel={formatMessage(s.change)} isPending={isPending} onSubmit={submit}>
      <PasswordField
        {...fresh}
        label={formatMessage(s.newPassword)}
        aria-describedby={rulesId}
        value={newPassword}
        onChange={setNew}
        errorMessage={own ?? faultAt(intl, problem, 'new_password')}
      />
      <PasswordChecklist id={rulesId} label={formatMessage(s.rules)} rules={checked} />
      <PasswordField
        {...fresh}
        label={formatMessage(s.confirmPassword)}
        value={confirmPassword}
        onChange={setConfirm}
        errorMessage={wasTried && isDifferent ? formatMessage(s.different) : faultAt(intl, problem, 'confirm_password')}
      />
    </RecoveryForm>
  );
}
