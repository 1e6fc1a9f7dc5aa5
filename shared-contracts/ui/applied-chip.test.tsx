import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppliedChips } from './applied-chip.tsx';

function Applied({ onClearAll }: { onClearAll?: () => void }) {
  const [items, setItems] = useState([
    { id: 'days', label: 'Under 7 days' },
    { id: 'tent', label: 'Tent' },
  ]);
  return (
    <AppliedChips
      label="Applied filters"
      items={items}
      onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      {...(onClearAll ? { onClearAll } : {})}
    />
  );
}

describe('AppliedChips', () => {
  it('Delete removes a filter and focus goes on to the next', async () => {
    render(<Applied />);
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(screen.queryByRole('row', { name: 'Under 7 days' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Tent' }));
  });

  it('the cross of the last chip removes it and leads on to "Clear all"', async () => {
    render(<Applied onClearAll={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tent' }));
    expect(screen.queryByRole('row', { name: 'Tent' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear all' }));
  });

  it('clears all at once', async () => {
    const clear = jest.fn();
    render(<Applied onClearAll={clear} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
