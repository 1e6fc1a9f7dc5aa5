import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/render-in-page.ts';
import { aTour } from '../testing/sample-tour.ts';
import { TourPage } from './tour.page.tsx';

const open = (change: Partial<typeof aTour> = {}) => renderInPage(<TourPage tour={{ ...aTour, ...change }} />);
const slot = (name: string): unknown => JSON.parse(screen.getByTestId(name).textContent ?? '');

describe('a tourist reads about a tour', () => {
  it('and finds name, rating, place and organizer at the top', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Terskey Alatau traverse' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '5 reviews' }).getAttribute('href')).toBe('#reviews');
    expect(screen.getByText('Karakol, Kyrgyzstan')).toBeTruthy();
    expect(screen.getByText('Guaranteed departure')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Verified organizer' })).toBeTruthy();
  });

  it('and finds the eight facts in their order', () => {
    open();
    const facts = screen
      .getAllByRole('term')
      .slice(0, 8)
      .map((term) => [term.textContent, term.nextSibling?.textContent?.replaceAll('\u00a0', ' ')]);
    expect(facts).toEqual([
      ['Length', '8 days, 86 km'],
      ['Difficulty', 'Challenging'],
      ['Comfort', 'Basic+ · tent, cabin'],
      ['Group', '4 – 10 people'],
      ['Age', '16 – 65'],
      ['Highest point', '3,920 m'],
      ['Languages', 'English, Russian'],
      ['Season', 'Jun – Sep'],
    ]);
  });

  it('and jumps to every section that the tour has, and to no other', () => {
    open({ faq: [], stays: [], description: ' ' });
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? 'none')).not.toBeNull();
    const names = links.map((link) => link.textContent);
    expect(names).not.toContain('Questions');
    expect(names).not.toContain('Stay');
    expect(names).not.toContain('About');
    expect(screen.queryByRole('heading', { name: 'About this tour' })).toBeNull();
    expect(names).toContain('Reviews5');
  });

  it('and meets the panel to book, the heart, the question to the organizer and similar tours', () => {
    open();
    expect(slot('mf-booking/booking-panel')).toEqual({
      tourId: 42,
      slug: 'terskey-alatau-traverse-42',
      name: 'Terskey Alatau traverse',
      organizerName: 'Ala-Too Trekking',
      organizerId: 7,
      ageFrom: 16,
    });
    expect(slot('mf-catalog/heart')).toEqual({ tourId: 42, label: 'Save' });
    expect(slot('mf-chat/ask-organizer')).toEqual({
      organizerId: 7,
      tourId: 42,
      organizerName: 'Ala-Too Trekking',
      replyHours: 3,
    });
    expect(slot('mf-catalog/tour-rail')).toEqual({ similarTo: 42, title: 'Similar tours' });
  });

  it('and looks at the pictures over the whole screen', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'View all 7' }));
    const viewer = await screen.findByRole('dialog', { name: 'Pictures' });
    expect(within(viewer).getByText('1 / 7')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that nobody has rated and that has no departures, without an empty star', () => {
    open({
      rating: null,
      reviews_count: 0,
      dates: [],
      reviews: { ...aTour.reviews, items: [], total: 0, rating: null },
    });
    expect(screen.queryByRole('link', { name: /review/ })).toBeNull();
    expect(screen.getByText(/No reviews yet/)).toBeTruthy();
    expect(screen.getByText(/No departures are planned/)).toBeTruthy();
    expect(screen.queryByText('Guaranteed departure')).toBeNull();
  });
});

describe('what the organizer wrote', () => {
  const texts = (lang: string) =>
    [...document.querySelectorAll(`[lang="${lang}"]`)].map((element) => element.textContent ?? '').join(' | ');
  const languages = () => [...document.querySelectorAll('[lang]')].map((element) => element.getAttribute('lang'));
  const first = aTour.program[0]?.title;

  it('in another language than the page’s is marked with it, and nothing of the page’s own is', () => {
    open({ content_language: 'ru' });
    const said = texts('ru');
    const { included, not_included, what_to_bring, fitness, stays, faq } = aTour;
    for (const text of [
      ...[aTour.name, 'carried by a horse team', first, 'drive to the red rocks', 'Lunch, dinner', fitness],
      ...[...included, ...not_included, ...what_to_bring],
      ...stays.flatMap(({ name, text }) => [name, text]),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
    ])
      expect(said).toContain(text);
    for (const own of ['nights', 'Day 1', 'Read more', 'Karakol, Kyrgyzstan', 'Ala-Too', 'The second day is long'])
      expect(said).not.toContain(own);
  });

  it('is no mark of the marketplace’s own terms, which have a language of theirs', () => {
    const [terms] = aTour.cancellation;
    open({ content_language: 'ru', cancellation_language: 'de' });
    expect(texts('ru')).not.toContain(terms?.what);
    // the line of the folded section, and the terms themselves
    expect(texts('de')).toBe(`${terms?.when}: ${terms?.what} | ${terms?.when}${terms?.what}`);
  });

  it('about themselves, and what travellers wrote, has a language of its own', () => {
    const [review] = aTour.reviews.items;
    open({
      organizer: { ...aTour.organizer, content_language: 'zh' },
      reviews: { ...aTour.reviews, items: review ? [{ ...review, content_language: 'de' }] : [] },
    });
    expect(texts('zh')).toContain('I still check the snow myself every June.');
    expect(texts('zh')).toContain('A family of guides.');
    expect(texts('de')).toBe('The second day is long and she said so plainly before we booked. | Thank you, Hannah.');
    expect(new Set(languages())).toEqual(new Set(['zh', 'de']));
  });

  it('in the page’s language, or in one that nobody knows, is not marked', () => {
    open({ content_language: 'en', organizer: { ...aTour.organizer, content_language: 'en' } });
    expect(languages()).toEqual([]);
  });
});

describe('an excursion', () => {
  it('is called so, and tells its hours', () => {
    const hours = aTour.program.slice(0, 1);
    open({ type: 2, days: 1, program: hours, stays: [] });
    expect(screen.getByText('Excursion')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'About this excursion' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Days and prices' })).toBeTruthy();
    expect(screen.getByText(/^5 h, 86/)).toBeTruthy();
    expect(slot('mf-catalog/tour-rail')).toEqual({ similarTo: 42, title: 'Similar excursions' });
  });
});

describe('a site', () => {
  const openOn = (site: SiteInput) => renderInPage(<TourPage tour={aTour} />, {}, { site });

  it.each([false, true])('that hides organizers (%s) names none', (forceHideOrganizers) => {
    openOn({ organizer: { forceHideOrganizers } });
    const names = screen.queryAllByTestId('mf-content/organizer-name').map(({ textContent }) => textContent);
    expect(names.length > 0 && names.every((name) => name?.includes('Ala-Too Trekking'))).toBe(!forceHideOrganizers);
    expect(screen.queryByRole('heading', { name: 'Your organizer' }) !== null).toBe(!forceHideOrganizers);
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(nav.queryByRole('link', { name: 'Organizer' }) !== null).toBe(!forceHideOrganizers);
    const panel = expect(slot('mf-booking/booking-panel'));
    if (forceHideOrganizers) panel.not.toHaveProperty('organizerId');
    panel.toMatchObject(
      forceHideOrganizers ? { organizerName: 'the organizer' } : { organizerName: 'Ala-Too Trekking', organizerId: 7 },
    );
  });
});
