import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { ContactsPage } from './contacts-page.tsx';

const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }));

/** @param country of the visitor */
const show = (country: { id: number; iso_code: string; name: string } | null) =>
  renderInPage(<ContactsPage />, {
    'GET /spa/country-by-ip': () => ({ body: { result: country } }),
    'GET /spa/contacts': () => ({
      body: {
        email: 'hi@cairn.test',
        phones: [
          {
            type: 'additional',
            formatted_phone: '+995 32 219 21 40',
            entity: { id: 9, kind: 'country', name: 'Georgia', iso2: 'GE' },
          },
          { type: 'main', formatted_phone: '+44 20 7946 0182' },
        ],
        has_other_phones: false,
        messengers: [
          { source: 'telegram', url: 'https://t.me/cairn' },
          { source: 'whatsapp', url: 'https://wa.me/44' },
        ],
      },
    }),
    'GET /spa/work-time': ({ url }) => ({
      body: {
        result: {
          timezone: url.searchParams.get('country_id') === '9' ? 'Asia/Tbilisi' : 'Europe/London',
          days,
          is_open: true,
        },
      },
    }),
  });

it('a tourist finds phones, messengers in their order, and whether somebody answers now', async () => {
  show(null);
  const call = within(await screen.findByRole('region', { name: 'Call us' }));
  expect(call.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+442079460182');
  expect(call.getByRole('status').textContent).toMatch(/^(Open|Closed) now, /);
  const ways = within(screen.getByRole('region', { name: 'Or write' })).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Write to us', 'Telegram', 'WhatsApp', 'hi@cairn.test']);
  const others = within(screen.getByRole('region', { name: 'Other phones' }));
  expect(others.getByText('Georgia').querySelector('[data-flag=GE]')).toBeTruthy();
  expect(screen.getByRole('rowheader').textContent).toBe('Monday – Sunday');
});

it('whoever is in a country with an office sees its phone and its hours first', async () => {
  show({ id: 9, iso_code: 'GE', name: 'Georgia' });
  expect(await screen.findByText('Time in Tbilisi')).toBeTruthy();
  const call = within(screen.getByRole('region', { name: 'Call us' }));
  expect(call.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+995322192140');
  expect(call.getByText('Georgia')).toBeTruthy();
  expect(call.getByText(/^In Tbilisi it is /)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Other phones' })).getByText('Main phone')).toBeTruthy();
});
