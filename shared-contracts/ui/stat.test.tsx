import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Stat } from './stat.tsx';

describe('Stat', () => {
  it('ties a number to what it counts', () => {
    render(
      <dl>
        <Stat value="1,240" label="tours" />
      </dl>,
    );
    expect(screen.getByRole('term').textContent).toBe('tours');
    expect(screen.getByRole('definition').textContent).toBe('1,240');
  });
});
