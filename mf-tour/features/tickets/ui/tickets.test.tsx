import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { seeEverything } from '../../../testing/see-everything.ts';
import { Tickets } from './tickets.tsx';

const TICKET_CITIES = 'GET /crm/api/ticket/tour-cities';
const TOUR_CITIES = 'GET /spa/tours-cities';
const FIND = 'GET /spa/cities-by-query';
const HELP = 'POST /spa/submit-help-request';
const ON = { site: { tour: { shouldShowTicketQuoteWidget: true } } };
const city = (id: number, name: string) => ({ id, name, region: null, country: { name: 'Kyrgyzstan' } });
const cities =
  (...data: object[]) =>
  () => ({ body: { data } });

seeEverything();
beforeEach(() => sessionStorage.clear());

describe('a tourist asks what tickets cost', () => {
  it('from a city that is found while its name is typed', async () => {
    const { user, sent } = renderInPage(
      <Tickets tour={aTour} />,
      {
        [TICKET_CITIES]: cities(city(1, 'Karakol')),
        [FIND]: cities({ id: 9, name: 'Brno', region: null, country: { name: 'Czechia' } }),
        [HELP]: () => ({ body: { result: true } }),
      },
      ON,
    );
    expect(await screen.findByRole('heading', { name: 'Tickets to Karakol, Kyrgyzstan' })).toBeTruthy();
    await user.type(screen.getByRole('combobox', { name: /From/ }), 'Brn');
    await user.click(await screen.findByRole('option', { name: /Brno/ }));
    await user.tab();
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'kate@example.org');
    await user.click(screen.getByRole('button', { name: 'Ask for the price' }));
    expect(await screen.findByText(/The answer goes to kate@example.org/)).toBeTruthy();
    expect(sent(HELP)).toEqual([
      {
        ...{ type: 'city_calculate', tour_id: 42, email: 'kate@example.org' },
        ...{ city: { id: 9, name: 'Brno' }, text: 'Brno to Karakol, Kyrgyzstan' },
      },
    ]);
  });

  it('and finds city and address again after another page or a reload', async () => {
    const calls = {
      [TICKET_CITIES]: cities(city(1, 'Karakol')),
      [FIND]: cities({ id: 9, name: 'Brno', region: null, country: { name: 'Czechia' } }),
    };
    const { user } = renderInPage(<Tickets tour={aTour} />, calls, ON);
    await user.type(await screen.findByRole('combobox', { name: /From/ }), 'Brn');
    await user.click(await screen.findByRole('option', { name: /Brno/ }));
    await user.tab();
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'kate@');
    cleanup();

    renderInPage(<Tickets tour={aTour} />, calls, ON);
    expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'kate@');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /From/ }).value).toMatch(/^Brno/);
  });

  it('and is told which fields are missing', async () => {
    const { user, sent } = renderInPage(<Tickets tour={aTour} />, { [TICKET_CITIES]: cities(city(1, 'Karakol')) }, ON);
    await user.click(await screen.findByRole('button', { name: 'Ask for the price' }));
    expect((await screen.findAllByText('Required field')).length).toBeGreaterThan(1);
    expect(sent(HELP)).toEqual([]);
  });

  it('to where the tour itself starts, when the ticket office knows no city', async () => {
    const { asked } = renderInPage(
      <Tickets tour={aTour} />,
      { [TICKET_CITIES]: cities(), [TOUR_CITIES]: cities(city(2, 'Bishkek')) },
      ON,
    );
    expect(await screen.findByRole('heading', { name: 'Tickets to Bishkek, Kyrgyzstan' })).toBeTruthy();
    expect(asked()).toEqual(['/crm/api/ticket/tour-cities?tour_id=42', '/spa/tours-cities?tour_id=42']);
  });

  it('only where the site shows it', () => {
    const { asked } = renderInPage(<Tickets tour={aTour} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(asked()).toEqual([]);
  });
});
