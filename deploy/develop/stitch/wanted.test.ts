import { describe, expect, it } from '@jest/globals';
import { readWanted, textOf } from './wanted.ts';

describe('what a tester asks for', () => {
  it.each([
    ['local', 'local'],
    ['1.3.0', 'version'],
    ['1.0.0-dev.b4c2ce03b8f9', 'version'],
    ['http://127.0.0.1:4100', 'address'],
    ['https://artifacts.example/remotes/mf-tour/1.4.0/', 'address'],
  ])('mf-tour=%s is of kind %s', (text, kind) => {
    const source = readWanted([`mf-tour=${text}`]).get('mf-tour');
    expect(source?.kind).toBe(kind);
    expect(source && textOf(source)).toBe(text);
  });

  it.each([
    ['mf-tour', 'is not of the form mf-name=source'],
    ['tour=local', 'is not of the form mf-name=source'],
    ['=local', 'is not of the form mf-name=source'],
    ['mf-tour=latest', '"latest" is neither "local" nor "stand-in" nor a version'],
    ['mf-tour=1.3', '"1.3" is neither'],
    ['mf-tour=file:///etc/passwd', 'is neither'],
    ['mf-tour=', '"" is neither'],
  ])('%s is refused', (part, reason) => {
    expect(() => readWanted([part])).toThrow(reason);
  });

  it('one remote has one source', () => {
    expect(() => readWanted(['mf-tour=local', 'mf-tour=1.3.0'])).toThrow('mf-tour is named twice');
  });
});
