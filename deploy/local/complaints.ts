import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const LINES = 15;
const WIDTH = 300;
/** pino's number of "info": what is not above it, is no complaint */
const INFO = /^\{"level":[123]0,/;

/** What the parts of a stack complained of last: a line each, as they stand in its logs, with the part's name before it. */
export async function complaintsOf(logs: string): Promise<string> {
  const lines: string[] = [];
  for await (const file of glob(join(logs, '*.log'))) {
    const own = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !INFO.test(line));
    lines.push(...own.slice(-LINES).map((line) => `${basename(file, '.log')}: ${line.slice(0, WIDTH)}`));
  }
  return lines.join('\n');
}
