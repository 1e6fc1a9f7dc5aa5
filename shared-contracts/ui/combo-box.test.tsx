import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBox } from './combo-box.tsx';

const COUNTRIES = [
  { id: 'cz', label: 'Czechia', note: '+420' },
  { id: 'de', label: 'Germany', note: '+49' },
];

describe('ComboBox', () => {
  it('finds a country by the letters typed', async () => {
    const change = jest.fn();
    render(<ComboBox label="Country" options={COUNTRIES} onChange={change} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'ger');
    expect(screen.queryByRole('option', { name: 'Czechia +420' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Germany +49' }));
    expect(change).toHaveBeenLastCalledWith('de');
  });

  it('opens its list by the button, too', async () => {
    render(<ComboBox label="Country" options={COUNTRIES} />);
    await userEvent.click(screen.getByRole('button', { name: /^Open/ }));
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('says when nothing fits', async () => {
    render(<ComboBox label="Country" options={COUNTRIES} />);
    await userEvent.type(screen.getByRole('combobox'), 'zzz');
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });

  it('shows all answers of a server, whatever was typed', async () => {
    render(<ComboBox label="City" options={COUNTRIES} isFilteredElsewhere />);
    await userEvent.type(screen.getByRole('combobox'), 'prag');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});
