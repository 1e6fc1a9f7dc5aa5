import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RemoteDescription } from '@cairn/shared-contracts/remote/define-remote';

/** in the address of a module: which state of its remote's description it belongs to */
const STATE = 'tree';

interface Reading {
  /** of the remote, with a separator at the end */
  folder: string;
  /** what the description was read from */
  files: Set<string>;
}

const readings = new Map<string, Reading>();
let isHooked = false;

/** what a description imports of its own remote is read anew with it; Node itself reads a module once */
function hook(): void {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL?.startsWith('file:') ? new URL(context.parentURL) : undefined;
      const state = parent?.searchParams.get(STATE);
      const reading = state ? readings.get(state) : undefined;
      // also one that is not there yet: it is looked for again once it is
      if (parent && specifier.startsWith('.')) reading?.files.add(fileURLToPath(new URL(specifier, parent)));
      const found = next(specifier, context);
      if (!state || !reading || !found.url.startsWith('file:')) return found;
      const path = fileURLToPath(found.url);
      if (!path.startsWith(reading.folder) || path.includes(`${sep}node_modules${sep}`)) return found;
      reading.files.add(path);
      const url = new URL(found.url);
      url.searchParams.set(STATE, state);
      return { ...found, url: url.href };
    },
  });
}

async function hashOf(files: ReadonlySet<string>): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${file}\n`).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

export interface Describer {
  /** files that the description was read from last, or should have been: it changes with each of them */
  readonly files: ReadonlySet<string>;
  read(): Promise<RemoteDescription>;
}

/** Reads a remote's `remote.ts`, and what that imports of the remote, anew whenever one of them has changed. */
export function describerOf(dir: string): Describer {
  hook();
  const path = join(dir, 'remote.ts');
  let files: ReadonlySet<string> = new Set([path]);
  let last: { state: string; description: RemoteDescription } | undefined;
  return {
    get files() {
      return files;
    },
    async read() {
      const state = await hashOf(files);
      if (last?.state === state) return last.description;
      const reading: Reading = readings.get(state) ?? { folder: dir + sep, files: new Set([path]) };
      readings.set(state, reading);
      try {
        const module: { default: RemoteDescription } = await import(`${pathToFileURL(path).href}?${STATE}=${state}`);
        files = reading.files;
        last = { state: await hashOf(files), description: module.default };
        return module.default;
      } catch (error) {
        // those of before as well: the next change of any of them tries again
        files = new Set([...files, ...reading.files]);
        throw error;
      }
    },
  };
}
