import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('a tourist ticks a facet by its words', async () => {
    const change = jest.fn();
    render(
      <Checkbox onChange={change} count={24}>
        Tent
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('Tent'));
    expect(change).toHaveBeenCalledWith(true);
    expect(screen.getByText('24')).toBeTruthy();
  });

  it('a facet with nothing behind it stays visible and cannot be ticked', async () => {
    const change = jest.fn();
    render(
      <Checkbox onChange={change} count={0} isDisabled>
        Hotel
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('Hotel'));
    expect(change).not.toHaveBeenCalled();
  });
});
