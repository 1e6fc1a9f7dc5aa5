import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nativeFolder } from './binaries.ts';
import { canReach, type Identity, pickIdentity } from './identity.ts';

/** where root's database lives when the project itself is out of the database user's reach */
const REACHABLE_HOME = '/var/lib/cairn';

export interface Placement {
  identity: Identity | undefined;
  /** folder with the programs initdb and postgres */
  bin: string;
  /** the cluster; its parent holds the lock and the server's log */
  data: string;
  home: string;
  /** folder of the Unix socket */
  socket: string;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** the programs, copied once to where the identity can run them */
function reachablePrograms(identity: Identity | undefined): string {
  const native = nativeFolder();
  if (!identity || canReach(native, identity)) return join(native, 'bin');
  const copy = join(REACHABLE_HOME, `postgres-${shortHash(native + statSync(native).mtimeMs)}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch {
      // another start was faster
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(copy, 'bin');
}

function makeSocketFolder(data: string, identity: Identity | undefined): string {
  // not inside the data: a socket's path may have 107 bytes at most
  const folder = join(tmpdir(), `cairn-pg-${shortHash(data)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = statSync(folder).uid;
  const known = [process.getuid?.(), identity?.uid];
  if (process.getuid && !known.includes(owner))
    throw new Error(`${folder} belongs to another user: remove it or set TMPDIR`);
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

/** Decides where the embedded database lives and who runs it; makes the folders. */
export function placeDatabase(dataDir: string): Placement {
  const wanted = resolve(dataDir);
  mkdirSync(wanted, { recursive: true });
  const identity = pickIdentity(join(wanted, 'pg18'));
  const home = !identity || canReach(wanted, identity) ? wanted : join(REACHABLE_HOME, shortHash(wanted));
  mkdirSync(home, { recursive: true });
  const data = join(home, 'pg18');
  return { identity, bin: reachablePrograms(identity), data, home, socket: makeSocketFolder(data, identity) };
}
