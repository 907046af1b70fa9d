import { spawnSync } from 'node:child_process';

/** A network namespace of its own, in which there is nothing: not even the machine itself can be reached. */
const namespaced = ['unshare', '--map-root-user', '--net', '--'];

let found: readonly string[] | undefined;

/** Returns the command prefix that removes network access. Empty if the system has no unprivileged namespaces. */
export function withoutNetwork(): readonly string[] {
  const [command = '', ...args] = namespaced;
  found ??= process.platform === 'linux' && spawnSync(command, [...args, process.execPath, '--version']).status === 0 ? namespaced : [];
  return found;
}

/** Why the processes that read files of strangers can reach the network; null where they cannot. */
export const networkWarning = (): string | null =>
  withoutNetwork().length > 0
    ? null
    : 'The processes that read attached files can reach the network: this system gives them no network namespace of their own (unshare --map-root-user --net).';
