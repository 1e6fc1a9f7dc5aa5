import { createServer } from 'node:net';

/** a port that nobody listens on right now */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });

const WAIT_LIMIT_MS = 15_000;

/**
 * Waits for a port that a stack that is just going down still holds.
 * @param tell called once when there is something to wait for
 * @throws when it is taken for good
 */
export async function untilFree(port: number, tell: () => void): Promise<void> {
  const until = Date.now() + WAIT_LIMIT_MS;
  let told = false;
  while (await isTaken(port)) {
    if (!told) tell();
    told = true;
    if (Date.now() > until)
      throw new Error(`port ${port} is taken by another program: choose others with PORT, API_PORT and CDN_PORT`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
