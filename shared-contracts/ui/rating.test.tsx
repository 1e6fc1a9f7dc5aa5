import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Rating, RatingDistribution } from './rating.tsx';

describe('Rating', () => {
  it.each([
    [4.9, 128, 'Rating 4.9(128)'],
    [5, undefined, 'Rating 5.0'],
    [4.96, undefined, 'Rating 4.96'],
  ])('%p with %p reviews reads %p', (value, count, text) => {
    const { container } = render(<Rating value={value} {...(count === undefined ? {} : { count })} />);
    expect(container.textContent).toBe(text);
  });
});

describe('RatingDistribution', () => {
  it('lists the five levels by their words, best first', () => {
    render(<RatingDistribution counts={[0, 1, 3, 6, 118]} />);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Excellent118',
      'Good6',
      'Fair3',
      'Poor1',
      'Terrible0',
    ]);
  });

  it('stands without a single review', () => {
    render(<RatingDistribution counts={[0, 0, 0, 0, 0]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});
