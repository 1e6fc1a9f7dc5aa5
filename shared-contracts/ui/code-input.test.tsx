import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeInput } from './code-input.tsx';

function field() {
  const input = screen.getByRole('textbox', { name: 'Code' });
  if (!(input instanceof HTMLInputElement)) throw new Error('the code is typed into an input');
  return input;
}

describe('CodeInput', () => {
  it('reports the code once the fifth digit is in, and takes digits only', async () => {
    const complete = jest.fn();
    render(<CodeInput label="Code" onComplete={complete} />);
    await userEvent.type(field(), '1a2 34');
    expect(complete).not.toHaveBeenCalled();
    await userEvent.type(field(), '5');
    expect(complete.mock.calls).toEqual([['12345']]);
  });

  it.each([
    ['12345', '12345'],
    [' 12345 ', '12345'],
    ['1234', ''],
    ['123456', ''],
    ['12-345', ''],
  ])('pasting %p leaves %p', async (pasted, value) => {
    render(<CodeInput label="Code" onComplete={() => undefined} />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field().value).toBe(value);
  });

  it('empties itself, keeps the focus and says what is wrong, every time a code is refused', async () => {
    const { rerender } = render(<CodeInput label="Code" onComplete={() => undefined} />);
    await userEvent.type(field(), '12345');
    rerender(<CodeInput label="Code" onComplete={() => undefined} error="Wrong code" attempt={1} />);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('alert').textContent).toBe('Wrong code');
    await userEvent.type(field(), '54321');
    rerender(<CodeInput label="Code" onComplete={() => undefined} error="Wrong code" attempt={2} />);
    expect(field().value).toBe('');
  });

  it('lets the phone offer the code of the message', () => {
    render(<CodeInput label="Code" onComplete={() => undefined} />);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });
});
