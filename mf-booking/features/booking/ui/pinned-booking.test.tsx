import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, UUID } from '../../../testing/samples.ts';
import { PinnedBooking } from './pinned-booking.tsx';

const READ = 'GET /crm/api/request/get-by-uuid';

it.each([
  [1, 'Aigerim is looking at your request · Aigerim, by Sat, Jan 2, 2027, 10:00 (UTC)'],
  [2, 'Aigerim confirmed your dates · You, by Sat, Jan 2, 2027, 10:00 (UTC)'],
  [5, 'This booking is cancelled'],
])('a booking in status %i stands above its conversation and leads to its page', async (status, state) => {
  renderInPage(<PinnedBooking uuid={UUID} />, { [READ]: () => ({ body: booking({ status }) }) });
  const link = await screen.findByRole('link', { name: /^Terskey Alatau traverse · Jun 14 – 21, 2027/ });
  expect(link.getAttribute('href')).toBe(`/booking/uuid/${UUID}`);
  expect(link.textContent).toContain(state);
});
