import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { WORKSPACE } from '@cairn/shared-contracts/build/remotes';
import { remoteTests } from '@cairn/shared-contracts/testing/remote-tests';

/** `cairn test`: the tests of the remotes that stand here; what follows is Jest's. */
export async function test(args: readonly string[]): Promise<void> {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const config = JSON.stringify(remoteTests(WORKSPACE));
  // modules of today's packages are no CommonJS: Jest takes them with this alone
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...node, jest, '--config', config, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}
