import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EnvError, type Environment, readSettings } from '@cairn/shared-contracts/node/settings';
import * as z from 'zod/mini';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)), fallback);

const schema = z.object({
  PORT: port(3000),
  API_PORT: port(4000),
  CDN_PORT: port(4100),
  DATA_DIR: z._default(z.string(), '.data'),
  GUARD: z._default(z.enum(['on', 'off']), 'on'),
  PUBLIC_URL: z.optional(
    z.string().check(z.refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))),
  ),
});

const PORT = 'a port between 1 and 65535';
const expected = {
  PORT,
  API_PORT: PORT,
  CDN_PORT: PORT,
  DATA_DIR: 'a folder that can be written to',
  GUARD: 'on or off',
  PUBLIC_URL: 'an address that begins with http:// or https://',
};

const PORTS = ['PORT', 'API_PORT', 'CDN_PORT'] as const;

/** Level by level: Node's `recursive` never comes back from a folder of /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes the folder of data. @throws EnvError where nothing can be kept in it */
function writableFolder(name: string): string {
  const folder = resolve(name);
  try {
    makeFolder(folder);
    accessSync(join(folder, '.'), constants.W_OK | constants.X_OK);
    return folder;
  } catch {
    throw new EnvError('DATA_DIR', expected.DATA_DIR, `is "${name}"`);
  }
}

/**
 * What `npm start` itself reads of the environment; the parts read the rest.
 * @throws EnvError for the first variable that makes no sense, and for a port that two parts would share
 */
export function readStartSettings(environment: Environment) {
  const settings = readSettings({ schema, expected }, environment);
  for (const [index, name] of PORTS.entries()) {
    const other = PORTS.slice(0, index).find((earlier) => settings[earlier] === settings[name]);
    if (other) throw new EnvError(name, `another port than ${other}`, `both are ${settings[name]}`);
  }
  return { ...settings, DATA_DIR: writableFolder(settings.DATA_DIR) };
}
