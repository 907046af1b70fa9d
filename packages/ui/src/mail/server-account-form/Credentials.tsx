import { useStrings } from '../../foundation/provider/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import type { useServerAccount } from './useServerAccount.ts';

/** Sender address of a proxy. */
export function SenderField({ form: { account, set, errorOf, provider, leaveAddress } }: { form: ReturnType<typeof useServerAccount> }) {
  const words = useStrings().serverAccountForm;
  return (
    <TextField
      label={words.sender}
      type="email"
      autoComplete="off"
      value={account.sender ?? ''}
      onChange={(sender) => set({ sender })}
      onBlur={() => void leaveAddress(account.sender)}
      description={provider === undefined ? words.senderHelp : words.filledIn(provider)}
      errorMessage={errorOf('sender')}
    />
  );
}

/** Account and password. */
export function Credentials({
  form: { account, set, errorOf, provider, leaveAddress, keepsPassword },
  isProxy = false,
}: {
  form: ReturnType<typeof useServerAccount>;
  /** The address has a field of its own. */
  isProxy?: boolean;
}) {
  const words = useStrings().serverAccountForm;
  return (
    <>
      <TextField
        label={words.account}
        autoComplete="off"
        value={account.account}
        onChange={(next) => set({ account: next })}
        onBlur={() => void (isProxy || leaveAddress(account.account))}
        description={provider === undefined || isProxy ? undefined : words.filledIn(provider)}
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
