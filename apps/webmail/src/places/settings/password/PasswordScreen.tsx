import { Panel } from '@jinshu/ui/app-shell';
import { PasswordPage } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { passwordStrings as s } from './password.strings.ts';
import { SecurityQuestion } from './SecurityQuestion.tsx';
import { useChangePassword } from './useChangePassword.ts';

/** Changes the password and the security question (SET-20 to SET-45). */
export function PasswordScreen() {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <PasswordPage description={formatMessage(s.help)} {...useChangePassword()}>
        <SecurityQuestion />
      </PasswordPage>
    </Panel>
  );
}
