import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Collapse } from './collapse.tsx';

describe('Collapse', () => {
  it('unfolds an answer; the answer is in the page from the start', async () => {
    render(<Collapse title="Can I pay later?">Yes, the balance.</Collapse>);
    const question = screen.getByRole('button', { name: 'Can I pay later?', expanded: false });
    expect(screen.getByText('Yes, the balance.')).toBeTruthy();
    await userEvent.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('heading', { level: 3, name: 'Can I pay later?' })).toBeTruthy();
  });
});
