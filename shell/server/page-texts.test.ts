import type { Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeSource } from '../testing/fake-source.ts';
import { aShell } from '../testing/sample-shell.ts';
import type { Composed } from './composed.ts';
import { textsFor } from './page-texts.ts';

const OWN: Record<string, Record<string, Texts>> = {
  'en-US': { shell: { close: 'Close' }, kit: { next: 'Next' } },
  de: { shell: { close: 'Schließen' }, kit: { next: 'Weiter' } },
};
const SHELL = aShell({ textsOf: (code) => OWN[code] ?? {} });
const TEXTS = {
  'mf-tour/texts.en-US': { seats: '{count, plural, one {# seat} other {# seats}}' },
  'mf-tour/texts.de': { seats: '{count, plural, one {# Platz} other {# Plätze}}' },
  'mf-chat/texts.en-US': { title: 'Messages' },
};

/** @param header tells one composition from the others: pages that are composed alike share their texts */
const composition = (header: string): Composed => ({
  remotes: {},
  down: [],
  header,
  hasNext: () => false,
  source: fakeSource({ here: TEXTS }),
  styleOf: () => undefined,
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the texts of a page on the server', () => {
  it('are those of the shell, the kit and the remotes in its language', () => {
    const texts = textsFor(SHELL, composition('a'), 'de-DE', ['mf-tour/route.tour', 'mf-tour/texts.de']);
    expect([texts.t('close'), texts.t('next', { ns: 'kit' })]).toEqual(['Schließen', 'Weiter']);
    expect(texts.t('seats', { ns: 'mf-tour', count: 2 })).toBe('2 Plätze');
  });

  it('are English for a remote that has no others, which is told of once', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const units = ['mf-tour/texts.de', 'mf-chat/texts.en-US'];
    const [one, two] = ['b', 'c'].map((header) => textsFor(SHELL, composition(header), 'de-DE', units));
    expect([one, two].map((texts) => texts?.t('title', { ns: 'mf-chat' }))).toEqual(['Messages', 'Messages']);
    expect(one?.t('seats', { ns: 'mf-tour', count: 1 })).toBe('1 Platz');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/mf-chat.* has no texts in de-DE/)]]);
  });

  it('are parsed once for pages that are composed alike', () => {
    const units = ['mf-tour/texts.de'];
    expect(textsFor(SHELL, composition('d'), 'de-DE', units)).toBe(textsFor(SHELL, composition('d'), 'de-DE', units));
    expect(textsFor(SHELL, composition('d'), 'en-US', [])).not.toBe(textsFor(SHELL, composition('d'), 'de-DE', []));
  });
});
