import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { contractHashes } from '@cairn/shared-contracts/node/call-hash';
import manifest from '../package.json' with { type: 'json' };

/** of the sources, where they lie in a working copy; a deployment without one says it by REVISION */
function gitRevision(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
      timeout: 2000,
    }).trim();
  } catch {
    return undefined;
  }
}

export interface ApiVersion {
  /** '1.0.0+4bf92f3577b3': the package's, and the git revision where it is known */
  version: string;
  /** digest of the contracts of all calls: who knows it need not read /spa/contracts */
  contracts: string;
}

/** What /healthz tells of this api, whatever state it is in. @param revision git revision of a deployment */
export function apiVersion(revision: string | undefined): ApiVersion {
  const known = revision || gitRevision();
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(contractHashes()).sort()))
    .digest('hex');
  return { version: known ? `${manifest.version}+${known}` : manifest.version, contracts: digest.slice(0, 16) };
}
