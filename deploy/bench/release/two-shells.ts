import { join } from 'node:path';
import { type Child, stopChildren } from '../../local/children.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { type Stack, startShell, startStack } from '../../local/stack.ts';

/** processes that render, of each shell */
export const PROCESSES = 1;

export interface TwoShells {
  urls: readonly [string, string];
  addresses: { apiUrl: string; cdnUrl: string };
  stop(): Promise<void>;
}

/** The whole stack with a second shell beside the first: another process, another cache, the same store. */
export async function startTwoShells(dataDir: string): Promise<TwoShells> {
  const [port, apiPort, cdnPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    RENDER_PROCESSES: String(PROCESSES),
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    DEMO_TOURS: '200',
    AUTOPILOT: 'off',
  };
  const stack: Stack = await startStack({ dataDir, port, apiPort, cdnPort, env });
  let second: Child | undefined;
  try {
    const secondPort = await freePort();
    const url = `http://localhost:${secondPort}`;
    const addresses = { apiUrl: stack.apiUrl, cdnUrl: `http://127.0.0.1:${cdnPort}` };
    second = await startShell(
      dataDir,
      secondPort,
      { ...addresses, cacheDir: join(dataDir, 'second-shell-cache') },
      { ...env, PUBLIC_URL: url, SHELL_NAME: 'second' },
    );
    step(`second shell on ${url}`);
    const child = second;
    return {
      urls: [stack.url, url],
      addresses,
      async stop() {
        await stopChildren([child]);
        await stack.stop();
      },
    };
  } catch (error) {
    if (second) await stopChildren([second]);
    await stack.stop();
    throw error;
  }
}
