import { type LoginInfo, logOut, type SharedStatus } from '@jinshu/api';
import { PortraitSource } from '@jinshu/ui/avatar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, loseSession } from '../api/index.ts';
import { ScreenFailure, useReport } from '../problem/index.ts';
import { useStayInStep } from '../push/index.ts';
import { loginInfoOptions, newsStartOptions, sessionStore, sharedStatusOptions, useStoredSession } from '../session/index.ts';
import { accountSystem, runningAccount } from './accountSystem.ts';
import type { AccountSystem } from './createAccountSystem.ts';
import { type MailboxRights, mailboxRights, withinRights } from './mailboxRights.ts';
import { UserChoices } from './UserChoices.tsx';
import { usePortrait } from './usePortrait.ts';

/** The account that is in: its running system, and what the server said about it. */
export interface Account extends AccountSystem {
  userName: string;
  info: LoginInfo;
  status: SharedStatus;
  /** The user's rights in the open mailbox. Actions that aren't permitted aren't offered. */
  rights: MailboxRights;
}

const AccountContext = createContext<Account | null>(null);

/** The account that is in. Only for what stands inside `AccountProvider`. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider around it.');
  return account;
}

/** Loads what the session is and may (SES-04), starts the account's system, and gives both to what is inside. */
export function AccountProvider({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const queryClient = useQueryClient();
  const { userName } = useStoredSession();
  const info = useQuery(loginInfoOptions(api));
  const status = useQuery(sharedStatusOptions(api));
  // Waited for, and no more: without it the connection asks for itself.
  const { isPending: isNewsPending } = useQuery(newsStartOptions(api));
  const account = useMemo(() => {
    if (!info.data || !status.data || isNewsPending || userName === '') return null;
    // Nothing would be answered. What runs already keeps what is typed in it.
    if ((status.data.mustChangePassword || status.data.mustBindFactor) && !runningAccount()) return null;
    const rights = mailboxRights(status.data);
    const system = accountSystem({ api, queryClient }, userName, info.data, status.data);
    return { ...system, userName, info: withinRights(info.data, rights), status: status.data, rights };
  }, [info.data, status.data, isNewsPending, userName, queryClient]);

  useStayInStep(queryClient, info.data?.remindsOfNewMail ?? true);
  if (account) {
    return (
      <AccountContext value={account}>
        <SessionEnd account={account} />
        <TabRefusal account={account} />
        <UserChoices info={account.info} />
        <PortraitSource value={usePortrait}>{children}</PortraitSource>
      </AccountContext>
    );
  }
  const error = info.error ?? status.error;
  return error ? (
    <ScreenFailure
      error={error}
      onRetry={() => {
        void info.refetch();
        void status.refetch();
      }}
    />
  ) : (
    placeholder
  );
}

/** Ends the session after too long without input and shows the login (SES-09). */
function SessionEnd({ account }: { account: Account }) {
  const navigate = useNavigate();
  useEffect(() => {
    const heard = account.account.on('sessionEnded', () => loseSession());
    const { unsubscribe } = account.account.subscribe({
      complete: () => {
        if (sessionStore.get().userName === '') return;
        // End the session on the server too, because the cookie stays valid. If the call fails, the session expires there later (SES-20).
        api.call(logOut).catch(() => undefined);
        sessionStore.clear();
        void navigate('/login', { replace: true, state: { notice: 'session-expired' } });
      },
    });
    return () => {
      heard.unsubscribe();
      unsubscribe();
    };
  }, [account, navigate]);
  return null;
}

/** Reports why a tab can't be opened in a shared mailbox (SHR-09, ERR-51). */
function TabRefusal({ account: { account } }: { account: Account }) {
  const report = useReport();
  useEffect(() => {
    const { unsubscribe } = account.on('refused', ({ problem }) => report(problem));
    return unsubscribe;
  }, [account, report]);
  return null;
}
