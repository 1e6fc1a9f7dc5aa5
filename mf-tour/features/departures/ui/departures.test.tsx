import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.tsx';
import { aDate, aTour } from '../../../testing/sample-tour.ts';
import { Departures } from './departures.tsx';

const rows = () => screen.getAllByRole('listitem');
const rowOf = (dates: string) => {
  const row = rows().find((item) => within(item).queryByText(dates));
  if (!row) throw new Error(`no departure ${dates}`);
  return within(row);
};

describe('a tourist compares departures', () => {
  it('and sees both prices of a discount and until when it holds', () => {
    renderInPage(<Departures tour={aTour} />);
    const row = rowOf('Jun 14 – 21, 2027');
    expect(row.getByText('€890')).toBeTruthy();
    expect(row.getByText('€1,050')).toBeTruthy();
    expect(row.getByText('−15%')).toBeTruthy();
    expect(row.getByText(/early price until Nov 30/)).toBeTruthy();
    expect(row.getByText('6 of 10 seats left')).toBeTruthy();
    expect(row.getByText('Guaranteed')).toBeTruthy();
  });

  it('and sees where few seats are left and where none', () => {
    renderInPage(<Departures tour={aTour} />);
    expect(rowOf('Jun 28 – Jul 5, 2027').getByText('2 seats left')).toBeTruthy();
    const busy = rowOf('Jul 12 – 19, 2027');
    expect(busy.getByText('Sold out')).toBeTruthy();
    expect(busy.queryByText(/Guaranteed|Runs when/)).toBeNull();
  });

  it('and sees what is not certain and what comes with it', () => {
    renderInPage(
      <Departures tour={{ ...aTour, dates: [{ ...aDate, not_guaranteed: true, flight_included: true }] }} />,
    );
    expect(screen.getByText('Runs when enough people join')).toBeTruthy();
    expect(screen.getByText('Flight included')).toBeTruthy();
  });

  it('and chooses one, which the booking panel finds in the address', async () => {
    const { user } = renderInPage(<Departures tour={aTour} />);
    const choose = screen.getByRole('link', { name: 'Choose Jun 28 – Jul 5, 2027' });
    const [, second] = aTour.dates;
    expect(choose.textContent).toBe('Choose');
    expect(choose.getAttribute('href')).toBe(`?departure=${second?.id}`);
    await user.click(choose);
    expect((await screen.findByRole('link', { current: true })).textContent).toBe('Chosen');
    expect(rowOf('Jul 12 – 19, 2027').queryByRole('link')).toBeNull();
  });

  it('and asks for the ones further away', async () => {
    const dates = Array.from({ length: 9 }, (_, id) => ({ ...aDate, id }));
    const { user } = renderInPage(<Departures tour={{ ...aTour, dates }} />);
    expect(rows()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 9 departures' }));
    expect(rows()).toHaveLength(9);
  });
});
