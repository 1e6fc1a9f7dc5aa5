import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Level } from './level.tsx';

describe('Level', () => {
  it.each([
    [1, 'Easy'],
    [2, 'Moderate'],
    [3, 'Challenging'],
    [4, 'Extreme'],
  ] as const)('%i is %s, with as many bars filled', (value, word) => {
    const { container } = render(<Level value={value} />);
    expect(container.textContent).toBe(word);
    expect(container.querySelectorAll('.bar')).toHaveLength(4);
    expect(container.querySelectorAll('.on')).toHaveLength(value);
  });

  it('speaks the reader’s language', () => {
    const { container } = render(<Level value={2} label="Средний" isCompact />);
    expect(container.textContent).toBe('Средний');
  });
});
