import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Counter } from './counter.tsx';

function Tourists({ from }: { from: number }) {
  const [value, setValue] = useState(from);
  return <Counter label="Tourists" value={value} onChange={setValue} min={1} max={3} />;
}

describe('Counter', () => {
  it('a tourist brings friends, as many as there are seats', async () => {
    render(<Tourists from={1} />);
    const more = screen.getByRole('button', { name: 'Increase' });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(more);
    expect(screen.getByRole('status').textContent).toBe('3');
    expect(more.hasAttribute('disabled')).toBe(true);
  });

  it('never goes below the least', () => {
    render(<Tourists from={0} />);
    expect(screen.getByRole('status').textContent).toBe('1');
    expect(screen.getByRole('button', { name: 'Decrease' }).hasAttribute('disabled')).toBe(true);
  });

  it('is a group with a name', () => {
    render(<Tourists from={2} />);
    expect(screen.getByRole('group', { name: 'Tourists' })).toBeTruthy();
  });
});
