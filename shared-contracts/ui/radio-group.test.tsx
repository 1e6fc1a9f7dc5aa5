import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group.tsx';

describe('RadioGroup', () => {
  it('a tourist chooses how to pay', async () => {
    const change = jest.fn();
    render(
      <RadioGroup
        label="Payment method"
        options={[
          { id: 'card', label: 'Card' },
          { id: 'sbp', label: 'QR' },
        ]}
        value="card"
        onChange={change}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'QR' }));
    expect(change).toHaveBeenCalledWith('sbp');
  });
});
