import { describe, expect, it } from '@jest/globals';
import { withFallback } from './with-fallback.ts';

const ENGLISH = { close: 'Close', nav: { home: 'Home', deep: { tours: 'Tours' } } };

describe('a translation that is behind the English texts', () => {
  it.each<[string, Parameters<typeof withFallback>[0], object, string[]]>([
    [
      'is whole',
      { close: 'Zu', nav: { home: 'Start', deep: { tours: 'Touren' } } },
      { close: 'Zu', nav: { home: 'Start', deep: { tours: 'Touren' } } },
      [],
    ],
    [
      'lacks a message',
      { nav: { home: 'Start', deep: { tours: 'Touren' } } },
      { close: 'Close', nav: { home: 'Start', deep: { tours: 'Touren' } } },
      ['close'],
    ],
    [
      'lacks a nested message',
      { close: 'Zu', nav: { home: 'Start', deep: {} } },
      { close: 'Zu', nav: { home: 'Start', deep: { tours: 'Tours' } } },
      ['nav.deep.tours'],
    ],
    ['lacks a group', { close: 'Zu' }, { close: 'Zu', nav: ENGLISH.nav }, ['nav']],
    ['has a message where there is a group', { close: 'Zu', nav: 'Navigation' }, { close: 'Zu', nav: ENGLISH.nav }, []],
    [
      'has one that English has no more',
      { close: 'Zu', nav: { home: 'Start', deep: { tours: 'Touren' } }, old: 'Alt' },
      { close: 'Zu', nav: { home: 'Start', deep: { tours: 'Touren' } } },
      [],
    ],
  ])('%s', (_title, texts, expected, told) => {
    const missing: string[] = [];
    expect(withFallback(texts, ENGLISH, (key) => missing.push(key))).toEqual(expected);
    expect(missing).toEqual(told);
  });
});
