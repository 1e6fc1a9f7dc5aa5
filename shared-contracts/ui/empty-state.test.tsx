import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('says what will be here and offers a way on', () => {
    render(
      <EmptyState
        title="No favourites yet"
        level={3}
        action={
          <LinkButton variant="soft" href="/tours">
            Browse tours
          </LinkButton>
        }
      >
        Tap the heart on any tour.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No favourites yet', level: 3 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse tours' })).toBeTruthy();
  });
});
