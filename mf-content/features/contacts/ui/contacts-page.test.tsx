import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { ContactsPage } from './contacts-page.tsx';

const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }));

/** @param country of the visitor */
const show = (country: { id: number; iso_code: string; name: string } | null, more: object = {}) =>
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
            hours: { timezone: 'Asia/Tbilisi', days },
          },
          {
            type: 'additional',
            formatted_phone: '+49 30 23125 140',
            entity: { id: 12, kind: 'city', name: 'Berlin', iso2: 'DE' },
            hours: { timezone: 'Europe/Berlin', days: [] },
          },
          { type: 'main', formatted_phone: '+44 20 7946 0182', hours: { timezone: 'Europe/London', days } },
        ],
        has_other_phones: false,
        messengers: [
          { source: 'telegram', url: 'https://t.me/cairn' },
          { source: 'whatsapp', url: 'https://wa.me/442079460182' },
        ],
        ...more,
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
  // until when is said once the browser's clock is known
  await waitFor(() => expect(call.getByRole('status').textContent).toMatch(/^(Open|Closed) now, /));
  const ways = within(screen.getByRole('region', { name: 'Or write' })).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Messages on Cairn A chat with our support',
    'Write to us Choose what it is about. A person answers.',
    'Telegram @cairn',
    'WhatsApp +44 20 7946 0182',
    'E-mail hi@cairn.test',
  ]);
  const others = within(screen.getByRole('region', { name: 'Phones by country' }));
  const georgia = others.getByRole('link', { name: /^Georgia \+995 32 219 21 40 Open now, until .+ your time$/ });
  expect(georgia.querySelector('[data-flag=GE]')).toBeTruthy();
  // an office without any hours never opens
  expect(others.getByRole('link', { name: 'Berlin +49 30 23125 140 Closed now' })).toBeTruthy();
  expect(others.getByText(/^Calling from elsewhere\? Use \+44 20 7946 0182\. Your time zone: .+\.$/)).toBeTruthy();
  // every day is the same: today, too
  expect(screen.getByRole('rowheader').textContent).toBe('Monday – Sunday Today');
});

it('whoever is in trouble on a tour has the number that is for all, wherever they are', async () => {
  show({ id: 9, iso_code: 'GE', name: 'Georgia' });
  const trouble = (await screen.findByText('On a tour and in trouble?')).closest('div');
  if (!trouble) throw new Error('no place for it');
  expect(within(trouble).getByRole('link', { name: '+44 20 7946 0182' }).getAttribute('href')).toBe(
    'tel:+442079460182',
  );
});

it('an office in a town is the nearest for its whole country', async () => {
  show({ id: 8, iso_code: 'DE', name: 'Germany' });
  const call = within(await screen.findByRole('region', { name: 'Call us' }));
  expect(await call.findByText('Berlin')).toBeTruthy();
  expect(call.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+493023125140');
  // when it is answered, not the site's number
  expect(await call.findByText('Closed now')).toBeTruthy();
  expect(call.getByText(/^In Berlin it is /)).toBeTruthy();
  expect(screen.getByText('Time in Berlin')).toBeTruthy();
});

it('whoever is in a country with an office sees its phone and its hours first', async () => {
  show({ id: 9, iso_code: 'GE', name: 'Georgia' });
  expect(await screen.findByText('Time in Tbilisi')).toBeTruthy();
  const call = within(screen.getByRole('region', { name: 'Call us' }));
  expect(call.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+995322192140');
  expect(call.getByText('Georgia')).toBeTruthy();
  expect(call.getByText(/^In Tbilisi it is /)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Phones by country' })).getByText('Main phone')).toBeTruthy();
});

const OFFICE = {
  address: ['Křižíkova 148/34', '186 00 Praha 8'],
  latitude: 50.0926,
  longitude: 14.4521,
  timezone: 'Europe/Prague',
  city: 'Prague',
  days: days.slice(0, 5),
};

it('whoever wants to come by finds the address, the hours of the office and the way', async () => {
  show(null, { office: { ...OFFICE, hint: 'Second floor.' } });
  const place = within(await screen.findByRole('region', { name: 'Come by' }));
  expect(place.getByText('Křižíkova 148/34')).toBeTruthy();
  expect(place.getByText('186 00 Praha 8')).toBeTruthy();
  expect(place.getByText('Second floor.')).toBeTruthy();
  const hours = within(place.getByRole('table', { name: 'Office hours, Prague time' }));
  expect(hours.getAllByRole('row').map(({ textContent }) => textContent?.replace(' Today', ''))).toEqual([
    'Monday – Friday12:00 AM – 11:59 PM',
    'Saturday – Sundayclosed',
  ]);
  expect(place.getByRole('link', { name: 'Get directions' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/directions?to=50.0926%2C14.4521',
  );
});

it('whoever wants to come by sees a drawing of where the office is, and asks for the map', async () => {
  // a map that is a drawing
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = show(null, { office: OFFICE });
  const name = 'Map: our office is at Křižíkova 148/34, 186 00 Praha 8';
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  expect(screen.queryByRole('region', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show on map' }));
  const map = within(await screen.findByRole('region', { name }));
  await user.click(
    await map.findByRole('button', { name: 'Directions to our office: Křižíkova 148/34, 186 00 Praha 8' }),
  );
  expect(opened.mock.calls[0]?.[0]).toBe('https://www.openstreetmap.org/directions?to=50.0926%2C14.4521');
});

it('an accountant copies what an invoice asks for', async () => {
  const { user } = show(null, {
    company: { name: 'Cairn Club s.r.o.', vat: 'CZ99018204', legal_email: 'legal@cairn.test' },
  });
  const company = within(await screen.findByRole('region', { name: 'Company details' }));
  expect(company.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Company',
    'VAT',
    'For courts and authorities',
  ]);
  expect(company.getByRole('link', { name: 'legal@cairn.test' }).getAttribute('href')).toBe('mailto:legal@cairn.test');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(company.getByRole('button', { name: 'Copy: VAT' }));
  expect(write.mock.calls).toEqual([['CZ99018204']]);
});

it('a site that names neither office nor company shows neither', async () => {
  show(null);
  await screen.findByRole('region', { name: 'Call us' });
  expect(screen.queryByRole('region', { name: 'Come by' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show on map' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Company details' })).toBeNull();
});
