import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConnectionCode } from './connection-code.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show(run = 0) {
  const onAgain = jest.fn();
  const code = (next: number) => (
    <ConnectionCode
      {...{ name: 'Telegram', code: 'K7QX2M4P', url: 'https://t.me/cairn?start=K7QX2M4P', lifetime: 600, onAgain }}
      run={next}
    />
  );
  const { rerender } = render(code(run));
  return { onAgain, again: () => rerender(code(run + 1)) };
}
const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
/** jsdom has no clipboard */
function clipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

describe('ConnectionCode', () => {
  it('says what to send, where, and for how long it is good', () => {
    show();
    expect(screen.getByRole('status', { name: 'Code' }).textContent).toBe('K7QX2M4P');
    const link = screen.getByRole('link', { name: 'Open Telegram' });
    expect(link.getAttribute('href')).toBe('https://t.me/cairn?start=K7QX2M4P');
    act(() => void jest.advanceTimersByTime(61_000));
    expect(screen.getByText('The code works for 8:59 minutes.')).toBeTruthy();
  });

  it('is copied, or says that the browser does not let it', async () => {
    show();
    clipboard(async () => undefined);
    copy();
    expect(await screen.findByText('The code is copied.')).toBeTruthy();
    clipboard(() => Promise.reject(new Error('NotAllowedError')));
    copy();
    expect(await screen.findByText(/mark the code and copy it/)).toBeTruthy();
  });

  it('that has run out gives way to another one, which has all its time again', () => {
    const { onAgain, again } = show();
    act(() => void jest.advanceTimersByTime(600_000));
    expect(screen.queryByRole('status', { name: 'Code' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Get another code' }));
    expect(onAgain).toHaveBeenCalledTimes(1);
    again();
    expect(screen.getByText('The code works for 10:00 minutes.')).toBeTruthy();
  });
});
