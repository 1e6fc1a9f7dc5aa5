import type { TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { tourist, UUID } from '../../../testing/samples.ts';
import { requests } from '../model/api.ts';
import { OwnPage } from './own-page.tsx';

const INFO = 'GET /spa/tourists-info';
const ADD = 'POST /crm/api/request/add-tourists';
const ID = '7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c22';
const empty = tourist({ id: ID, full_name: '', first_name: '', last_name: '', is_touched: false });

const info = (one = empty): TouristsInfo => ({
  ...{ access: 'own', request_id: 2071, status: 2, tourists_count: 2, tourists: [one] },
  tour: { name: 'Terskey Alatau traverse', slug: 'terskey-7' },
  date: { start: '2027-06-14', end: '2027-06-21' },
});
const CHANGED = { status: 409, body: { message: 'Somebody has changed this', code: 'tourist_changed' } };

function Shown() {
  const { data } = requests.touristsInfo.useQuery({ uuid: UUID });
  return data ? <OwnPage uuid={UUID} info={data} /> : null;
}
const field = (name: string) => screen.findByRole('textbox', { name });

describe('a tourist’s own page', () => {
  it('saves by itself once both names are there, with the revision that was seen', async () => {
    const saved = tourist({ id: ID, first_name: 'Jan', full_name: 'Jan Malý', last_name: 'Malý', revision: 2 });
    const { user, sent } = renderInPage(<Shown />, {
      [INFO]: () => ({ body: info() }),
      [ADD]: () => ({ body: info(saved) }),
    });
    await user.type(await field('First name'), 'Jan');
    expect(sent(ADD)).toEqual([]);
    await user.type(await field('Last name'), 'Malý');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent(ADD)).toEqual([
      { tourists: [expect.objectContaining({ first_name: 'Jan', last_name: 'Malý', passport: '', revision: 1 })] },
    ]);
  });

  it('shows both versions when somebody else has saved meanwhile, and keeps what was typed', async () => {
    let stored = tourist({ id: ID, first_name: 'Jan', full_name: 'Jan Novak' });
    let refusals = 1;
    const { user, sent } = renderInPage(<Shown />, {
      [INFO]: () => ({ body: info(stored) }),
      [ADD]: () => {
        if (refusals-- > 0) {
          stored = { ...stored, food_restriction: 'No nuts', revision: 5 };
          return CHANGED;
        }
        return { body: info({ ...stored, revision: 6 }) };
      },
    });
    await user.type(await field('Food restrictions'), 'Vegan');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = within(await screen.findByRole('alert'));
    await waitFor(() =>
      expect(alert.getByRole('row', { name: /Food restrictions/ }).textContent).toBe('Food restrictionsNo nutsVegan'),
    );
    await user.click(alert.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent(ADD)).toHaveLength(2));
    expect(sent(ADD)[1]).toEqual({
      tourists: [expect.objectContaining({ food_restriction: 'Vegan', revision: 5 })],
    });
  });

  it('takes the saved version when it is chosen', async () => {
    let stored = tourist({ id: ID, first_name: 'Jan', full_name: 'Jan Novak' });
    const { user } = renderInPage(<Shown />, {
      [INFO]: () => ({ body: info(stored) }),
      [ADD]: () => {
        stored = { ...stored, food_restriction: 'No nuts', revision: 5 };
        return CHANGED;
      },
    });
    await user.type(await field('Food restrictions'), 'Vegan');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Take the saved one' }));
    expect((await field('Food restrictions')).getAttribute('value')).toBe('No nuts');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when nothing can be changed any more', async () => {
    const closed = tourist({ id: ID, full_name: 'Jan Malý', can_edit: false });
    renderInPage(<Shown />, { [INFO]: () => ({ body: info(closed) }) });
    expect(await screen.findByText('Nothing can be changed any more.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
