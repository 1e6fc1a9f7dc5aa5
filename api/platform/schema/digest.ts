import { createHash } from 'node:crypto';
import { migrations } from '../../migrations/index.ts';

/** Which schema a release was written for: 8 hexadecimal digits of the names of its migrations. */
export const digestOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 8);

/** of this release */
export const SCHEMA_DIGEST = digestOf(Object.keys(migrations));
