import { jsonSchemaOf } from '@cairn/shared-contracts/build/json-schema-of';
import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';
import { handler, z } from '@cairn/shared-contracts/remote/schema';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { misfits } from './schema-fit.ts';

const panel = { tourId: z.number(), name: z.string(), individual: z.optional(z.string()) };

describe('what is given against what is taken', () => {
  it.each<[string, z.core.$ZodType, z.core.$ZodType, string[]]>([
    ['the same', z.object(panel), z.object(panel), []],
    ['one more that may be left out', z.object(panel), z.object({ ...panel, seats: z.optional(z.number()) }), []],
    [
      'one that was needed may be left out now',
      z.object(panel),
      z.object({ ...panel, name: z.optional(z.string()) }),
      [],
    ],
    [
      'a renamed one',
      z.object({ tourId: z.number() }),
      z.object({ tour: z.number() }),
      ['`tour` is needed, and is not given', '`tourId` is given, and is not taken'],
    ],
    [
      'one that is gone',
      z.object(panel),
      z.object({ tourId: z.number(), name: z.string() }),
      ['`individual` is given, and is not taken'],
    ],
    [
      'one that is needed now',
      z.object(panel),
      z.object({ ...panel, individual: z.string() }),
      ['`individual` may be left out, and is needed'],
    ],
    [
      'another type, deep inside',
      z.object({ place: z.object({ slug: z.string() }) }),
      z.object({ place: z.object({ slug: z.number() }) }),
      ['`place.slug` may be string, and is taken as number'],
    ],
    [
      'fewer values',
      z.object({ intent: z.enum(['book', 'chat']) }),
      z.object({ intent: z.enum(['book']) }),
      ['`intent` may be "chat", and is taken as "book"'],
    ],
    ['more values', z.object({ intent: z.enum(['book']) }), z.object({ intent: z.enum(['book', 'chat']) }), []],
    [
      'any text where it was some',
      z.object({ intent: z.string() }),
      z.object({ intent: z.enum(['book']) }),
      ['`intent` may be string, and is taken as "book"'],
    ],
    ['one value of a type', z.object({ a: z.literal(3) }), z.object({ a: z.number() }), []],
    [
      'a value of another type',
      z.object({ a: z.literal('x') }),
      z.object({ a: z.number() }),
      ['`a` may be "x", and is taken as number'],
    ],
    ['whole numbers as numbers', z.object({ a: z.int() }), z.object({ a: z.number() }), []],
    [
      'numbers as whole numbers',
      z.object({ a: z.number() }),
      z.object({ a: z.int() }),
      ['`a` may be number, and is taken as integer'],
    ],
    ['items of a list', z.array(z.string()), z.array(z.union([z.string(), z.number()])), []],
    [
      'other items of a list',
      z.array(z.union([z.string(), z.number()])),
      z.array(z.string()),
      ['`[]` may be number, and is taken as string'],
    ],
    [
      'nothing where null was',
      z.object({ a: z.nullable(z.string()) }),
      z.object({ a: z.string() }),
      ['`a` may be null, and is taken as string'],
    ],
    [
      'a limit that was not there',
      z.object({ a: z.string() }),
      z.object({ a: z.string().check(z.maxLength(9)) }),
      ['`a` has another `maxLength`'],
    ],
    ['no limit any more', z.object({ a: z.string().check(z.maxLength(9)) }), z.object({ a: z.string() }), []],
    [
      'a record of other values',
      z.record(z.string(), z.number()),
      z.record(z.string(), z.string()),
      ['`*` may be number, and is taken as string'],
    ],
    ['a function that is called with more', z.object({ f: handler() }), z.object({ f: handler(z.number()) }), []],
    [
      'a function that is called with less',
      z.object({ f: handler(z.number()) }),
      z.object({ f: handler() }),
      ['`f` wants a value, and is called with none'],
    ],
    [
      'a function that is called with another',
      z.object({ f: handler(z.number()) }),
      z.object({ f: handler(z.string()) }),
      ['`f()` may be string, and is taken as number'],
    ],
    [
      'no function any more',
      z.object({ f: handler() }),
      z.object({ f: z.string() }),
      ['`f` may be a function, and is taken as string'],
    ],
  ])('%s', (_title, given, taken, reasons) => {
    expect(misfits(jsonSchemaOf(given), jsonSchemaOf(taken))).toEqual(reasons);
  });
});

interface Sample {
  schema: JsonSchema;
  value: unknown;
}

/** a schema, and a value that it allows */
const { sample } = fc.letrec<{ sample: Sample; object: Sample; list: Sample; union: Sample; leaf: Sample }>((tie) => ({
  leaf: fc.oneof(
    fc.string({ maxLength: 3 }).map((value) => ({ schema: { type: 'string' }, value })),
    fc.integer().map((value) => ({ schema: { type: 'integer' }, value })),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => ({ schema: { type: 'number' }, value })),
    fc.boolean().map((value) => ({ schema: { type: 'boolean' }, value })),
    fc.constantFrom('a', 'b').map((value) => ({ schema: { type: 'string', enum: ['a', 'b'] }, value })),
    fc.constantFrom('a', 'b', 'c').map((value) => ({ schema: { enum: ['a', 'b', 'c'] }, value })),
    fc.constant({ schema: { type: 'null' }, value: null }),
  ),
  object: fc
    .dictionary(
      fc.constantFrom('x', 'y', 'z'),
      fc.record({ of: tie('sample'), needed: fc.boolean(), here: fc.boolean() }),
      {
        maxKeys: 3,
      },
    )
    .map((fields) => {
      const entries = Object.entries(fields);
      return {
        schema: {
          type: 'object',
          properties: Object.fromEntries(entries.map(([key, { of }]) => [key, of.schema])),
          required: entries.filter(([, { needed }]) => needed).map(([key]) => key),
        },
        value: Object.fromEntries(
          entries.filter(([, { needed, here }]) => needed || here).map(([key, { of }]) => [key, of.value]),
        ),
      };
    }),
  list: fc.tuple(tie('sample'), fc.boolean()).map(([{ schema, value }, isEmpty]) => ({
    schema: { type: 'array', items: schema },
    value: isEmpty ? [] : [value],
  })),
  union: fc
    .tuple(tie('sample'), tie('sample'))
    .map(([one, other]) => ({ schema: { anyOf: [one.schema, other.schema] }, value: one.value })),
  sample: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    tie('object'),
    tie('list'),
    tie('union'),
  ),
}));

describe('beside a validator', () => {
  it('what fits is accepted: no value that one side may give is refused by the other', () => {
    const ajv = new Ajv2020({ strict: false });
    fc.assert(
      fc.property(sample, sample, (given, taken) => {
        fc.pre(misfits(given.schema, taken.schema).length === 0);
        expect(ajv.validate(given.schema, given.value)).toBe(true);
        expect(ajv.validate(taken.schema, given.value)).toBe(true);
      }),
      { numRuns: 400, maxSkipsPerRun: 200 },
    );
  });
});
