import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compileMessages } from './compile-messages.ts';
import { createI18n, type Texts } from './create-i18n.ts';
import { LOCALES } from './locales.ts';
import { wantParser } from './message.ts';
import { readMessage } from './message-arguments.ts';
import type { TextTree } from './with-fallback.ts';

const NAMESPACES = [
  'shell',
  'shared-contracts/ui',
  'mf-catalog',
  'mf-tour',
  'mf-booking',
  'mf-chat',
  'mf-account',
  'mf-content',
];
const fileOf = (namespace: string, code: string): TextTree =>
  // our own files, held to one shape by texts.test.ts
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', namespace, `i18n/${code}.json`), 'utf8')) as TextTree;

const leaves = (texts: TextTree, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : leaves(text, `${path}${key}.`),
  );

/** values for what a message asks: the counts go through all plural categories of our languages */
function valuesFor(text: string, locale: string, count: number): Record<string, unknown> {
  const { arguments: asked, selects } = readMessage(text, locale);
  return Object.fromEntries(
    asked.map((argument) => {
      const [name = '', kind] = argument.split(' ');
      const options = selects.find((select) => select.startsWith(`${name}:`));
      if (options) return [name, options.slice(name.length + 2).split(', ')[count % 2] ?? 'other'];
      if (kind === 'date' || kind === 'time') return [name, new Date(Date.UTC(2027, 0, 14, 9, 30))];
      return [name, kind === 'text' ? `«${name}»` : count];
    }),
  );
}

describe.each(LOCALES)('parsed messages in $code', ({ code, iso }) => {
  it.each(NAMESPACES)('of %s read as those that are not', (namespace) => {
    const texts = fileOf(namespace, code);
    const parsed = compileMessages(texts, iso);
    expect(wantParser(parsed)).toBe(false);
    const write = (of: Texts) => createI18n(iso, { shell: of }).of('shell');
    const [before, after] = [write(texts), write(JSON.parse(JSON.stringify(parsed)))];
    for (const [key, text] of leaves(texts)) {
      for (const count of [0, 1, 2, 5, 21]) {
        const values = valuesFor(text, iso, count);
        expect([key, after(key, values)]).toEqual([key, before(key, values)]);
      }
    }
  });
});

it.each<[string, TextTree, Texts]>([
  ['plain', { a: "The organizer's name" }, { a: "The organizer's name" }],
  ['quoted', { a: "It''s" }, { a: ["It's"] }],
  ['filled in, in a group', { a: { b: 'Hello, {name}' } }, { a: { b: ['Hello, ', ['name']] } }],
  ['a number', { a: '{n, number}' }, { a: [['n', 2]] }],
  [
    'chosen by a count',
    { a: '{n, plural, =0 {none} one {# day} other {# days}}' },
    { a: [['n', 6, { '=0': 'none', one: [0, ' day'], other: [0, ' days'] }]] },
  ],
  [
    'chosen by an order',
    { a: '{n, selectordinal, one {#st} other {#th}}' },
    { a: [['n', 6, { one: [0, 'st'], other: [0, 'th'] }, 0, 'ordinal']] },
  ],
])('a message that is %s', (_title, texts, compiled) => {
  expect(compileMessages(texts, 'en-US')).toEqual(compiled);
});

it('a message that is none stops the build', () => {
  expect(() => compileMessages({ a: '{count, plural, one {day}' }, 'en-US')).toThrow(SyntaxError);
});
