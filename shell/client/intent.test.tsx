import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onNavigationIntent, onPress } from './intent.ts';

const page = (
  <>
    <button type="button">Share</button>
    <a href="/tours">
      <span>Tours</span>
    </a>
  </>
);

it('a pointer over a link counts once, over anything else not at all', async () => {
  const user = userEvent.setup();
  render(page);
  let times = 0;
  onNavigationIntent(document, () => {
    times++;
  });
  await user.hover(screen.getByRole('button'));
  expect(times).toBe(0);
  await user.hover(screen.getByText('Tours'));
  await user.hover(screen.getByRole('button'));
  await user.hover(screen.getByText('Tours'));
  expect(times).toBe(1);
});

it('the keyboard on its way to a link counts', async () => {
  const user = userEvent.setup();
  render(page);
  let times = 0;
  onNavigationIntent(document, () => {
    times++;
  });
  await user.tab();
  expect(times).toBe(0);
  await user.tab();
  expect(times).toBe(1);
});

it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['a press', (user) => user.click(screen.getByRole('button'))],
  ['a key', (user) => user.keyboard('{Tab}')],
])('%s counts once, a pointer that passes not at all', async (_what, press) => {
  const user = userEvent.setup();
  render(page);
  let times = 0;
  onPress(document, () => {
    times++;
  });
  await user.hover(screen.getByRole('button'));
  expect(times).toBe(0);
  await press(user);
  await press(user);
  expect(times).toBe(1);
});
