import type { ReducedCall } from './define-call.ts';

export type Said = Record<string, unknown>;

/** The parts of a call's request: a GET says everything in its query, a POST in its body, but for the names that its query has. */
export function partsOf({ method, queryNames }: ReducedCall, said: Said = {}): { query: Said; body: Said | undefined } {
  if (method !== 'POST') return { query: said, body: undefined };
  const inQuery = (name: string) => queryNames?.includes(name);
  const entries = Object.entries(said);
  return {
    query: Object.fromEntries(entries.filter(([name]) => inQuery(name))),
    body: Object.fromEntries(entries.filter(([name]) => !inQuery(name))),
  };
}
