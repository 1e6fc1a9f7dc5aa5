import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { KATE } from '../../../testing/profile.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, tourist } from '../../../testing/samples.ts';
import { TouristsPanel } from './tourists-panel.tsx';

const UPDATE = 'POST /crm/api/request/update-tourists';
const INVITE = 'POST /crm/api/request/invite-tourist';
const SAVED = 'GET /crm/api/user/saved-tourists';
const jan = tourist({ first_name: 'Jan', full_name: 'Jan Novak' });

const open = (part: Parameters<typeof booking>[0] = {}, site: SiteInput = {}, user: typeof KATE | null = KATE) =>
  renderInPage(
    <TouristsPanel booking={booking(part)} />,
    { [UPDATE]: () => ({ body: booking(part) }), [SAVED]: () => ({ body: { items: [] } }) },
    { path: '/booking/uuid/1', site, user },
  );

describe('tourists of a booking', () => {
  it('are named place by place', async () => {
    const { user, sent, calls } = open({ tourists: [jan] });
    await user.click(await screen.findByRole('button', { name: 'Give the name: tourist 2' }));
    const form = within(await screen.findByRole('form', { name: 'Tourist 2' }));
    // the button that was pressed is gone
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'First name' })));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getAllByText('Required field').length).toBeGreaterThan(0);
    expect(sent(UPDATE)).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'First name' }), 'Eva');
    await user.type(form.getByRole('textbox', { name: 'Last name' }), 'Malá');
    await user.type(form.getByRole('textbox', { name: 'Food restrictions' }), 'No nuts');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent(UPDATE)).toEqual([
      {
        seen: [''],
        tourists: [
          expect.objectContaining({ first_name: 'Jan', passport: '', weight: null }),
          expect.objectContaining({ first_name: 'Eva', last_name: 'Malá', food_restriction: 'No nuts', passport: '' }),
        ],
      },
    ]);
    expect(calls.find(({ name }) => name === UPDATE)?.address).toContain('request_id=2071');
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Give the name: tourist 2' }));
  });

  it('have the last places for the children that were asked for', async () => {
    open({ tourists_count: 3, children_ages: [5, 9], tourists: [jan] });
    expect(await screen.findByText('Tourist 2, a child of 5')).toBeTruthy();
    expect(screen.getByText('Tourist 3, a child of 9')).toBeTruthy();
    expect(screen.getByText('Jan Novak')).toBeTruthy();
  });

  it.each<[string, SiteInput, boolean, boolean]>([
    ['by default', {}, false, false],
    ['when passports are collected', { touristsForm: { collectPassport: true } }, true, false],
    ['when weights are collected', { touristsForm: { collectWeight: true } }, false, true],
  ])('are asked for passport and weight %s', async (_case, site, passport, weight) => {
    const { user } = open({}, site);
    await user.click(await screen.findByRole('button', { name: 'Give the name: tourist 1' }));
    await screen.findByRole('form', { name: 'Tourist 1' });
    expect(screen.queryByRole('textbox', { name: 'Passport number' }) !== null).toBe(passport);
    expect(screen.queryByRole('textbox', { name: 'Weight, kg' }) !== null).toBe(weight);
  });

  it.each([
    ['may be changed and removed', {}, true, true],
    ['may not be edited', { can_edit: false }, false, true],
    ['may not be deleted', { can_delete: false }, true, false],
  ])('one who %s', async (_case, rights, canEdit, canRemove) => {
    open({ tourists: [{ ...jan, ...rights }] });
    await screen.findByRole('button', { name: 'Give the name: tourist 2' });
    expect(screen.queryByRole('button', { name: 'Edit Jan Novak' }) !== null).toBe(canEdit);
    expect(screen.queryByRole('button', { name: 'Remove Jan Novak' }) !== null).toBe(canRemove);
  });

  it('are removed after a second look', async () => {
    const { user, sent } = open({ tourists: [jan] });
    await user.click(await screen.findByRole('button', { name: 'Remove Jan Novak' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Jan Novak?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(sent(UPDATE)).toEqual([{ seen: [''], tourists: [] }]);
  });

  it('are named by nobody but the one who booked: a guest with the link is asked to log in, in place', async () => {
    const { user } = open({ access: 'link' }, {}, null);
    const [login, ...others] = await screen.findAllByRole('button');
    expect([login?.textContent, others]).toEqual(['Log in to name the tourists', []]);
    if (login) await user.click(login);
    expect(await screen.findByRole('dialog', { name: 'Is it your booking?' })).toBeTruthy();
  });

  it('nor by somebody else who is logged in, who is told so', async () => {
    const { user } = open({ access: 'link' });
    await user.click(await screen.findByRole('button', { name: 'Log in to name the tourists' }));
    expect(screen.getByText(/^You are logged in with another account/)).toBeTruthy();
  });

  it('are sent a link of their own, by us or by whoever booked', async () => {
    const url = 'https://cairn.example/order/7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c22/add-tourists';
    const made = { tourist_id: '7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c33', url, expires_at: '2027-06-24T00:00:00.000Z' };
    const { user, sent } = renderInPage(
      <TouristsPanel booking={booking()} />,
      { [INVITE]: () => ({ body: made }) },
      { path: '/booking/uuid/1', user: KATE },
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Own link for Tourist 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Own link for Tourist 2' }));
    await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
    expect(await dialog.findByText(url)).toBeTruthy();
    expect(write).toHaveBeenCalledWith(url);
    await user.type(dialog.getByRole('textbox', { name: 'Their e-mail' }), 'jan@example.org');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText('The link is on its way to jan@example.org.')).toBeTruthy();
    expect(sent(INVITE)).toEqual([{}, { id: made.tourist_id, email: 'jan@example.org' }]);
  });

  it('are picked from earlier bookings', async () => {
    const eva = tourist({ id: '7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c44', first_name: 'Eva', full_name: 'Eva Novak' });
    const { user } = renderInPage(
      <TouristsPanel booking={booking({ tourists: [jan] })} />,
      { [SAVED]: () => ({ body: { items: [jan, eva] } }) },
      { path: '/booking/uuid/1', user: KATE },
    );
    await user.click(await screen.findByRole('button', { name: 'Give the name: tourist 2' }));
    await user.click(await screen.findByRole('button', { name: 'Eva Novak' }));
    expect((await screen.findByRole('textbox', { name: 'First name' })).getAttribute('value')).toBe('Eva');
    expect(screen.queryByRole('button', { name: 'Jan Novak' })).toBeNull();
  });

  it('stay as they are once the booking is cancelled', () => {
    open({ status: 5, tourists: [{ ...jan, can_edit: false, can_delete: false }] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
