import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Child } from '../local/children.ts';
import { freePort } from '../local/free-port.ts';
import { startProgram, untilUp } from './program.ts';

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/d/status`).then(
    ({ ok }) => ok,
    () => false,
  );

interface EnginePart {
  start(): Promise<Child>;
  /** for apis and workers: one of the workers keeps the index for all apis */
  env: { SEARCH: string; GROONGA_URL: string };
}

/** The search engine. Its index is built from the database: what a power cut does to its files costs a build. */
export async function enginePart(program: string, data: string): Promise<EnginePart> {
  const port = await freePort();
  const file = join(data, 'groonga/db');
  return {
    async start() {
      await mkdir(dirname(file), { recursive: true });
      const options = ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '--port', String(port)];
      // -n makes a new database, and refuses where there is one
      const database = existsSync(file) ? [file] : ['-n', file];
      const child = await startProgram('groonga', program, [...options, ...database], join(data, 'logs/groonga.log'));
      await untilUp(child, () => answers(port));
      return child;
    },
    env: { SEARCH: 'groonga', GROONGA_URL: `http://127.0.0.1:${port}` },
  };
}
