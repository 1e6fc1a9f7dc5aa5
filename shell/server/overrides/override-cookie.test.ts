import { mixIn, mixText } from '@cairn/shared-contracts/remote/override';
import { describe, expect, it } from '@jest/globals';
import { choiceIn, choiceText } from './override-cookie.ts';

describe('what a browser is overridden by', () => {
  it.each([
    [{ link: 'a.b' }, 'a.b'],
    [{ link: 'a.b', mix: {} }, 'a.b~'],
    [{ link: 'a.b', mix: { 'mf-tour': '1.1.0', 'mf-chat': '2.0.0-rc.1' } }, 'a.b~mf-chat@2.0.0-rc.1,mf-tour@1.1.0'],
    [{ link: '', mix: { 'mf-tour': '1.1.0' } }, '~mf-tour@1.1.0'],
  ])('%j is the cookie %s, and back', (choice, text) => {
    expect(choiceText(choice)).toBe(text);
    expect(choiceIn(text)).toEqual(choice);
  });

  it.each([
    undefined,
    '',
    'a.b~x',
    'a.b~mf-tour',
    'a.b~mf-tour@1.0.0~mf-chat@1.0.0',
    'a.b~mf-tour@1.0.0,mf-tour@2.0.0',
    'a.b~mf-tour@../../x',
    `a.b~${'mf-tour@1.0.0,'.repeat(200)}`,
  ])('is nothing in %s', (text) => {
    expect(choiceIn(text)).toBeUndefined();
  });

  it('is refused where a cookie would not hold it', () => {
    expect(choiceText({ link: 'a'.repeat(2001) })).toBeUndefined();
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`mf-r${index}`, '1.0.0']));
    expect(choiceText({ link: 'a.b', mix: many })).toBeUndefined();
  });

  it('is one text for one mix, in whatever order it was chosen', () => {
    expect(mixText({ 'mf-b': '1.0.0', 'mf-a': '2.0.0' })).toBe(mixText({ 'mf-a': '2.0.0', 'mf-b': '1.0.0' }));
    expect(mixIn('mf-a@2.0.0,mf-b@1.0.0')).toEqual({ 'mf-a': '2.0.0', 'mf-b': '1.0.0' });
  });
});
