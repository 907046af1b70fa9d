import { spawnSync } from 'node:child_process';

/** Whether the system has a program of this name. */
export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;

/** Installs packages of Debian if this process may do so. What couldn't be installed is for the caller to notice. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
