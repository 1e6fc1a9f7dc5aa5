import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ALL_CALLS } from '../api/all-calls.ts';
import { type CallDefinition, defineCall } from '../api/define-call.ts';
import { wholeNumber } from '../api/query.ts';
import { contractHash, contractHashes } from './call-hash.ts';

const answer = z.object({ id: z.number(), name: z.string(), kind: z.enum(['a', 'b']) });
const base = {
  method: 'GET',
  path: '/spa/thing',
  summary: 'A thing',
  tag: 'Things',
  query: z.object({ id: z.string(), limit: wholeNumber({ min: 1, max: 50, fallback: 20 }) }),
  answer,
  errors: ['tour_not_found', 'tour_is_gone'],
} as const satisfies CallDefinition;
const before = contractHash(defineCall(base));

describe('the hash of a contract', () => {
  it('is 16 hexadecimal digits, the same every time', () => {
    expect(before).toMatch(/^[0-9a-f]{16}$/);
    expect(contractHash(defineCall(base))).toBe(before);
  });

  it.each<[string, CallDefinition]>([
    ['what is said of it', { ...base, summary: 'One thing', tag: 'Other' }],
    [
      'the order of its fields',
      { ...base, answer: z.object({ kind: z.enum(['b', 'a']), name: z.string(), id: z.number() }) },
    ],
    ['the order of its codes', { ...base, errors: ['tour_is_gone', 'tour_not_found'] }],
    [
      'a description of a field',
      {
        ...base,
        answer: z.object({ ...answer.shape, id: z.number().register(z.globalRegistry, { description: 'number' }) }),
      },
    ],
  ])('stays when only %s changes', (_title, call) => {
    expect(contractHash(call)).toBe(before);
  });

  it.each<[string, CallDefinition]>([
    ['the method', { ...base, method: 'POST' }],
    ['the path', { ...base, path: '/spa/things' }],
    ['a parameter', { ...base, query: z.object({ id: z.string() }) }],
    [
      'the limits of a parameter',
      { ...base, query: z.object({ id: z.string(), limit: wholeNumber({ min: 1, max: 60, fallback: 20 }) }) },
    ],
    ['a field of the answer', { ...base, answer: z.object({ ...answer.shape, title: z.string() }) }],
    ['a field that is called title', { ...base, answer: z.object({ ...answer.shape, title: z.number() }) }],
    ['a field that may be missing', { ...base, answer: z.object({ ...answer.shape, name: z.optional(z.string()) }) }],
    ['a value of an enumeration', { ...base, answer: z.object({ ...answer.shape, kind: z.enum(['a', 'b', 'c']) }) }],
    ['a code', { ...base, errors: ['tour_not_found'] }],
    ['whom it is for', { ...base, auth: 'required' }],
  ])('changes with %s', (_title, call) => {
    expect(contractHash(call)).not.toBe(before);
  });

  it('is there for every call, by method and path', () => {
    const hashes = contractHashes();
    expect(Object.keys(hashes)).toHaveLength(ALL_CALLS.length);
    expect(hashes['GET /spa/tour']).toMatch(/^[0-9a-f]{16}$/);
  });
});
