import { isMap } from '@cairn/shared-contracts/remote/release';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What caches before the store may do with one of its files: releases are immutable, what is live is asked for with its ETag. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('remotes/') && !isMap(path) ? IMMUTABLE : 'no-cache';
