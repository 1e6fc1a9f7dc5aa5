import { describe, expect, it } from '@jest/globals';
import { colourOf, initialsOf } from './avatar-initials.ts';

describe('initials', () => {
  it.each([
    ['Aigerim Sadykova', 'AS'],
    ['  marco   belli rossi ', 'MB'],
    ['Ида', 'И'],
    ['Ala-Too (Trekking) Club', 'AC'],
    ['李 小龙', '李小'],
    ['', ''],
  ])('%p gives %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('colour of a person', () => {
  it('is the same for the same id, as number or text', () => {
    expect(colourOf(4711)).toBe(colourOf('4711'));
  });

  it('uses all five pairs and nothing else', () => {
    const colours = new Set(Array.from({ length: 200 }, (_, id) => colourOf(id)));
    expect([...colours].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
