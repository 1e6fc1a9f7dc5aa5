import { join } from 'node:path';
import { isDemo } from './demo-variables.ts';
import { startStack } from './stack.ts';

const port = Number(process.env.PORT ?? 3000);
const dataDir = process.env.DATA_DIR ?? '.data';

const DEMO = (url: string) => `
  Demo accounts     tourist@cairn.test   aigerim@cairn.test (organizer)   password demo-cairn-2026
  Codes by e-mail   ${url}/dev/outbox
  Test cards        4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined; any date to come, any CVC

  Try: find a tour, choose a departure and two tourists, request it; the organizer confirms in a few seconds, then prepay.
`;

const WELCOME = (url: string) => `
  Cairn runs at ${url}
${isDemo(process.env) ? DEMO(url) : ''}
  Ctrl-C stops everything. Logs are in ${join(dataDir, 'logs')}.
`;

try {
  const stack = await startStack({
    dataDir,
    port,
    apiPort: Number(process.env.API_PORT ?? 4000),
    cdnPort: Number(process.env.CDN_PORT ?? 4100),
  });
  process.stdout.write(WELCOME(stack.url));
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= stack.stop().then(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  for (const { name, ended } of Object.values(stack.children)) {
    void ended.then((code) => {
      if (stopping) return;
      process.stderr.write(`${name} ended with ${code}: stopping the rest\n`);
      stop(1);
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
