import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aigerim } from '../../../testing/organizers.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { AboutPage } from './about-page.tsx';
import { HowChecked } from './how-checked.tsx';
import { JoinPage } from './join-page.tsx';

const ASK = 'POST /spa/add-new-organizer-request';
const CALLS = {
  'GET /crm/api/organizer/list': () => ({ body: { items: [aigerim], total: 1, page: 1, per_page: 3 } }),
  'GET /crm/api/dropdown/country': () => ({
    body: { data: [{ id: 9, iso_code: 'GE', iso3: 'GEO', name: 'Georgia', phone_code: '+995', is_primary: false }] },
  }),
};

const DATE = {
  ...{ is_busy: false, is_discount_exist: false, duration: 8, original_currency: 'EUR', original_price: 89_000 },
  ...{ prepayment_size: 30, balance_due_on: '2027-05-15' },
};
const ON_SALE = {
  'GET /spa/best-tours': () => ({
    body: { items: [{ id: 7, slug: 'song-kul-7', name: 'Song-Kul', content_language: 'en' }] },
  }),
  'GET /spa/tour-private-data': () => ({ body: { dates: [DATE], variants: [], rate: null } }),
};

beforeEach(() => sessionStorage.clear());

describe('somebody who leads tours', () => {
  it('who has an account is led to the office that the site names', async () => {
    renderInPage(<JoinPage />, CALLS, { site: { crmLoginLink: 'https://office.example/login' } });
    const link = await screen.findByRole('link', { name: 'Log in as an organizer' });
    expect(link.getAttribute('href')).toBe('https://office.example/login');
  });

  it('sees by a departure on sale that nothing is added to a price', async () => {
    renderInPage(<JoinPage />, { ...CALLS, ...ON_SALE });
    const example = within(await screen.findByRole('region', { name: 'One seat, 8 days' }));
    expect(example.getByRole('link', { name: 'Song-Kul' }).getAttribute('href')).toBe('/song-kul-7');
    const rows = example.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(rows).toEqual([
      'Your price: €890',
      'We add for the tourist: €0',
      'The tourist pays in all: €890',
      'Of it prepaid, 30%: €267',
      'The balance, by May 15, 2027: €623',
    ]);
  });

  it('sees another tour where the first has no departure to show it by', async () => {
    const tourOf = (id: number) => ({ id, slug: `tour-${id}`, name: `Tour ${id}`, content_language: 'en' });
    const { asked } = renderInPage(<JoinPage />, {
      ...CALLS,
      'GET /spa/best-tours': () => ({ body: { items: [1, 2, 3, 4].map(tourOf) } }),
      'GET /spa/tour-private-data': ({ address }) => ({
        body: { dates: [{ ...DATE, is_busy: address.includes('id=1&') }], variants: [], rate: null },
      }),
    });
    const example = within(await screen.findByRole('region', { name: 'One seat, 8 days' }));
    expect(example.getByRole('link').textContent).toBe('Tour 2');
    expect(asked().filter((address) => address.includes('tour-private-data'))).toHaveLength(2);
  });

  it('finds the first question answered', async () => {
    renderInPage(<JoinPage />, CALLS);
    const open = (await screen.findAllByRole('button', { expanded: true })).map(({ textContent }) => textContent);
    expect(open).toEqual(['Can I change a price later?']);
  });

  it('asks for an account, and is told its number and by when somebody answers', async () => {
    const { user, sent } = renderInPage(<JoinPage />, {
      ...CALLS,
      [ASK]: () => ({ body: { number: 'P-7', answer_by: '2026-11-26' } }),
    });
    const form = within(await screen.findByRole('form', { name: 'Ask for an account' }));
    await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Elene');
    await user.type(form.getByRole('combobox', { name: /Where you lead/ }), 'Geo');
    await user.click(await screen.findByRole('option', { name: 'Georgia' }));
    const yearly = form.getByRole('button', { name: /Tours led in a year/ });
    expect(yearly.textContent).toBe('Choose');
    await user.click(yearly);
    await user.click(await screen.findByRole('option', { name: '11 – 30' }));
    await user.type(form.getByRole('textbox', { name: /E-mail/ }), 'elene@example.ge');
    await user.type(form.getByRole('textbox', { name: /Phone/ }), '+995555214088');
    await user.type(form.getByRole('textbox', { name: /Your best tour/ }), 'Omalo to Shatili');
    await user.click(form.getByRole('button', { name: 'Ask for an account' }));
    expect((await screen.findByRole('status')).textContent).toContain('Your request P-7 is with us');
    expect(screen.getByText(/by November 26, 2026/)).toBeTruthy();
    expect(sent(ASK)).toEqual([
      {
        ...{ name: 'Elene', company: '', email: 'elene@example.ge', phone: '+995555214088', country_id: 9 },
        ...{ yearly_tours: '11-30', best_tour: 'Omalo to Shatili' },
      },
    ]);
  });

  it('is told which fields are missing', async () => {
    const { user, sent } = renderInPage(<JoinPage />, CALLS);
    const form = within(await screen.findByRole('form', { name: 'Ask for an account' }));
    await user.click(form.getByRole('button', { name: 'Ask for an account' }));
    expect((await form.findAllByText('Required field')).length).toBeGreaterThanOrEqual(6);
    expect(sent(ASK)).toEqual([]);
  });
});

it('the five checks are told with what they do not mean', () => {
  renderInPage(<HowChecked />, {});
  const names = screen.getAllByRole('article').map((check) => within(check).getByRole('heading').textContent);
  expect(names).toEqual(['Identity', 'Licence', 'Insurance', 'Guides', 'Interview']);
  expect(screen.getAllByText('It does not mean')).toHaveLength(5);
});

it('who got in is told by the numbers of the api', async () => {
  const kinds = ['identity', 'licence', 'insurance', 'guides', 'interview'].map((kind, index) => ({
    kind,
    count: 118 - index,
  }));
  const counts = { checked: 120, passed: 113, in_progress: 6, failed: 1, expired: 0, since: '2025-05-01', kinds };
  renderInPage(<HowChecked />, { 'GET /spa/organizer-checks': () => ({ body: counts }) });
  const figures = within(await screen.findByRole('region', { name: 'Who got in' }));
  const rowsOf = ({ getAllByRole }: typeof figures) =>
    getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(rowsOf(figures)).toEqual([
    'came to be checked: 120',
    'passed all five, 94%: 113',
    'being checked: 6',
    'not passed: 1',
  ]);
  expect(figures.getByText('Since May 1, 2025')).toBeTruthy();
  const held = within(screen.getByRole('complementary', { name: 'Checks that hold today' }));
  expect(rowsOf(held)).toEqual(['Identity: 118', 'Licence: 117', 'Insurance: 116', 'Guides: 115', 'Interview: 114']);
});

it.each([
  [1000, 999, 'passed all five, 99%: 999'],
  [100, 29, 'passed all five, 29%: 29'],
])('of %i, %i who got in are never more than they are, and the others are told of', async (checked, passed, told) => {
  const rest = { in_progress: 0, failed: 0, expired: checked - passed };
  renderInPage(<HowChecked />, {
    'GET /spa/organizer-checks': () => ({ body: { checked, passed, ...rest, since: null, kinds: [] } }),
  });
  const figures = within(await screen.findByRole('region', { name: 'Who got in' }));
  const rows = figures.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(rows).toContain(told);
  expect(rows.at(-1)).toBe(`a check ran out: ${checked - passed}`);
});

it('the page about the club has its numbers and its members', async () => {
  renderInPage(<AboutPage />, {
    'GET /spa/hub-organizer-page': () => ({
      body: {
        ...{ items: [aigerim], total: 1, page: 1, per_page: 5, countries: [], languages: [] },
        totals: { organizers: 118, countries: 31, rating: 4.9, reviews: 812 },
      },
    }),
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('About Cairn');
  expect(await screen.findByText('118')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Aigerim Sadykova' }).getAttribute('href')).toBe('/tour-provider/4');
});

it.each([
  ['about the club', () => <AboutPage />],
  ['where organizers join', () => <JoinPage />],
])('a member’s name %s opens the short sheet about them', async (_where, page) => {
  const totals = { organizers: 118, countries: 31, rating: 4.9, reviews: 812 };
  const hub = { items: [aigerim], total: 1, page: 1, per_page: 5, countries: [], languages: [], totals };
  renderInPage(page(), { ...CALLS, 'GET /spa/hub-organizer-page': () => ({ body: hub }) });
  await userEvent.click(await screen.findByRole('link', { name: 'Aigerim Sadykova' }));
  expect(screen.getByTestId('mf-content/organizer-name').textContent).toContain('"id":4');
});
