import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RatingInput } from './rating-input.tsx';

describe('RatingInput', () => {
  it('a tourist rates a tour with a word', async () => {
    const change = jest.fn();
    render(<RatingInput label="How was it?" value={null} onChange={change} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    expect(change).toHaveBeenCalledWith(4);
  });
});
