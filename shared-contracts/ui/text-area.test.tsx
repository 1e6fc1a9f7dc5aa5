import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  it('takes several lines and shows what is wrong with them', async () => {
    const change = jest.fn();
    render(<TextArea label="Your question" onChange={change} error="Required field" />);
    const area = screen.getByRole('textbox', { name: 'Your question', description: 'Required field' });
    await userEvent.type(area, 'a{Enter}b');
    expect(change).toHaveBeenLastCalledWith('a\nb');
  });

  it('loses nothing of what is pasted, and says that it is too long', async () => {
    function Question() {
      const [text, setText] = useState('');
      return <TextArea label="Your question" value={text} onChange={setText} maxLength={5} />;
    }
    render(<Question />);
    const area = screen.getByLabelText('Your question');
    await userEvent.click(area);
    await userEvent.paste('1234567');
    expect(area).toHaveProperty('value', '1234567');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(area, '{Backspace}{Backspace}');
    expect(area.getAttribute('aria-invalid')).toBeNull();
  });
});
