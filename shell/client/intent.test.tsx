import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onNavigationIntent } from './intent.ts';

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
