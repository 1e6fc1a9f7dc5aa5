import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';

describe('Card', () => {
  it('is the element its place in the page asks for', () => {
    render(
      <Card as="section" aria-label="Booking" variant="raised">
        Words
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Booking' }).className).toBe('card raised');
  });
});
