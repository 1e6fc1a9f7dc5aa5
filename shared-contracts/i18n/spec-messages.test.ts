import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** what a file of texts says under a path */
function said(room: string, path: string): unknown {
  const texts: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../..', room, 'i18n/en-US.json'), 'utf8'));
  return path
    .split('.')
    .reduce<unknown>((tree, key) => (typeof tree === 'object' && tree ? Reflect.get(tree, key) : tree), texts);
}

/** those of the shell and the kit: shell/pages/spec-messages.test.ts */
it.each([
  ['mf-catalog', 'empty.title', 'Nothing found based on your search'],
  ['mf-catalog', 'finder.noPlace', 'Nothing found'],
  ['mf-catalog', 'finder.applyDates', 'Apply'],
  ['mf-tour', 'about.more', 'Read more'],
  ['mf-tour', 'about.less', 'Hide'],
  ['mf-chat', 'dictate.denied', 'The microphone access is denied'],
  ['mf-chat', 'dictate.failedHelp', 'Please try again later'],
  ['mf-chat', 'list.more', 'Show more'],
])('%s says at %s in English, word for word: %s', (room, path, words) => {
  expect(said(room, path)).toBe(words);
});
