import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

function show(props: Partial<NumberInputProps> = {}, locale = 'en-GB') {
  const change = jest.fn();
  function Age() {
    const [value, setValue] = useState<number | null>(props.value ?? null);
    return (
      <NumberInput
        label="Age"
        min={1}
        max={17}
        {...props}
        value={value}
        onChange={(next) => {
          change(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <I18nProvider locale={locale}>
      <Age />
    </I18nProvider>,
  );
  return { change, input: screen.getByRole('textbox', { name: 'Age' }) };
}

describe('NumberInput', () => {
  it.each([
    ['12', 12],
    ['0', 1],
    ['99', 17],
  ])('typed %s is held between the bounds: %i', async (typed, value) => {
    const { change, input } = show();
    await userEvent.type(input, typed);
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith(value);
    expect(input).toHaveProperty('value', String(value));
    for (const [told] of change.mock.calls) expect(told === 1 || (Number(told) >= 1 && Number(told) <= 17)).toBe(true);
  });

  it('takes digits only, and may be emptied', async () => {
    const { change, input } = show({ value: 5 });
    await userEvent.clear(input);
    await userEvent.type(input, 'abc');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith(null);
    expect(input).toHaveProperty('value', '');
  });

  it('is stepped by arrows as far as the bounds', async () => {
    const { change, input } = show({ value: 16 });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(change).toHaveBeenLastCalledWith(17);
    await userEvent.keyboard('{Home}');
    expect(change).toHaveBeenLastCalledWith(1);
  });

  it('has buttons that stop at the bounds', async () => {
    const { change } = show({ value: 16, hasButtons: true });
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    expect(change).toHaveBeenLastCalledWith(17);
    expect(screen.getByRole('button', { name: /Increase/ })).toHaveProperty('disabled', true);
  });

  it('writes numbers as the reader does', () => {
    const { input } = show({ value: 12500, max: 100_000 }, 'de-DE');
    expect(input).toHaveProperty('value', '12.500');
  });

  it('says what is wrong', () => {
    show({ error: 'Required field' });
    expect(screen.getByRole('textbox', { description: 'Required field' })).toBeTruthy();
  });
});
