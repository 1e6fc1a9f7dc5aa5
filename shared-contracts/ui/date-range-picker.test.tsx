import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';

const JUNE = { start: '2027-06-14', end: '2027-06-21' };

function show(props: Partial<DateRangePickerProps>, locale = 'en-GB') {
  const change = jest.fn();
  render(
    <I18nProvider locale={locale}>
      <DateRangePicker label="When" value={JUNE} min="2027-06-09" max="2027-07-24" onChange={change} {...props} />
    </I18nProvider>,
  );
  return change;
}

function wideScreen() {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    // A part of MediaQueryList is all the hook reads.
    (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
}

describe('DateRangePicker', () => {
  it('says the chosen days in words, or asks for them', () => {
    show({});
    expect(screen.getByRole('button', { name: 'When: 14 – 21 Jun' })).toBeTruthy();
    show({ value: null });
    expect(screen.getByRole('button', { name: 'When: Select dates' })).toBeTruthy();
  });

  it('on a wide screen the second press applies', async () => {
    wideScreen();
    const change = show({});
    await userEvent.click(screen.getByRole('button', { name: /When/ }));
    const [june = document.body, july = document.body] = screen.getAllByRole('grid');
    await userEvent.click(within(june).getByRole('button', { name: /22 June/ }));
    await userEvent.click(within(july).getByRole('button', { name: /\b3 July/ }));
    expect(change).toHaveBeenCalledWith({ start: '2027-06-22', end: '2027-07-03' });
  });

  it('on a phone nothing applies before the button', async () => {
    const change = show({});
    await userEvent.click(screen.getByRole('button', { name: /When/ }));
    const sheet = within(screen.getByRole('dialog', { name: 'When' }));
    await userEvent.click(sheet.getByRole('button', { name: /22 June/ }));
    await userEvent.click(sheet.getByRole('button', { name: /24 June/ }));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
    expect(change).toHaveBeenCalledWith({ start: '2027-06-22', end: '2027-06-24' });
  });

  it('does not offer days outside the bounds', async () => {
    wideScreen();
    show({});
    await userEvent.click(screen.getByRole('button', { name: /When/ }));
    expect(screen.getByRole('button', { name: /\b8 June/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: /\b9 June/ }).getAttribute('aria-disabled')).toBeNull();
  });

  // 14 June 2027 is a Monday
  it.each([
    ['en-US', 1],
    ['de-DE', 0],
    ['ru-RU', 0],
  ])('begins the week as its readers do: %s', async (locale, column) => {
    wideScreen();
    show({ value: null }, locale);
    await userEvent.click(screen.getByRole('button', { name: /When/ }));
    const [june = document.body] = screen.getAllByRole('grid');
    const monday = within(june).getByRole('button', { name: /\b14\b/ });
    expect(monday.closest('td')?.cellIndex).toBe(column);
  });

  it('prints the price under a departure', async () => {
    wideScreen();
    show({ noteFor: (date) => (date === '2027-06-28' ? '€890' : undefined) });
    await userEvent.click(screen.getByRole('button', { name: /When/ }));
    expect(screen.getAllByRole('button', { name: /28 June.*, €890$/ }).length).toBeGreaterThan(0);
  });
});
