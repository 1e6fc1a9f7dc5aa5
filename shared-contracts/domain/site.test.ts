import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { type Site, type SiteInput, siteConfig } from './site.ts';

const SITE = z.parse(siteConfig, {});
const VIDEO = { desktop: '/media/ridge.mp4', mobile: '/media/ridge-portrait.mp4', color: '#1f3d36' };
const OFFICE = {
  address: ['Křižíkova 148/34', '186 00 Praha 8'],
  latitude: 50.0926,
  longitude: 14.4521,
  timezone: 'Europe/Prague',
  days: [],
};
const PICTURE = { url: '/media/a/{size}.jpg', alt: 'A ridge' };

describe('a site that says nothing has the defaults of the specification (§9)', () => {
  it.each<[string, (site: Site) => unknown, unknown]>([
    ['payment system', (site) => site.paymentSystems, ['stripe']],
    ['default country', (site) => site.uikit.defaultCountry, 'US'],
    ['modal width', (site) => site.uikit.defaultModalWidth, 489],
    ['input and drop-down props', ({ uikit }) => [uikit.defaultInputProps, uikit.defaultDropdownProps], [{}, {}]],
    ['cashback', (site) => site.cashback, { isActive: false, percent: 20, performer: '' }],
    ['share buttons', (site) => site.availableShareButtons, ['facebook', 'x', 'email']],
    ['ticket requests', (site) => site.booking.enableTicketsRequest, true],
    ['emoji cost calculation', (site) => site.booking.isCostCalculationWithEmoji, false],
    ['booking segment', (site) => site.booking.baseSegment, 'booking'],
    ['verification service', (site) => site.verificationService.name, 'external'],
    ['unverified identity', (site) => site.verificationService.allowMessagesAboutUnverifiedIdentity, false],
    ['default currency', (site) => site.defaultCurrency, 'USD'],
    ['fallback currencies', (site) => site.currencies, ['RUB', 'EUR', 'USD']],
    ['tour emojis', (site) => new Set(site.tourEmojis).size, 32],
    ['Russian', (site) => site.russianIsAvailable, false],
    ['excursions', (site) => site.excursionsEnabled, false],
    ['QR payment and arrival pages', (site) => [site.qrPayment, site.arrival], [false, false]],
    [
      'calling an organizer',
      (site) => site.organizer,
      { canCall: false, shouldShowCallOrganizerButton: false, forceHideOrganizers: false },
    ],
    ['call button of tours', (site) => site.tour.shouldShowCallOrganizerButton, false],
    ['calls from the web', (site) => Object.values(site.webCalls), [false, false, false]],
    ['tourist form', (site) => site.touristsForm, { collectPassport: false, collectWeight: false }],
    ['metrics', (site) => site.metrics, {}],
    ['office and company', (site) => [site.office, site.company], [undefined, undefined]],
    ['captcha', (site) => site.tokens.captcha_provider, 2],
  ])('%s', (_title, read, value) => {
    expect(read(SITE)).toEqual(value);
  });

  it('a part that says one thing keeps the defaults of the rest', () => {
    const { tour, uikit } = z.parse(siteConfig, {
      tour: { shouldShowWeatherWidget: true },
      uikit: { defaultModalWidth: 600 },
    });
    expect(tour).toEqual({
      shouldShowWeatherWidget: true,
      shouldShowTicketQuoteWidget: false,
      shouldShowCallOrganizerButton: false,
    });
    expect(uikit).toMatchObject({ defaultCountry: 'US', defaultModalWidth: 600 });
  });
});

describe('what a site may say', () => {
  it.each<[string, SiteInput]>([
    ['all currencies of the other variant', { currencies: ['USD', 'SHF', 'JPY'] }],
    ['another default currency that it shows', { currencies: ['EUR', 'JPY'], defaultCurrency: 'JPY' }],
    ['videos, the first with a poster', { landingVideos: [{ ...VIDEO, poster: '/media/ridge.jpg' }, VIDEO] }],
    ['three pictures', { seoBlockImages: [PICTURE, PICTURE, PICTURE] }],
    ['a path as a link', { crmLoginLink: '/crm/login' }],
    [
      'a number for one city',
      {
        contacts: {
          phones: [{ type: 'additional', formatted_phone: '+996 312 90-01-02', entity: { slug: 'osh', kind: 'city' } }],
        },
      },
    ],
    ['an office that nobody is told how to find', { office: OFFICE }],
    ['a company by its name alone', { company: { name: 'Cairn Club' } }],
    ['a messenger with a scheme of its own', { messengers: [{ source: 'viber', url: 'viber://chat?number=1' }] }],
  ])('%s', (_title, input) => {
    expect(z.safeParse(siteConfig, input).error).toBeUndefined();
  });
});

describe('what makes no sense is refused, at its field', () => {
  it.each<[object, (string | number)[]]>([
    [{ name: 7 }, ['name']],
    [{ nmae: 'Cairn' }, []],
    [{ tour: { shouldShowWeather: true } }, ['tour']],
    [{ hosts: ['https://cairn.example'] }, ['hosts', 0]],
    [{ currencies: ['EUR', 'CHF'] }, ['currencies', 1]],
    [{ currencies: [] }, ['currencies']],
    [{ currencies: ['EUR'] }, ['defaultCurrency']],
    [{ defaultCurrency: 'usd' }, ['defaultCurrency']],
    [{ paymentSystems: ['paypal'] }, ['paymentSystems', 0]],
    [{ paymentSystems: [] }, ['paymentSystems']],
    [{ metrics: { ym: '<script>' } }, ['metrics', 'ym']],
    [{ cashback: { percent: 101 } }, ['cashback', 'percent']],
    [{ cashback: { isActive: 'yes' } }, ['cashback', 'isActive']],
    [{ uikit: { defaultCountry: 'USA' } }, ['uikit', 'defaultCountry']],
    [{ uikit: { defaultModalWidth: 100 } }, ['uikit', 'defaultModalWidth']],
    [{ availableShareButtons: ['fax'] }, ['availableShareButtons', 0]],
    [{ booking: { baseSegment: '/booking' } }, ['booking', 'baseSegment']],
    [{ crmLoginLink: 'javascript:alert(1)' }, ['crmLoginLink']],
    [{ crmLoginLink: '//elsewhere.example' }, ['crmLoginLink']],
    [{ verificationService: { link: 'nowhere' } }, ['verificationService', 'link']],
    [{ landingVideos: [VIDEO] }, ['landingVideos']],
    [{ landingVideos: [{ ...VIDEO, poster: '/a.jpg', color: 'green' }] }, ['landingVideos', 0, 'color']],
    [{ mapTiles: { url: 'https://tiles.test/{z}/{x}.png', attribution: 'Tiles' } }, ['mapTiles', 'url']],
    [{ mapTiles: { url: 'http://tiles.test/{z}/{x}/{y}.png', attribution: 'Tiles' } }, ['mapTiles', 'url']],
    [{ mapTiles: { url: 'https://tiles.test/{z}/{x}/{y}.png' } }, ['mapTiles', 'attribution']],
    [{ seoBlockImages: [PICTURE] }, ['seoBlockImages']],
    [{ contacts: { email: 'hello' } }, ['contacts', 'email']],
    [
      { contacts: { phones: [{ type: 'main', formatted_phone: 'call us' }] } },
      ['contacts', 'phones', 0, 'formatted_phone'],
    ],
    [{ messengers: [{ source: 'icq', url: 'https://icq.example' }] }, ['messengers', 0, 'source']],
    [{ socials: [{ source: 'x', url: 'x.com' }] }, ['socials', 0, 'url']],
    [{ workTime: [{ timezone: 'London', days: [] }] }, ['workTime', 0, 'timezone']],
    [
      { workTime: [{ timezone: 'UTC', days: [{ day: 8, from: '09:00', to: '18:00' }] }] },
      ['workTime', 0, 'days', 0, 'day'],
    ],
    [
      { workTime: [{ timezone: 'UTC', days: [{ day: 1, from: '9', to: '18:00' }] }] },
      ['workTime', 0, 'days', 0, 'from'],
    ],
    [{ workTime: [{ timezone: 'UTC', days: [{ day: 1, from: '18:00', to: '09:00' }] }] }, ['workTime', 0, 'days', 0]],
    [{ office: { ...OFFICE, address: [] } }, ['office', 'address']],
    [{ office: { ...OFFICE, latitude: 500 } }, ['office', 'latitude']],
    [{ office: { ...OFFICE, timezone: 'Praha' } }, ['office', 'timezone']],
    [{ office: { ...OFFICE, hint: { fr: 'Au deuxième.' } } }, ['office', 'hint']],
    [{ company: { vat: 'CZ99018204' } }, ['company', 'name']],
    [{ company: { name: 'Cairn Club', legalEmail: 'legal' } }, ['company', 'legalEmail']],
    [{ tourEmojis: [''] }, ['tourEmojis', 0]],
    [{ tokens: { captcha_provider: 3 } }, ['tokens', 'captcha_provider']],
    [{ tokens: { secret: 'x' } }, ['tokens']],
  ])('%j', (input, path) => {
    const { error } = z.safeParse(siteConfig, input);
    // the first is the one that is shown
    expect(error?.issues[0]?.path).toEqual(path);
  });
});
