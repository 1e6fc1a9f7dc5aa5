import type { ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import type { PlayedAnswer, PlayedCall } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aReview } from '../../../testing/sample-tour.ts';
import { seeEverything } from '../../../testing/see-everything.ts';
import { Reviews } from './reviews.tsx';

const TOTAL = 14;
const all = Array.from({ length: TOTAL }, (_, index) => ({ ...aReview, id: index, author: `Walker ${index}` }));
const pageOf = (page: number, limit: number): ReviewsPage => ({
  items: all.slice((page - 1) * limit, page * limit),
  total: TOTAL,
  page,
  per_page: limit,
  distribution: [0, 0, 1, 3, 10],
  rating: 4.64,
});
type Answer = (call: PlayedCall) => PlayedAnswer;
const answer: Answer = ({ url: { searchParams } }) => ({
  body: pageOf(Number(searchParams.get('page')), Number(searchParams.get('limit'))),
});
const open = (answers: Answer = answer) =>
  renderInPage(<Reviews slug="a-1" first={pageOf(1, 3)} />, { 'GET /spa/all-tour-reviews': answers });
const authors = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('a tourist reads what others say', () => {
  it('in words: the average and how it spreads', () => {
    open();
    expect(screen.getByText('4.64')).toBeTruthy();
    const spread = within(screen.getByRole('list', { name: 'Reviews by rating' })).getAllByRole('listitem');
    expect(spread.map((row) => row.textContent)).toEqual(['Excellent10', 'Good3', 'Fair1', 'Poor0', 'Terrible0']);
  });

  it('by aspect, where somebody judged them', () => {
    const [plain, ...others] = all;
    const judged = { ...aReview, aspects: { organizer: 5, value: 3 } };
    renderInPage(<Reviews slug="a-1" first={{ ...pageOf(1, 3), items: plain ? [judged, plain, ...others] : [] }} />);
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Organizer: Excellent · Value for money: Fair');
    expect(second?.textContent).not.toContain('Organizer:');
  });

  it('with the answer of the organizer', () => {
    open();
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Berlin · walked in July 2026');
    expect(first?.textContent).toContain('Ala-Too Trekking replied');
  });

  it('page after page, each review once, until there are no more', async () => {
    const { user, asked } = open();
    expect(authors()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 7 more reviews' }));
    await screen.findByText('10 of 14 reviews shown');
    await user.click(screen.getByRole('button', { name: 'Show all 14 reviews' }));
    await screen.findByText('14 of 14 reviews shown');
    expect(authors()).toEqual(all.map(({ author }) => author));
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    expect(asked()).toEqual([
      '/spa/all-tour-reviews?slug=a-1&limit=10&page=1',
      '/spa/all-tour-reviews?slug=a-1&limit=10&page=2',
    ]);
  });

  it('to the end by keyboard: the focus goes from the last button to what it brought', async () => {
    const { user } = open();
    act(() => screen.getByRole('button', { name: 'Show 7 more reviews' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByText('10 of 14 reviews shown');
    expect(document.activeElement?.textContent).toContain('Show all 14 reviews');
    await user.keyboard('{Enter}');
    const said = await screen.findByText('14 of 14 reviews shown');
    await waitFor(() => expect(document.activeElement).toBe(said));
  });

  it('in the order they want, and goes back to the newest', async () => {
    const { user, asked } = open();
    const order = screen.getByRole('combobox', { name: 'Show first' });
    await user.selectOptions(order, 'Worst');
    await screen.findByText('10 of 14 reviews shown');
    expect(asked()).toEqual(['/spa/all-tour-reviews?slug=a-1&limit=10&page=1&sort=worst']);
    await user.click(screen.getByRole('button', { name: 'Show all 14 reviews' }));
    await screen.findByText('14 of 14 reviews shown');
    expect(asked().at(-1)).toBe('/spa/all-tour-reviews?slug=a-1&limit=10&page=2&sort=worst');
    await user.selectOptions(order, 'Newest');
    expect(authors()).toHaveLength(3);
  });

  it('and looks at their pictures over the whole screen', async () => {
    const { user } = open();
    const [first] = screen.getAllByRole('article');
    if (!first) throw new Error('a review was expected');
    await user.click(within(first).getByRole('button', { name: /Illustration: review/ }));
    expect(await screen.findByRole('dialog', { name: 'Pictures by Walker 0' })).toBeTruthy();
  });

  it.each([
    [false, 'Ala-Too Trekking replied'],
    [true, 'The organizer replied'],
  ])('and who answers, on a site that hides organizers: %s', (forceHideOrganizers, words) => {
    renderInPage(<Reviews slug="a-1" first={pageOf(1, 3)} />, {}, { site: { organizer: { forceHideOrganizers } } });
    const replies = screen.getAllByText((_, element) => element?.tagName === 'B' && element.textContent === words);
    expect(replies).toHaveLength(3);
    const ways = screen.queryAllByRole('link', { name: 'Ala-Too Trekking' }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(forceHideOrganizers ? [] : Array(3).fill('/tour-provider/7'));
  });

  it('again, when they did not arrive', async () => {
    let fails = true;
    const { user } = open((url) => (fails ? { status: 503, body: { message: 'Away', code: 'away' } } : answer(url)));
    await user.click(screen.getByRole('button', { name: 'Show 7 more reviews' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The reviews did not arrive.');
    expect(authors()).toHaveLength(3);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('10 of 14 reviews shown');
  });
});

describe('a tourist narrows the reviews to', () => {
  seeEverything();
  it('an aspect, a topic, a kind of traveller, and goes back to all', async () => {
    const parts = {
      aspects: [{ name: 'value', count: 9, rating: 4.2 }],
      topics: [
        { name: 'food', count: 6 },
        { name: 'songs', count: 3 },
      ],
      travellers: [
        { name: 'family', count: 4 },
        { name: 'solo', count: 1 },
      ],
    };
    const { user, asked } = renderInPage(<Reviews slug="a-1" first={{ ...pageOf(1, 3), parts }} />, {
      'GET /spa/all-tour-reviews': ({ url: { searchParams } }) => ({
        body: { ...pageOf(1, 10), items: all.slice(8, searchParams.has('topic') ? 9 : 12), total: 4 },
      }),
    });
    const families = await screen.findByRole('button', { name: 'With family 4' });
    // neither what this release has no word for, nor what one person said
    expect(screen.getAllByRole('group').map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 1, 1]);
    await user.click(families);
    await screen.findByText('4 of 4 reviews shown');
    expect(families.getAttribute('aria-pressed')).toBe('true');
    expect(authors()).toEqual(['Walker 8', 'Walker 9', 'Walker 10', 'Walker 11']);
    await user.click(screen.getByRole('button', { name: 'Food 6' }));
    await waitFor(() => expect(authors()).toEqual(['Walker 8']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show first' }), 'Worst');
    await waitFor(() =>
      expect(asked()).toEqual([
        '/spa/all-tour-reviews?slug=a-1&limit=10&page=1&traveller=family',
        '/spa/all-tour-reviews?slug=a-1&limit=10&page=1&traveller=family&topic=food',
        '/spa/all-tour-reviews?slug=a-1&limit=10&page=1&sort=worst&traveller=family&topic=food',
      ]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show first' }), 'Newest');
    await user.click(screen.getByRole('button', { name: 'Food 6' }));
    await user.click(families);
    expect(authors()).toHaveLength(3);
  });
});
