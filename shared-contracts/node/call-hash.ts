import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ALL_CALLS, type CallName, nameOf } from '../api/all-calls.ts';
import type { CallDefinition } from '../api/define-call.ts';
import { errorCodesOf } from '../api/error-codes.ts';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** what JSON Schema says for people: two contracts that differ in it alone are one */
const FOR_PEOPLE = new Set(['$schema', 'title', 'description', 'examples']);
/** lists whose order says nothing */
const UNORDERED = new Set(['required', 'enum', 'type']);

/** the same value for the same meaning: keys and unordered lists sorted, words for people left out. Names of properties are kept whatever they are. */
function canonical(value: Json, isProperties = false): Json {
  if (Array.isArray(value)) return value.map((item) => canonical(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => isProperties || !FOR_PEOPLE.has(key))
    .map(([key, inner]): [string, Json] => [
      key,
      !isProperties && UNORDERED.has(key) && Array.isArray(inner)
        ? inner.map(String).sort()
        : canonical(inner, !isProperties && key === 'properties'),
    ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const schemaOf = (schema: z.ZodMiniType | undefined, io: 'input' | 'output'): Json =>
  schema
    ? // plain JSON by its own definition
      canonical(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json)
    : null;

/**
 * Identity of what a call promises: a hash of its method, path, codes and of the JSON Schemas of query, body and answer. How the
 * definition is written, commented or ordered does not change it; nor does what the api alone decides, such as limits.
 */
export function contractHash(call: CallDefinition): string {
  const { method, path, query, body, answer, shown, file, upload, auth } = call;
  const promise: Json = {
    method,
    path,
    auth: auth ?? null,
    query: schemaOf(query, 'input'),
    body: schemaOf(body, 'input'),
    answer: file ?? schemaOf(shown ?? answer, 'output'),
    upload: upload?.field ?? null,
    errors: errorCodesOf(call),
  };
  return createHash('sha256')
    .update(JSON.stringify(canonical(promise)))
    .digest('hex')
    .slice(0, 16);
}

let all: Record<CallName, string> | undefined;

/** 'GET /spa/tour' → the hash of its contract, for every call of this version of the contracts. */
export function contractHashes(): Readonly<Record<CallName, string>> {
  all ??= Object.fromEntries(ALL_CALLS.map((call) => [nameOf(call), contractHash(call)]));
  return all;
}
