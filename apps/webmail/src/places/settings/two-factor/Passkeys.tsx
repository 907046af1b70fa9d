import { addPasskey, beginPasskey, getLoginPage, type Passkey, Problem, passkeyLimit, removePasskey, renamePasskey } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { createPasskey, hasPasskeys } from '@jinshu/app/passkey';
import { PasskeyDialog, type PasskeyDialogProps, PasskeySection } from '@jinshu/ui/two-factor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useClock } from '../../../core/account/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { twoFactorStrings as s } from './two-factor.strings.ts';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Called with the recovery codes of a first factor, if any. */
  onDone: (recoveryCodes: readonly string[]) => Promise<void>;
}

/** Passkeys of the account: added, renamed and removed (TFA-32). */
export function Passkeys({ passkeys, onDone }: PasskeysProps) {
  const intl = useIntl();
  const clock = useClock();
  const [flow, start] = useState<{ purpose: PasskeyDialogProps['purpose']; passkey?: Passkey }>();
  const at = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short', ...clock });
  const find = (id: string) => passkeys.find((passkey) => passkey.id === id);
  return (
    <>
      <PasskeySection
        passkeys={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          detail: lastUsedAt
            ? intl.formatMessage(s.passkeyUsed, { at: at(createdAt), used: at(lastUsedAt) })
            : intl.formatMessage(s.passkeyAdded, { at: at(createdAt) }),
        }))}
        onAdd={hasPasskeys() && passkeys.length < passkeyLimit ? () => start({ purpose: 'add' }) : undefined}
        onRename={(id) => start({ purpose: 'rename', passkey: find(id) as Passkey })}
        onRemove={(id) => start({ purpose: 'remove', passkey: find(id) as Passkey })}
      />
      {flow && (
        <Flow
          {...flow}
          onClose={() => start(undefined)}
          onDone={async (codes) => {
            start(undefined);
            await onDone(codes);
          }}
        />
      )}
    </>
  );
}

interface FlowProps {
  purpose: PasskeyDialogProps['purpose'];
  passkey?: Passkey | undefined;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => Promise<void>;
}

function Flow({ purpose, passkey, onClose, onDone }: FlowProps) {
  const intl = useIntl();
  const { api } = useAccount();
  const seal = async (password: string) => sealSecret((await api.call(getLoginPage)).publicKey, password);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }): Promise<readonly string[]> => {
      const id = passkey?.id ?? '';
      if (purpose === 'rename') return api.call(renamePasskey, { body: { id, name } }).then(() => []);
      const sealed = await seal(password);
      if (purpose === 'remove') return api.call(removePasskey, { body: { id, password: sealed } }).then(() => []);
      const { options } = await api.call(beginPasskey, { body: { password: sealed } });
      const { recoveryCodes } = await api.call(addPasskey, { body: { name, credential: await createPasskey(options) } });
      return recoveryCodes;
    },
    onSuccess: onDone,
  });
  const text = error ? describeProblem(intl, error) : undefined;
  const isPasswordWrong = error instanceof Problem && error.code === 'password-wrong';
  return (
    <PasskeyDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      purpose={purpose}
      name={passkey?.name}
      onSubmit={mutate}
      isPending={isPending}
      errorMessage={isPasswordWrong ? undefined : text}
      passwordError={isPasswordWrong ? text : undefined}
    />
  );
}
