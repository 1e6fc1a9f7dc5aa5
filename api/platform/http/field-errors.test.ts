import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { brokenRule, fieldErrors } from './field-errors.ts';

const booking = z.object({
  login: z.string().check(z.minLength(1)),
  phone: z.optional(z.string()),
  number: z.optional(
    z.string().check(
      z.regex(/^\d+$/),
      z.refine((text) => Number(text) > 0),
    ),
  ),
  tourists: z._default(z.array(z.object({ name: z.string(), weight: z.optional(z.nullable(z.number())) })), []),
  contact: z.optional(z.object({ email: z.string() })),
});

/** field → the codes of the rules that it breaks */
function rulesBrokenBy(value: unknown): Record<string, string[]> {
  const { error } = z.safeParse(booking, value, { error: brokenRule, reportInput: true });
  const told = Object.entries(fieldErrors(error?.issues ?? [], booking, value));
  return Object.fromEntries(
    told.map(([field, said]) => [field, said.map(({ key }) => key.replace('validation.', ''))]),
  );
}

describe('which rule a value breaks', () => {
  it.each<[string, unknown, Record<string, string[]>]>([
    ['a field that is needed is not there', {}, { login: ['required'] }],
    ['a field that is needed is empty', { login: '' }, { login: ['required'] }],
    ['a field that is needed is null', { login: null }, { login: ['required'] }],
    ['a field that may be left out is null', { login: 'kate', phone: null }, { phone: ['fallback'] }],
    ['a list that has a default is null', { login: 'kate', tourists: null }, { tourists: ['fallback'] }],
    ['both at once', { login: null, phone: null }, { login: ['required'], phone: ['fallback'] }],
    [
      'a field of an item is null, where another one may be',
      { login: 'kate', tourists: [{ name: 'Kate', weight: null }, { name: null }] },
      { 'tourists.1.name': ['required'] },
    ],
    ['a part that may be left out is null', { login: 'kate', contact: null }, { contact: ['fallback'] }],
    [
      'a part that may be left out lacks what it needs',
      { login: 'kate', contact: { email: null } },
      { 'contact.email': ['required'] },
    ],
    ['a value that two rules without a name refuse', { login: 'kate', number: 'x' }, { number: ['fallback'] }],
    ['a wrong type', { login: 12, phone: false }, { login: ['fallback'], phone: ['fallback'] }],
    ['no object at all', null, { body: ['required'] }],
  ])('%s', (_title, value, rules) => {
    expect(rulesBrokenBy(value)).toEqual(rules);
  });

  it('a body of nulls takes one more look, however many there are', () => {
    const tourists = Array.from({ length: 50_000 }, () => ({ name: null }));
    expect(Object.keys(rulesBrokenBy({ login: 'kate', tourists }))).toHaveLength(50_000);
  });
});
