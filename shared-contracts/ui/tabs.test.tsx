import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

describe('Tabs', () => {
  it('shows one part at a time and moves by arrows', async () => {
    const change = jest.fn();
    render(
      <Tabs
        label="Organizer"
        onChange={change}
        items={[
          { id: 'tours', label: 'Tours', count: 8, content: 'Eight tours' },
          { id: 'reviews', label: 'Reviews', content: 'Words of tourists' },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel').textContent).toBe('Eight tours');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Words of tourists');
    expect(change).toHaveBeenLastCalledWith('reviews');
  });
});
