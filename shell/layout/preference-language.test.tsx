import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { afterEach, describe, expect, it } from '@jest/globals';
import { addressIn, switchLanguage } from './preference-language.ts';

const HERE = { basename: '', locale: 'en-US', currency: 'USD', currencies: ['USD', 'EUR'], site: sampleSite() };
const GERMAN = { iso: 'de-DE', name: 'Deutsch', prefix: '/de' };

afterEach(() => {
  history.replaceState(null, '', '/');
  for (const name of ['i18n_currency', 'i18n_redirected']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page writes them
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

describe('a visitor changes the language', () => {
  it('forms hear of it while they are still there, then the same page is loaded', () => {
    history.replaceState(null, '', '/tours?difficulty=2&page=3#list');
    const events: string[] = [];
    window.addEventListener(BEFORE_RELOAD, () => events.push('forms'), { once: true });
    switchLanguage(HERE, GERMAN, (address) => events.push(address));
    expect(events).toEqual(['forms', '/de/tours?difficulty=2&page=3#list']);
  });

  it.each([
    ['USD', 'i18n_currency=USD'],
    // the default of German needs no cookie
    ['EUR', 'i18n_currency='],
  ])('prices stay in %s, and the choice is remembered', (currency, cookie) => {
    switchLanguage({ ...HERE, currency }, GERMAN, () => undefined);
    expect(document.cookie.split('; ')).toEqual(expect.arrayContaining(['i18n_redirected=de-DE', cookie]));
  });
});

describe('the address of the same page in another language', () => {
  it.each([
    ['/tours?page=2#list', '', '/de', '/de/tours?page=2#list'],
    ['/de/tours?page=2', '/de', '', '/tours?page=2'],
    ['/de', '/de', '/zh', '/zh'],
    ['/', '', '/de', '/de'],
    ['/de', '/de', '', '/'],
    ['/denmark', '', '/de', '/de/denmark'],
  ])('%s from %p to %p is %s', (path, from, to, address) => {
    const { pathname, search, hash } = new URL(path, 'https://cairn.test');
    expect(addressIn(to, from, { pathname, search, hash })).toBe(address);
  });
});
