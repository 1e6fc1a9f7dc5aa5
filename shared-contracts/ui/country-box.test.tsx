import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CountryBox } from './country-box.tsx';

const COUNTRIES = [
  { id: 1, iso_code: 'KG', name: 'Kyrgyzstan' },
  { id: 2, iso_code: 'GE', name: 'Georgia' },
  { id: 9, iso_code: 'GR', name: 'Greece' },
];

describe('CountryBox', () => {
  it.each([
    ['geor', ['Georgia']],
    ['Георгия', []],
    ['Грузия', ['Georgia']],
    ['Griechen', ['Greece']],
    ['格鲁吉亚', ['Georgia']],
    ['საქართველო', ['Georgia']],
    ['GEO', ['Georgia']],
    ['gr', ['Greece']],
    ['киргиз', ['Kyrgyzstan']],
  ])('%s finds %j', async (typed, found) => {
    render(<CountryBox label="Country" countries={COUNTRIES} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), typed);
    expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      found.length ? found : ['Nothing found'],
    );
  });

  it('a country that was found by another name is chosen and stands there by its own', async () => {
    const change = jest.fn();
    render(<CountryBox label="Country" countries={COUNTRIES} onChange={change} />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
    await userEvent.type(box, 'Грузия');
    await userEvent.click(screen.getByRole('option', { name: 'Georgia' }));
    expect(change).toHaveBeenLastCalledWith('2');
    expect(box.value).toBe('Georgia');
  });
});
