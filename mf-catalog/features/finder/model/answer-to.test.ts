import { describe, expect, it } from '@jest/globals';
import { answerTo } from './answer-to.ts';

const place = (name: string, id: number) => ({ kind: 'countries', id, name, slug: `s-${id}`, hint: '', count: 1 });
const found = [place('Georgian Military Road', 1), place('Georgia', 2), place('Türkiye', 3)];

describe('the answer to what was typed', () => {
  it.each([
    ['georgia', 2],
    ['GEORGIA', 2],
    ['turkiye', 3],
  ])('%s is the place of that name', (phrase, id) => {
    expect(answerTo(phrase, found)?.place.id).toBe(id);
  });

  it.each(['', 'georg', 'georgia hiking'])('"%s" is no place', (phrase) => {
    expect(answerTo(phrase, found)).toBeUndefined();
  });
});
