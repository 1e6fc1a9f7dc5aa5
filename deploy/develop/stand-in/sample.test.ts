import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';
import { describe, expect, it } from '@jest/globals';
import { sampleOf } from './sample.ts';

describe('a sample of a schema', () => {
  it.each<[string, JsonSchema, unknown]>([
    ['text', { type: 'string' }, 'title'],
    ['a short text', { type: 'string', maxLength: 2 }, 'ti'],
    ['a long text', { type: 'string', minLength: 7 }, 'title..'],
    ['a date', { type: 'string', format: 'date' }, '2027-06-01'],
    ['a number', { type: 'number' }, 1],
    ['a number between', { type: 'integer', minimum: 5, maximum: 9 }, 5],
    ['a number above', { type: 'integer', exclusiveMinimum: 0, multipleOf: 5 }, 5],
    ['a number below', { type: 'number', maximum: -3 }, -3],
    ['one of a few', { enum: ['b', 'a'] }, 'b'],
    ['one alone', { const: 7 }, 7],
    ['nullable', { anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    ['nullable, by its types', { type: ['null', 'boolean'] }, true],
    ['a list', { type: 'array', items: { type: 'number' }, minItems: 2 }, [1, 1]],
    ['a pair', { type: 'array', prefixItems: [{ type: 'number' }, { type: 'boolean' }] }, [1, true]],
    ['anything', {}, null],
    [
      'an object: what is optional too, but no function',
      {
        type: 'object',
        properties: { id: { type: 'number' }, name: { type: 'string' }, onDone: { 'x-handler': true } },
        required: ['id'],
      },
      { id: 1, name: 'name' },
    ],
  ])('%s', (_what, schema, expected) => {
    expect(sampleOf(schema, 'title')).toEqual(expected);
  });
});
