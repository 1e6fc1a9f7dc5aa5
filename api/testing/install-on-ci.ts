import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Installs Debian's packages on a machine of CI that may. @returns whether they are there now */
export function installOnCi(...names: readonly string[]): boolean {
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // another suite may be installing a browser; a network that is not there is given up soon
  const patience = ['DPkg::Lock::Timeout=300', 'Acquire::http::Timeout=20', 'Acquire::Retries=1'];
  const apt = (...args: string[]) => run('apt-get', ['-qq', ...patience.flatMap((word) => ['-o', word]), ...args]);
  const install = () => apt('install', '-y', ...names);
  return install() || (apt('update') && install());
}
