import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Installs Debian's package on a machine of CI that may. @returns whether it is there now */
export function installOnCi(name: string): boolean {
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // another suite may be installing a browser
  const apt = (...args: string[]) => run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args]);
  return apt('install', '-y', name) || (apt('update') && apt('install', '-y', name));
}
