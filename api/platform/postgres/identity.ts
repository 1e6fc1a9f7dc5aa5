import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** who the database runs as; undefined: as we do */
export interface Identity {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: root hands it to a user that can do nothing else, or to the owner of existing data. */
export function pickIdentity(dataFolder: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root and there is no user postgres or nobody to run it as: start as another user',
  );
}

/** whether the identity may pass through every folder above the path (a home of root's is closed to others) */
export function canReach(path: string, identity: Identity): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat) {
      const bit = stat.uid === identity.uid ? 0o100 : stat.gid === identity.gid ? 0o010 : 0o001;
      if (stat.isDirectory() && (stat.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
