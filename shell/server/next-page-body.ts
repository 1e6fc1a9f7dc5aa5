import { PassThrough } from 'node:stream';
import type { CallsState, NextPage } from '../composition/next-page.ts';
import type { Store } from '../composition/store.ts';
import type { Encoding } from './compression.ts';
import { compressor } from './compression.ts';

/** What an open page is told of the next one: the calls of its loader, and the visitor's choices that they were made with. */
export function nextPageBody(store: Store, calls: CallsState | undefined, encoding: Encoding): PassThrough {
  const { prefs } = store.getState();
  const told: NextPage = { prefs, ...(calls ? { calls } : {}) };
  const body = new PassThrough();
  const compressed = compressor(encoding);
  compressed.pipe(body);
  compressed.end(JSON.stringify(told));
  return body;
}
