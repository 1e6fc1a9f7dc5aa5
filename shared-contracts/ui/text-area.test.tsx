import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  it('takes several lines and shows what is wrong with them', async () => {
    const change = jest.fn();
    render(<TextArea label="Your question" onChange={change} error="Required field" />);
    const area = screen.getByRole('textbox', { name: 'Your question', description: 'Required field' });
    await userEvent.type(area, 'a{Enter}b');
    expect(change).toHaveBeenLastCalledWith('a\nb');
  });
});
