import type { IndividualTour } from '@cairn/shared-contracts/api/individual-tour.schema';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { IndividualBanner } from '../features/individual/ui/individual-banner.tsx';
import { renderInPage } from '../testing/render-in-page.ts';
import { aDate, aTour } from '../testing/sample-tour.ts';
import { IndividualPage } from './individual.page.tsx';

const UUID = '0d0e0000-0000-4000-8000-000000000002';
const date = {
  ...aDate,
  start: '2027-07-10',
  end: '2027-07-17',
  price: 123_400,
  number_of_free_seats: 3,
  discount: null,
};
const offer: IndividualTour = {
  uuid: UUID,
  client_name: 'The Novaks',
  note: 'Shorter days.\n<b>A tent of your own</b>',
  expires_at: '2027-04-01T23:59:59Z',
  rate: null,
  date,
  tour: { ...aTour, dates: [date], variants: [], price: date.price },
};

describe('an individual tour', () => {
  it('says for whom it is, when, for how much and until when, and what the organizer wrote as it was written', async () => {
    renderInPage(<IndividualPage offer={offer} />);
    const section = await screen.findByRole('region', { name: 'Your offer' });
    expect(section.querySelector('h2')?.textContent).toBe('Made for The Novaks');
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(fact('Dates')).toBe('Jul 10 – 17, 2027');
    expect(fact('Price per person')).toBe('€1,234');
    expect(fact('Seats')).toBe('3 seats held for you');
    expect(fact('Held until')).toBe('Apr 1, 2027');
    expect(section.textContent).toContain('<b>A tent of your own</b>');
    expect(screen.getByRole('heading', { level: 1, name: aTour.name })).toBeTruthy();
  });

  it('names nobody when the organizer did not', () => {
    renderInPage(<IndividualPage offer={{ ...offer, client_name: '' }} />);
    expect(screen.getByRole('heading', { name: 'An offer made for you' })).toBeTruthy();
  });

  it('is kept from search engines', async () => {
    renderInPage(<IndividualPage offer={offer} />);
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex'),
    );
  });

  it('leads to the reviews of the tour, which are on its own page', () => {
    renderInPage(<IndividualPage offer={offer} />);
    const link = screen.getByRole('link', { name: /reviews/ });
    expect(link.getAttribute('href')).toBe(`/${aTour.slug}#reviews`);
  });

  it('is what the booking panel books', () => {
    renderInPage(<IndividualPage offer={offer} />);
    const panel = screen.getByTestId('mf-booking/booking-panel');
    expect(JSON.parse(panel.textContent ?? '')).toMatchObject({ tourId: aTour.id, individual: UUID });
  });

  it('does not name the organizer where the site does not', () => {
    const { container } = renderInPage(
      <IndividualPage offer={offer} />,
      {},
      { site: { organizer: { forceHideOrganizers: true } } },
    );
    expect(container.querySelector('section[aria-label="Your offer"]')?.textContent).not.toContain(
      aTour.organizer.name,
    );
  });
});

describe('its place on the tour page', () => {
  const calls = { 'GET /spa/individual-tour': () => ({ body: offer }) };
  const at = (query: string, tourId = aTour.id) =>
    renderInPage(<IndividualBanner tourId={tourId} />, calls, { path: `/terskey-42${query}` });

  it('leads to the offer', async () => {
    at(`?individual=${UUID}`);
    const link = await screen.findByRole('link', { name: 'Open your offer' });
    expect(link.getAttribute('href')).toBe(`/order/${UUID}/individual-tour`);
    expect(screen.getByRole('status').textContent).toContain('Jul 10 – 17, 2027, €1,234 per person, held until Apr 1');
  });

  it.each([
    ['without one', '', 0],
    ['with something else in its place', '?individual=abc', 0],
  ])('is empty %s, and nobody is asked', async (_case, query, calls) => {
    expect(at(query).asked()).toHaveLength(calls);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is empty on the page of another tour', async () => {
    const { asked } = at(`?individual=${UUID}`, 77);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
