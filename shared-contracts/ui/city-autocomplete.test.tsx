import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  type ChosenCity,
  CityAutocomplete,
  type CityAutocompleteProps,
  type SearchCities,
} from './city-autocomplete.tsx';
import { CITY_DEBOUNCE_MS } from './constants.ts';

const KARAKOL = { id: 1, name: 'Karakol', note: 'Kyrgyzstan' };

function show(props: Partial<CityAutocompleteProps> = {}) {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const search = jest.fn<SearchCities>(async (query) => (query.toLowerCase().startsWith('kar') ? [KARAKOL] : []));
  const change = jest.fn();
  function Departure() {
    const [city, setCity] = useState<ChosenCity | null>(null);
    return (
      <CityAutocomplete
        label="City"
        search={search}
        {...props}
        value={city}
        onChange={(next) => {
          change(next);
          setCity(next);
        }}
      />
    );
  }
  render(<Departure />);
  return { user, search, change, input: screen.getByRole('combobox', { name: 'City' }) };
}

const pause = () => act(() => jest.advanceTimersByTimeAsync(CITY_DEBOUNCE_MS));

afterEach(() => {
  jest.useRealTimers();
});

describe('CityAutocomplete', () => {
  it('asks once typing has paused for 200 ms, and takes what is chosen', async () => {
    const { user, search, change, input } = show();
    await user.type(input, 'Kara');
    expect(search).not.toHaveBeenCalled();
    expect(screen.getByText('Loading...')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(CITY_DEBOUNCE_MS - 1));
    expect(search).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(search.mock.calls.map(([query]) => query)).toEqual(['Kara']);
    await user.click(screen.getByRole('option', { name: 'Karakol Kyrgyzstan' }));
    expect(change).toHaveBeenLastCalledWith({ id: 1, name: 'Karakol' });
    expect(input).toHaveProperty('value', 'Karakol');
    await pause();
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('searches nothing when nothing is typed', async () => {
    const { user, search, input } = show();
    await user.click(input);
    await user.type(input, '   ');
    await pause();
    expect(search).not.toHaveBeenCalled();
  });

  it('is worked by keyboard alone', async () => {
    const { user, change, input } = show();
    await user.type(input, 'kar');
    await pause();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(change).toHaveBeenLastCalledWith({ id: 1, name: 'Karakol' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveProperty('value', 'Karakol');
  });

  it('offers to create a city only where that is allowed', async () => {
    const { user, input } = show();
    await user.type(input, 'Ak-Suu');
    await pause();
    expect(screen.getByText('Nothing found')).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Add/ })).toBeNull();
  });

  it('creates a city that nobody knows', async () => {
    const { user, change, input } = show({ canCreate: true });
    await user.type(input, 'Ak-Suu');
    expect(screen.queryByRole('option', { name: /Add/ })).toBeNull();
    await pause();
    await user.click(screen.getByRole('option', { name: 'Add “Ak-Suu”' }));
    expect(change).toHaveBeenLastCalledWith({ id: null, name: 'Ak-Suu' });
    expect(input).toHaveProperty('value', 'Ak-Suu');
  });

  it('holds no city any more when its name is changed', async () => {
    const { user, change, input } = show();
    await user.type(input, 'kar');
    await pause();
    await user.click(screen.getByRole('option', { name: 'Karakol Kyrgyzstan' }));
    await user.type(input, 'x');
    expect(change).toHaveBeenLastCalledWith(null);
    expect(input).toHaveProperty('value', 'Karakolx');
  });

  it('finds nothing when the search fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, input } = show({ search: () => Promise.reject(new Error('away')) });
    await user.type(input, 'kar');
    await pause();
    expect(screen.getByText('Nothing found')).toBeTruthy();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
