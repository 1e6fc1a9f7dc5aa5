import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

function show(props: Partial<PhoneInputProps> = {}) {
  const change = jest.fn();
  function Contact() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <I18nProvider locale="en-GB">
        <PhoneInput
          label="Phone"
          name="phone"
          defaultCountry="CZE"
          {...props}
          value={value}
          onChange={(next) => {
            change(next);
            setValue(next);
          }}
        />
        <button type="button">Next</button>
      </I18nProvider>
    );
  }
  render(<Contact />);
  return { change, number: screen.getByRole('textbox', { name: 'Phone' }) };
}

const country = () => screen.getByRole('button', { name: /^Country/ });
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

async function look(query: string) {
  await userEvent.click(country());
  const search = await screen.findByRole('combobox', { name: 'Search country or code' });
  await userEvent.click(search);
  await userEvent.paste(query);
  return within(screen.getByRole('dialog'));
}

describe('a number', () => {
  it('is typed as people write it, and handed over with its code', async () => {
    const { change, number } = show();
    await userEvent.type(number, '777 123 456');
    expect(change).toHaveBeenLastCalledWith('+420777123456');
    await leave();
    expect(screen.queryByText('Incorrect phone number')).toBeNull();
  });

  it('loses the trunk prefix that is no part of it', async () => {
    const { change, number } = show({ defaultCountry: 'DE' });
    await userEvent.type(number, '01512 3456789');
    expect(change).toHaveBeenLastCalledWith('+4915123456789');
  });

  it('takes no letters, and 18 characters at most', async () => {
    const { number } = show();
    await userEvent.type(number, 'call 7x7y7');
    expect(number).toHaveProperty('value', '777');
    await userEvent.clear(number);
    await userEvent.type(number, '12345678901234567890');
    expect(number).toHaveProperty('value', '123456789012345678');
  });

  it('that the country does not have is marked when it is left, and no more once it is right', async () => {
    const { number } = show();
    await userEvent.type(number, '777 123');
    expect(screen.queryByText('Incorrect phone number')).toBeNull();
    await leave();
    expect(await screen.findByRole('textbox', { description: 'Incorrect phone number' })).toBe(number);
    await userEvent.type(number, ' 456');
    expect(screen.queryByText('Incorrect phone number')).toBeNull();
  });

  it('that is wrong is marked when the press that left it has ended: the mark would push the button away', async () => {
    const { number } = show();
    await userEvent.type(number, '123');
    const next = screen.getByRole('button', { name: 'Next' });
    const hand = userEvent.setup();
    await hand.pointer({ keys: '[MouseLeft>]', target: next });
    expect(document.activeElement).toBe(next);
    expect(screen.queryByText('Incorrect phone number')).toBeNull();
    await hand.pointer({ keys: '[/MouseLeft]', target: next });
    expect(screen.getByText('Incorrect phone number')).toBeTruthy();
  });

  it('of Russia begins with 8 when somebody types +8', async () => {
    const { change, number } = show({ defaultCountry: 'RU' });
    await userEvent.type(number, '+89123456789');
    expect(number).toHaveProperty('value', '89123456789');
    expect(change).toHaveBeenLastCalledWith('+79123456789');
  });

  it('of another country offers to change the country', async () => {
    const { change, number } = show({ defaultCountry: 'US' });
    await userEvent.click(number);
    await userEvent.paste('+420 777 123 456');
    expect(await screen.findByText('This number belongs to Czechia.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.queryByText(/belongs to/)).toBeNull();
    expect(country().getAttribute('aria-label')).toBe('Country: Czechia, +420');
    expect(number).toHaveProperty('value', '777 123 456');
    expect(document.activeElement).toBe(number);
    expect(change).toHaveBeenLastCalledWith('+420777123456');
  });

  it('of another country has the room for that offer as soon as its code is typed, and nobody is told before it is a number', async () => {
    const { number } = show({ defaultCountry: 'US' });
    await userEvent.type(number, '+420 777');
    const room = screen.getByText('This number belongs to Czechia.').parentElement;
    expect(room?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await userEvent.type(number, ' 123 456');
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(screen.getAllByText('This number belongs to Czechia.')).toHaveLength(1);
  });

  it('of the form is shown behind its code', async () => {
    const { number } = show({ value: '+996700123456' });
    expect(number).toHaveProperty('value', '700123456');
    expect(country().getAttribute('aria-label')).toBe('Country: Kyrgyzstan, +996');
    await leave();
  });

  it('shows the message of the form', () => {
    show({ error: 'Please enter a valid phone number' });
    expect(screen.getByRole('textbox', { description: 'Please enter a valid phone number' })).toBeTruthy();
  });
});

describe('the country', () => {
  it.each([
    ['germ', 'Germany', '+49'],
    ['DEU', 'Germany', '+49'],
    ['+49', 'Germany', '+49'],
  ])('is found by %s', async (query, name, code) => {
    const { change, number } = show();
    await userEvent.type(number, '1512');
    const list = await look(query);
    await userEvent.click(list.getByRole('option', { name: new RegExp(name) }));
    expect(country().getAttribute('aria-label')).toBe(`Country: ${name}, ${code}`);
    expect(change).toHaveBeenLastCalledWith('+491512');
  });

  it('is chosen by keyboard alone', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('kyrg{ArrowDown}{Enter}');
    expect(country().getAttribute('aria-label')).toBe('Country: Kyrgyzstan, +996');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when it is chosen again', async () => {
    show();
    const list = await look('czech');
    await userEvent.click(list.getByRole('option', { name: /Czechia/ }));
    expect(country().getAttribute('aria-label')).toBe('Country: Czechia, +420');
  });

  it('that is not found may be found by its code', async () => {
    show();
    const list = await look('Atlantis');
    expect(list.getByText('Nothing found')).toBeTruthy();
    expect(list.getByText('Try searching by code')).toBeTruthy();
  });

  it('is not needed when the code is known', async () => {
    const { change, number } = show();
    await userEvent.type(number, '5551234');
    const list = await look('999');
    await userEvent.click(list.getByRole('button', { name: 'Use +999' }));
    expect(country().getAttribute('aria-label')).toBe('Country: +999');
    expect(change).toHaveBeenLastCalledWith('+9995551234');
  });
});
