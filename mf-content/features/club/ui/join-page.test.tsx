import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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

beforeEach(() => sessionStorage.clear());

describe('somebody who leads tours', () => {
  it('who has an account is led to the office that the site names', async () => {
    renderInPage(<JoinPage />, CALLS, { site: { crmLoginLink: 'https://office.example/login' } });
    const link = await screen.findByRole('link', { name: 'Log in as an organizer' });
    expect(link.getAttribute('href')).toBe('https://office.example/login');
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
    await user.click(form.getByRole('button', { name: /Tours led in a year/ }));
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
