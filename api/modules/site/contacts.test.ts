import { siteConfig } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { chatSourcesOf } from './chat-sources.ts';
import { contactsOf } from './contacts.ts';
import type { OfficePlace, Offices } from './offices.ts';
import { workTimeOf } from './work-time.ts';

const week = (from: string, to: string) => [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));
const KYRGYZSTAN: OfficePlace = { id: 1, kind: 'country', name: 'Kyrgyzstan', iso2: 'KG' };
const OSH: OfficePlace = { id: 7, kind: 'city', name: 'Osh', iso2: 'KG', country_id: 1 };
const LONDON_HOURS = { timezone: 'Europe/London', days: week('09:00', '18:00') };
const BISHKEK_HOURS = { timezone: 'Asia/Bishkek', days: week('10:00', '19:00') };
const OFFICES: Offices = {
  phones: [
    { type: 'main', formatted_phone: '+44 20 7946 0182' },
    { type: 'additional', formatted_phone: '+996 312 90-01-01', entity: KYRGYZSTAN },
    { type: 'additional', formatted_phone: '+996 312 90-01-02', entity: OSH },
  ],
  workTime: [LONDON_HOURS, { ...BISHKEK_HOURS, entity: KYRGYZSTAN }],
};
const SITE = z.parse(siteConfig, {
  messengers: [
    { source: 'telegram', url: 'https://t.me/cairn' },
    { source: 'whatsapp', url: 'https://wa.me/442079460182' },
    { source: 'facebook', url: 'https://m.me/cairn?x=1' },
  ],
});

const EN = { place: { city_id: 0, country_id: 0 }, all: false, language: 'en-US' };

describe('phones for a place', () => {
  const [general, country, city] = ['+44 20 7946 0182', '+996 312 90-01-01', '+996 312 90-01-02'];
  it.each([
    ['nowhere', { city_id: 0, country_id: 0 }, false, [general], true],
    ['a country', { city_id: 0, country_id: 1 }, false, [country, general], true],
    ['a city and its country', { city_id: 7, country_id: 1 }, false, [city, country, general], false],
    ['a country with a city’s number', { city_id: 1, country_id: 7 }, false, [general], true],
    ['nowhere, all of them', { city_id: 0, country_id: 0 }, true, [city, country, general], false],
  ])('%s', (_title, place, all, phones, hasOthers) => {
    const answer = contactsOf(SITE, OFFICES, { ...EN, place, all });
    expect(answer.phones.map(({ formatted_phone }) => formatted_phone)).toEqual(phones);
    expect(answer.has_other_phones).toBe(hasOthers);
  });

  it('say when each is answered: by the hours of where it is for, a city by those of its country', () => {
    const { phones } = contactsOf(SITE, OFFICES, { ...EN, all: true });
    expect(phones.map(({ hours }) => hours)).toEqual([BISHKEK_HOURS, BISHKEK_HOURS, LONDON_HOURS]);
    expect(phones[0]?.entity).toEqual({ id: 7, kind: 'city', name: 'Osh', iso2: 'KG' });
    const unknown = contactsOf(SITE, { ...OFFICES, workTime: [] }, { ...EN, all: true });
    expect(unknown.phones.every((phone) => !('hours' in phone))).toBe(true);
  });

  it.each([
    [true, ['telegram', 'whatsapp', 'facebook']],
    [false, ['facebook', 'telegram', 'whatsapp']],
  ])('messengers when Russian is available: %s', (russianIsAvailable, order) => {
    const answer = contactsOf({ ...SITE, russianIsAvailable }, OFFICES, EN);
    expect(answer.messengers.map(({ source }) => source)).toEqual(order);
  });
});

describe('the office and the company', () => {
  const office = {
    address: ['Křižíkova 148/34', '186 00 Praha 8'],
    latitude: 50.0926,
    longitude: 14.4521,
    timezone: 'Europe/Prague',
    days: week('09:00', '18:00'),
  };
  const site = z.parse(siteConfig, {
    office: { ...office, hint: { 'en-US': 'Second floor.', de: 'Zweiter Stock.' } },
    company: { name: 'Cairn Club', vat: 'CZ99018204', legalEmail: 'legal@cairn.test' },
  });

  it.each([
    ['en-US', { ...office, hint: 'Second floor.' }],
    ['de-DE', { ...office, hint: 'Zweiter Stock.' }],
    // nobody has said it in that language
    ['zh-CN', office],
  ])('are told in %s', (language, expected) => {
    const answer = contactsOf(site, OFFICES, { ...EN, language });
    expect(answer.office).toEqual(expected);
    expect(answer.company).toEqual({ name: 'Cairn Club', vat: 'CZ99018204', legal_email: 'legal@cairn.test' });
  });

  it('are left out where the site names none', () => {
    const answer = contactsOf(SITE, OFFICES, EN);
    expect(answer).not.toHaveProperty('office');
    expect(answer).not.toHaveProperty('company');
  });
});

describe('working hours', () => {
  const [LONDON, BISHKEK] = [
    { city_id: 0, country_id: 0 },
    { city_id: 0, country_id: 1 },
  ];
  it.each([
    ['a Monday morning', LONDON, '2027-01-04T09:00:00Z', 'Europe/London', true],
    ['the minute before', LONDON, '2027-01-04T08:59:59Z', 'Europe/London', false],
    ['the last minute', LONDON, '2027-01-04T17:59:59Z', 'Europe/London', true],
    ['the closing hour', LONDON, '2027-01-04T18:00:00Z', 'Europe/London', false],
    ['in summer an hour earlier', LONDON, '2027-07-05T08:30:00Z', 'Europe/London', true],
    ['a Sunday', LONDON, '2027-01-03T12:00:00Z', 'Europe/London', false],
    ['a country with hours of its own', BISHKEK, '2027-01-04T05:00:00Z', 'Asia/Bishkek', true],
    ['where it is Saturday already', BISHKEK, '2027-01-08T19:00:00Z', 'Asia/Bishkek', false],
  ])('%s', (_title, place, now, timezone, isOpen) => {
    expect(workTimeOf(OFFICES, place, new Date(now)).result).toMatchObject({ timezone, is_open: isOpen });
  });

  it('nobody knows them when nobody said', () => {
    expect(workTimeOf({ workTime: [] }, LONDON, new Date())).toEqual({ result: null });
  });
});

describe('messengers with who asks', () => {
  const NOBODY = { client_id: 0, request_id: 0, subscriber_id: 0, webinar_id: 0 };
  it.each([
    [NOBODY, 'https://t.me/cairn', 'https://m.me/cairn?x=1'],
    [{ ...NOBODY, client_id: 5 }, 'https://t.me/cairn?start=client_5', 'https://m.me/cairn?x=1&ref=client_5'],
    [
      { ...NOBODY, client_id: 5, request_id: 31 },
      'https://t.me/cairn?start=request_31',
      'https://m.me/cairn?x=1&ref=request_31',
    ],
    [{ ...NOBODY, webinar_id: 2 }, 'https://t.me/cairn?start=webinar_2', 'https://m.me/cairn?x=1&ref=webinar_2'],
  ])('%j', (asker, telegram, facebook) => {
    const { items } = chatSourcesOf(SITE, asker);
    expect(items).toEqual([
      { source: 'facebook', url: facebook, title: 'Messenger' },
      { source: 'telegram', url: telegram, title: 'Telegram' },
      { source: 'whatsapp', url: 'https://wa.me/442079460182', title: 'WhatsApp' },
    ]);
  });
});
