import { join } from 'node:path';
import { isDemo } from './demo-variables.ts';
import { step } from './progress.ts';
import { startStack } from './stack.ts';
import { readStartSettings } from './start-settings.ts';
import { supervise } from './supervise.ts';

const DEMO = (url: string) => `
  Demo accounts     tourist@cairn.test   aigerim@cairn.test (organizer)   password demo-cairn-2026
  Codes by e-mail   ${url}/dev/outbox
  Test cards        4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined; any date to come, any CVC

  Try: find a tour, choose a departure and two tourists, request it; the organizer confirms in a few seconds, then prepay.
`;

const WELCOME = (url: string, listening: string, dataDir: string) => `
  Cairn runs at ${url}${url === listening ? '' : `, and listens on ${listening}`}
${isDemo(process.env) ? DEMO(url) : ''}
  Ctrl-C stops everything. Logs are in ${join(dataDir, 'logs')}.
`;

try {
  const { PORT, API_PORT, CDN_PORT, DATA_DIR, PUBLIC_URL } = readStartSettings(process.env);
  const stack = await startStack({
    dataDir: DATA_DIR,
    port: PORT,
    apiPort: API_PORT,
    cdnPort: CDN_PORT,
    env: PUBLIC_URL ? { PUBLIC_URL } : {},
  });
  process.stdout.write(WELCOME(stack.url, `http://localhost:${PORT}`, DATA_DIR));
  const letGo = supervise(stack.parts, { say: step });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    letGo();
    void stack.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
