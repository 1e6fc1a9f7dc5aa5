import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { june, offerCalls } from '../../../testing/offer.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { UUID } from '../../../testing/samples.ts';

jest.unstable_mockModule('./failure-alert.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { BookingPanel } = await import('./booking-panel.tsx');

it('says in short that an answer was lost where the code of the long words is lost, too, and can be used', async () => {
  const asked = { tour_id: 7, date_id: 1, tourists_count: 2, shown: { start: june.start, end: june.end } };
  localStorage.setItem('cairn:own:request:7', JSON.stringify({ key: UUID, asked, since: Date.now() }));
  renderInPage(<BookingPanel tourId={7} slug="terskey-7" name="Terskey" organizerName="Ala-Too" />, {
    'GET /crm/api/user/profile': () => ({ body: { id: 9, first_name: 'Kate' } }),
    ...offerCalls({}),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Asking again cannot book twice');
  expect(screen.getAllByRole('button', { name: 'Request to book' })).not.toHaveLength(0);
});
