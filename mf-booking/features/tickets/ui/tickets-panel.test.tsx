import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { KATE } from '../../../testing/profile.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking } from '../../../testing/samples.ts';
import { TicketsPanel } from './tickets-panel.tsx';

const HELP = 'POST /spa/submit-help-request';
const prague = { id: 4, name: 'Prague', region: null, country: { name: 'Czechia' } };
const ASK = { name: 'Ask for tickets' };

describe('tickets for a booking', () => {
  it.each([
    ['by default', {}, 2, true],
    ['when the site takes no such requests', { booking: { enableTicketsRequest: false } }, 2, false],
    ['when the booking is cancelled', {}, 5, false],
  ])('%s', (_case, site, status, isThere) => {
    renderInPage(<TicketsPanel booking={booking({ status })} />, {}, { site });
    expect(screen.queryByRole('button', ASK) !== null).toBe(isThere);
  });

  it('are asked for with a city and an address', async () => {
    const calls = {
      [HELP]: () => ({ body: { result: true } }),
      'GET /spa/cities-by-query': () => ({ body: { data: [prague] } }),
    };
    const { user, sent } = renderInPage(<TicketsPanel booking={booking()} />, calls, { user: KATE });
    await waitFor(() => expect(screen.getByRole('button', ASK)).toBeTruthy());
    await user.click(screen.getByRole('button', ASK));
    await user.type(await screen.findByRole('combobox', { name: /From which city/ }), 'Prag');
    await user.click(await screen.findByRole('option', { name: /Prague/ }));
    await user.tab();
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /E-mail for the offer/ });
    await user.clear(email);
    await user.type(email, 'eva@example.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The offer comes to eva@example.org.')).toBeTruthy();
    expect(sent(HELP)).toEqual([
      {
        type: 'city_calculate',
        request_id: 2071,
        tour_id: 7,
        city: { id: 4, name: 'Prague' },
        email: 'eva@example.org',
      },
    ]);
  });
});
