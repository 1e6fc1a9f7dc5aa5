import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

function show(props: Partial<DatePickerProps> = {}, isWide = true, locale = 'en-GB') {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    // A part of MediaQueryList is all the hook reads.
    (media) =>
      ({ matches: isWide, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  const change = jest.fn();
  render(
    <I18nProvider locale={locale}>
      <DatePicker label="Departure" value="2027-06-14" onChange={change} {...props} />
    </I18nProvider>,
  );
  return change;
}

const open = () => userEvent.click(screen.getByRole('button', { name: /^Departure/ }));
const isOffered = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true';

describe('DatePicker', () => {
  it('says the chosen day in words, or asks for one', () => {
    show();
    expect(screen.getByRole('button', { name: 'Departure: 14 Jun 2027' })).toBeTruthy();
    show({ value: null });
    expect(screen.getByRole('button', { name: 'Departure: Select a date' })).toBeTruthy();
    show({ value: 'soon' });
    expect(screen.getAllByRole('button', { name: 'Departure: Select a date' })).toHaveLength(2);
  });

  it('on a wide screen a press applies, and closes the calendar', async () => {
    const change = show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: /22 June/ }));
    expect(change).toHaveBeenCalledWith('2027-06-22');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['en-US', 'Su'],
    ['de-DE', 'Mo'],
    ['ru-RU', 'пн'],
    ['zh-CN', '周一'],
  ])('begins its weeks as readers of %s do', async (locale, first) => {
    show({}, true, locale);
    await userEvent.click(screen.getByRole('button', { name: /^Departure/ }));
    // the row of days is hidden from screen readers, which hear each day's own
    const [day] = screen.getAllByRole('columnheader', { hidden: true });
    expect(day?.textContent).toBe(first);
  });

  it('is worked by keyboard alone', async () => {
    const change = show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(change).toHaveBeenCalledWith('2027-06-22');
  });

  it('on a phone a sheet waits for its button, and can be closed', async () => {
    const change = show({}, false);
    await open();
    const sheet = within(screen.getByRole('dialog', { name: 'Departure' }));
    await userEvent.click(sheet.getByRole('button', { name: /22 June/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(change).not.toHaveBeenCalled();
    await open();
    const again = within(screen.getByRole('dialog', { name: 'Departure' }));
    await userEvent.click(again.getByRole('button', { name: /23 June/ }));
    await userEvent.click(again.getByRole('button', { name: 'Apply' }));
    expect(change.mock.calls).toEqual([['2027-06-23']]);
  });

  it('offers what the bounds and lists leave', async () => {
    show({ min: '2027-06-10', max: '2027-06-25', disabled: ['2027-06-16'] });
    await open();
    expect([/\b9 June/, /\b10 June/, /\b16 June/, /\b25 June/, /\b26 June/].map(isOffered)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('offers nothing but the allowed days, with their price', async () => {
    show({ allowed: ['2027-06-14', '2027-06-28'], noteFor: (date) => (date === '2027-06-28' ? '€890' : undefined) });
    await open();
    expect([/\b15 June/, /\b28 June/].map(isOffered)).toEqual([false, true]);
    expect(screen.getByRole('button', { name: /28 June.*, €890$/ }).textContent).toBe('28');
  });

  it('offers no day before today', async () => {
    show({ value: null, min: 'today' });
    await open();
    const today = new Date();
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
    expect(isOffered(new RegExp(`Today, .*\\b${day.format(today)}`))).toBe(true);
    const first = screen.getAllByRole('button', { name: /^\w+day, 1 / })[0];
    if (today.getDate() > 1) expect(first?.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows two months of six weeks where there is room', async () => {
    show({ months: 2 });
    await open();
    const grids = screen.getAllByRole('grid');
    expect(grids.map((grid) => within(grid).getAllByRole('row').length)).toEqual([6, 6]);
  });

  it('says what is wrong', () => {
    show({ error: 'Required field' });
    expect(screen.getByRole('button', { description: 'Required field' })).toBeTruthy();
  });

  it.each([
    ['a wide screen', true],
    ['a phone', false],
  ])('a birthday on %s is three choices away: year, month, day', async (_screen, isWide) => {
    const change = show({ value: null, max: '2027-06-20', hasYears: true }, isWide);
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '1961');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'month' }), 'March');
    await userEvent.click(screen.getByRole('button', { name: /\b14 March 1961/ }));
    if (!isWide) await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(change.mock.calls).toEqual([['1961-03-14']]);
  });

  it('offers no year after the last day', async () => {
    show({ value: null, max: '2027-06-20', hasYears: true });
    await open();
    const years = within(screen.getByRole('combobox', { name: 'year' })).getAllByRole('option');
    expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(['1907', '2027']);
  });
});
