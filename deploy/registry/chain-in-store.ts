import type { KeyObject } from 'node:crypto';
import { NotFoundError } from '@cairn/shell/artifacts';
import { LiveChain } from '@cairn/shell/live-chain';
import type { ObjectStore } from './object-store.ts';

/** What shells hold revisions against, read from the store itself. @param key the platform's, public half */
export const chainInStore = (store: ObjectStore, key: KeyObject, environment: string): LiveChain =>
  new LiveChain({
    key,
    environment,
    artifacts: {
      async readChanging(path) {
        const content = await store.get(path);
        if (!content) throw new NotFoundError(path);
        return { content, etag: undefined };
      },
    },
  });
