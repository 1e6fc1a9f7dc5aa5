import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandToCopy } from './command-to-copy.tsx';

const COMMAND = 'npm run cairn -- experiment promote dates b';

/** jsdom has no clipboard */
function clipboard(writeText: (text: string) => Promise<void>) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<CommandToCopy label="Promote B" text={COMMAND} />);
  return user;
}
afterEach(() => getSelection()?.removeAllRanges());

it('is copied as it is written, and the page says so', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>(async () => undefined);
  const user = clipboard(writeText);
  await user.click(screen.getByRole('button', { name: 'Copy: Promote B' }));
  expect(writeText.mock.calls).toEqual([[COMMAND]]);
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('is selected where the browser refuses its clipboard', async () => {
  const user = clipboard(() => Promise.reject(new Error('NotAllowedError')));
  await user.click(screen.getByRole('button', { name: 'Copy: Promote B' }));
  expect(screen.getByRole('status').textContent).toBe('The browser does not let us copy: the command is selected.');
  expect(String(getSelection())).toBe(COMMAND);
});
