import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HeartIcon, StarIcon } from './icons.tsx';

describe('icons', () => {
  it('are hidden from assistive technology unless they have a label', () => {
    const { rerender } = render(<HeartIcon />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<HeartIcon label="Saved" />);
    expect(screen.getByRole('img', { name: 'Saved' })).toBeTruthy();
  });

  it('the star is filled, the others are lines', () => {
    render(
      <>
        <StarIcon label="star" />
        <HeartIcon label="heart" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'star' }).getAttribute('fill')).toBe('currentColor');
    expect(screen.getByRole('img', { name: 'heart' }).getAttribute('fill')).toBe('none');
  });
});
