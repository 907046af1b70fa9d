import { useStrings } from '../../foundation/provider/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import type { useServerAccount } from './useServerAccount.ts';

/** Account and password. */
export function Credentials({
  form: { account, set, errorOf, provider, leaveAccount, keepsPassword },
}: {
  form: ReturnType<typeof useServerAccount>;
}) {
  const words = useStrings().serverAccountForm;
  return (
    <>
      <TextField
        label={words.account}
        autoComplete="off"
        value={account.account}
        onChange={(next) => set({ account: next })}
        onBlur={() => void leaveAccount()}
        description={provider === undefined ? undefined : words.filledIn(provider)}
        errorMessage={errorOf('account')}
      />
      <PasswordField
        label={words.password}
        autoComplete="off"
        value={account.password}
        onChange={(password) => set({ password })}
        description={keepsPassword ? words.keepsPassword : undefined}
        errorMessage={errorOf('password')}
      />
    </>
  );
}
