import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('turns on by keyboard', async () => {
    const change = jest.fn();
    render(<Switch onChange={change}>Messages by email</Switch>);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenCalledWith(true);
    expect(screen.getByRole('switch', { name: 'Messages by email' })).toBeTruthy();
  });
});
