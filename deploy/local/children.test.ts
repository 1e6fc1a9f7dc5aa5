import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Child, startChild, stopChildren, untilHealthy } from './children.ts';
import { freePort } from './free-port.ts';

let dir: string;
const started: Child[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'children-'));
});
afterEach(async () => {
  await stopChildren(started.splice(0));
  await rm(dir, { recursive: true });
});

async function start(code: string, env: Record<string, string> = {}): Promise<Child> {
  const script = join(dir, 'program.mjs');
  await writeFile(script, code);
  const child = await startChild('program', script, env, join(dir, 'logs', 'program.log'));
  started.push(child);
  return child;
}
const SERVER = `
  import { createServer } from 'node:http';
  createServer((request, answer) => { answer.statusCode = request.url === '/healthz' ? 200 : 404; answer.end(); })
    .listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
`;

describe('a part of the stack', () => {
  it('is healthy once it answers, and is gone when it was asked to stop', async () => {
    const port = await freePort();
    const child = await start(SERVER, { PORT: String(port) });
    await untilHealthy(`http://127.0.0.1:${port}`, child, 20_000);
    await stopChildren([child]);
    expect(child.process.signalCode).toBe('SIGTERM');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    expect(await readFile(join(dir, 'logs', 'program.log'), 'utf8')).toContain('listening');
  });

  it('that ends while it starts is named at once', async () => {
    const child = await start('process.stderr.write("no database\\n"); process.exit(3);');
    const port = await freePort();
    await expect(untilHealthy(`http://127.0.0.1:${port}`, child, 20_000)).rejects.toThrow(
      /^program ended while starting: no database$/,
    );
    expect(await child.ended).toBe(3);
    await stopChildren([child]);
  });

  it('that throws while it starts is named with the reason, not with where', async () => {
    const child = await start('throw new Error("no such site");');
    await expect(untilHealthy('http://127.0.0.1:1', child, 20_000)).rejects.toThrow(
      /^program ended while starting: Error: no such site$/,
    );
  });

  it('that misses a package names it', async () => {
    const child = await start('import "no-such-package";');
    await expect(untilHealthy('http://127.0.0.1:1', child, 20_000)).rejects.toThrow(
      /^program ended while starting: Error \[ERR_MODULE_NOT_FOUND\]: Cannot find package 'no-such-package'/,
    );
  });

  it('that cannot show what is live says so, and is not waited for', async () => {
    const port = await freePort();
    const unfit = 'mf-tour@1.0.0 needs kit ^1.1.0, the shell has 2.0.0';
    const child = await start(
      SERVER.replace('200 : 404; answer.end()', `503 : 404; answer.end('{"unfit":["${unfit}"]}')`),
      { PORT: String(port) },
    );
    await expect(untilHealthy(`http://127.0.0.1:${port}`, child, 20_000)).rejects.toThrow(
      `program cannot show what is live: ${unfit}`,
    );
  });

  it('that never answers is given up when the time is over', async () => {
    const port = await freePort();
    const child = await start('setInterval(() => {}, 1000);');
    await expect(untilHealthy(`http://127.0.0.1:${port}`, child, 300)).rejects.toThrow('was not ready after 0.3 s');
  });
});

describe('a free port', () => {
  it('can be listened on', async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
    await new Promise((resolve) => server.close(resolve));
    expect(port).toBeGreaterThan(1023);
  });
});
