import type { LoginInfo, SharedStatus } from '@jinshu/api';
import { sessionStore } from '../session/sessionStore.ts';
import { type AccountDeps, type AccountSystem, createAccountSystem } from './createAccountSystem.ts';

let running: (AccountSystem & { userName: string }) | undefined;

/** The system of the account that is in; started when it is first asked for. */
export function accountSystem(deps: AccountDeps, userName: string, info: LoginInfo, status: SharedStatus): AccountSystem {
  if (running?.userName !== userName) {
    running?.stop();
    running = { ...createAccountSystem(deps, userName, info, status), userName };
  }
  return running;
}

// Whoever logs out leaves nothing behind on this page (LGN-50).
sessionStore.subscribe(() => {
  if (!running || sessionStore.get().userName === running.userName) return;
  running.stop();
  running.queryClient.clear();
  running = undefined;
});
