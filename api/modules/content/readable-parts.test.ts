import { expect, it } from '@jest/globals';
import { diffWordsWithSpace } from 'diff';
import { readableParts } from './readable-parts.ts';

const compared = (before: string, after: string) =>
  readableParts(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      ...{ text: value, state: added ? 'added' : removed ? 'removed' : 'same' },
    })),
  ).map(({ state, text }) => [state, text]);

it('a word that became another is told alone', () => {
  expect(compared('We answer within 30 days.', 'We answer within 10 days.')).toEqual([
    ['same', 'We answer within '],
    ['removed', '30'],
    ['added', '10'],
    ['same', ' days.'],
  ]);
});

it('sentences that have only small words in common are one that went and one that came', () => {
  const tail = ' You can also complain to the authority of the country where you live.';
  const before = 'You can ask which data we have about you, have it corrected or deleted, and object to a use of it.';
  const after = 'Write through contacts from the e-mail address of your account. We tell you what and until when.';
  expect(compared(before + tail, after + tail)).toEqual([
    ['removed', before.slice(0, -1)],
    ['added', after.slice(0, -1)],
    ['same', `.${tail}`],
  ]);
});

it('what it says is what the two texts say', () => {
  const before = 'We announce a new version on the site 14 days before it applies.';
  const after = 'We announce a new version by e-mail at least 30 days before it applies. Earlier versions stay.';
  const parts = compared(before, after);
  const without = (state: string) => parts.flatMap(([of, text]) => (of === state ? [] : [text])).join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
  expect(parts).toEqual([
    ['same', 'We announce a new version '],
    ['removed', 'on the site 14 '],
    ['added', 'by e-mail at least 30 '],
    ['same', 'days before it applies.'],
    ['added', ' Earlier versions stay.'],
  ]);
});

it('nothing that stayed is left alone, and all that did', () => {
  expect(readableParts([])).toEqual([]);
  expect(compared('The same.', 'The same.')).toEqual([['same', 'The same.']]);
});
