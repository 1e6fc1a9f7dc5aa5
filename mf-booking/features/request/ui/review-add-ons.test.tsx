import type { PlayedAnswer } from '@cairn/shared-contracts/testing/render';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { KATE } from '../../../testing/profile.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { addOn, booking, departure, reviewedTour, UUID, variant } from '../../../testing/samples.ts';
import { ReviewPage } from './review-page.tsx';

const CREATE = 'POST /crm/api/request/create';
const bag = addOn();
const transfer = addOn({ id: 14, name: 'Transfer', description: '', per: 'booking', original_price: 9_000 });

interface Given {
  /** by how often the offer was read */
  addOns?: (read: number) => object[];
  create?: (attempt: number) => PlayedAnswer;
  rate?: object;
  choice?: string;
}

async function open({ addOns = () => [bag, transfer], create, rate, choice = '' }: Given = {}) {
  let read = 0;
  let attempts = 0;
  const view = renderInPage(
    <ReviewPage tour={reviewedTour()} individual={undefined} openedAt={Date.parse('2026-11-23T09:00:00Z')} />,
    {
      'GET /spa/tour-private-data': () => ({
        body: { dates: [departure()], variants: [variant()], add_ons: addOns(++read), rate: rate ?? null },
      }),
      [CREATE]: () => create?.(++attempts) ?? { body: booking() },
    },
    { path: `/booking/request/7?departure=1&people=2${choice}`, user: KATE },
  );
  await view.user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  const price = () => screen.getByRole('region', { name: 'Price' });
  const send = async () => view.user.click(await screen.findByRole('button', { name: 'Send request' }));
  return { ...view, price, send, created: () => view.sent(CREATE) };
}

describe('add-ons of a request', () => {
  beforeEach(() => localStorage.clear());

  it('are chosen per person or once, priced at once, and sent at the price that was shown', async () => {
    const { user, price, send, created, path } = await open();
    const offer = within(screen.getByRole('region', { name: 'Add to your tour' }));
    expect(offer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('€40 per person'),
      expect.stringContaining('€90 for your whole party'),
    ]);
    const more = offer.getByRole('button', { name: 'One more: Sleeping bag' });
    await user.click(more);
    await user.click(more);
    expect(within(offer.getByRole('group', { name: 'Sleeping bag' })).getByText('2')).toBeTruthy();
    // no more than go
    expect(more.hasAttribute('disabled')).toBe(true);
    await user.click(offer.getByRole('checkbox', { name: 'Add: Transfer' }));
    const terms = within(price()).getAllByRole('term');
    expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
      '€890 × 2 tourists €1,780',
      'Sleeping bag × 2 €80',
      'Transfer €90',
    ]);
    expect(within(price()).getByText('€1,950', { selector: 'b' })).toBeTruthy();
    expect(within(price()).getByRole('status').textContent).toBe('Total €1,950 for 2 tourists');
    // 15 % of it all, and the rest
    expect(price().textContent).toContain('Prepayment, 15%€293');
    expect(price().textContent).toContain('Balance€1,657');
    await send();
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    expect(created()).toEqual([
      expect.objectContaining({
        add_ons: [
          { id: 12, quantity: 2, price: 4_000, per: 'person', seal: bag.price_seal },
          { id: 14, quantity: 1, price: 9_000, per: 'booking', seal: transfer.price_seal },
        ],
      }),
    ]);
  });

  it('come with the address, and go back to the tour with it', async () => {
    const { user, price, send, created } = await open({ choice: '&add-ons=12-5.14-1' });
    // for no more than go
    expect(price().textContent).toContain('Sleeping bag × 2');
    await user.click(screen.getByRole('checkbox', { name: 'Add: Transfer' }));
    await waitFor(() => expect(price().textContent).not.toContain('Transfer'));
    expect(screen.getByRole('link', { name: 'Change the party' }).getAttribute('href')).toBe(
      '/terskey-7?departure=1&people=2&variant=1&add-ons=12-2',
    );
    await user.click(screen.getByRole('button', { name: 'One fewer: Sleeping bag' }));
    await user.click(screen.getByRole('button', { name: 'One fewer: Sleeping bag' }));
    expect(price().textContent).not.toContain('Sleeping bag');
    await send();
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]).not.toHaveProperty('add_ons');
  });

  it('are not spoken of where the tour has none', async () => {
    await open({ addOns: () => [] });
    expect(screen.queryByRole('region', { name: 'Add to your tour' })).toBeNull();
  });

  it('that cost something else by now are asked about', async () => {
    const errors = { currency: ['EUR'], add_on_14: ['12000'], shown_add_on_14: ['9000'] };
    const { user, send, created } = await open({
      choice: '&add-ons=14-1',
      addOns: (read) => [bag, read === 1 ? transfer : { ...transfer, original_price: 12_000 }],
      create: (attempt) =>
        attempt === 1
          ? { status: 409, body: { message: 'changed', code: 'price_changed', errors } }
          : { body: booking() },
    });
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Transfer: you saw €90, it is €120 now.');
    await user.click(within(alert).getByRole('button', { name: 'Request at the new price' }));
    await waitFor(() => expect(created()).toHaveLength(2));
    expect(created()[1]).toMatchObject({ add_ons: [{ id: 14, quantity: 1, price: 12_000 }] });
  });

  it('that are not offered any more are named, and the price stands without them', async () => {
    const errors = { add_ons: ['Is not right'] };
    const { send, price, created } = await open({
      choice: '&add-ons=14-1',
      addOns: (read) => (read === 1 ? [bag, transfer] : [bag]),
      create: (attempt) =>
        attempt === 1 ? { status: 422, body: { message: 'wrong', code: 'invalid', errors } } : { body: booking() },
    });
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No longer offered: Transfer.');
    expect(within(price()).getAllByRole('term')).toHaveLength(1);
    await send();
    await waitFor(() => expect(created()).toHaveLength(2));
    expect(created()[1]).not.toHaveProperty('add_ons');
  });
});
