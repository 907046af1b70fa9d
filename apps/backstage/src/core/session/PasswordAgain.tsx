import { confirmOperationPassword, Problem } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { PasswordAgainDialog } from '@jinshu/ui/back-stage';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { api, setToken } from '../api/index.ts';
import { useDescribe } from '../problem/index.ts';
import { passwordAgainStrings as s } from './password-again.strings.ts';
import { loginPageOptions } from './session.queries.ts';

type WithPassword = <T>(call: () => Promise<T>) => Promise<T>;

const PasswordContext = createContext<WithPassword | null>(null);

/** Returns a function that makes a call, and makes it again once the password was entered, where the server asks for it (BAK-10). */
export function useWithPassword(): WithPassword {
  const value = use(PasswordContext);
  if (!value) throw new Error('useWithPassword needs a PasswordAgain around it.');
  return value;
}

interface Asked {
  again: () => void;
  giveUp: () => void;
}

/** Asks for the administrator’s password where a call needs it. */
export function PasswordAgain({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const withPassword = useCallback<WithPassword>(async (call) => {
    try {
      return await call();
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== 'operation-password') throw problem;
      await new Promise<void>((resolve, reject) => {
        setError(undefined);
        setAsked({ again: resolve, giveUp: () => reject(new DOMException('The password was not entered.', 'AbortError')) });
      });
      return await call();
    }
  }, []);
  const confirm = async (password: string) => {
    setPending(true);
    setError(undefined);
    try {
      const { publicKey } = await queryClient.fetchQuery(loginPageOptions);
      const session = await api.call(confirmOperationPassword, { body: { password: await sealSecret(publicKey, password) } });
      setToken(session.token);
      setAsked(undefined);
      asked?.again();
    } catch (problem) {
      setError(problem);
    } finally {
      setPending(false);
    }
  };
  return (
    <PasswordContext value={withPassword}>
      {children}
      {asked && (
        <PasswordAgainDialog
          title={formatMessage(s.title)}
          fieldLabel={formatMessage(s.password)}
          cancelLabel={formatMessage(s.cancel)}
          confirmLabel={formatMessage(s.confirm)}
          isPending={isPending}
          errorMessage={error === undefined ? undefined : describe(error)}
          onConfirm={(password) => void confirm(password)}
          onCancel={() => {
            setAsked(undefined);
            asked.giveUp();
          }}
        >
          {formatMessage(s.why)}
        </PasswordAgainDialog>
      )}
    </PasswordContext>
  );
}
