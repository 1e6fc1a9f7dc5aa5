import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, LinkChip } from './chip.tsx';

describe('Chip', () => {
  it('turns a filter on', async () => {
    const change = jest.fn();
    render(<Chip onChange={change}>Under 7 days</Chip>);
    const chip = screen.getByRole('button', { name: 'Under 7 days', pressed: false });
    await userEvent.click(chip);
    expect(change).toHaveBeenCalledWith(true);
  });
});

describe('LinkChip', () => {
  it('marks the page the reader is on', () => {
    render(
      <LinkChip href="/settings#profile" isCurrent>
        Profile
      </LinkChip>,
    );
    expect(screen.getByRole('link', { name: 'Profile', current: 'page' })).toBeTruthy();
  });
});
