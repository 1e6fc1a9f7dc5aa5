import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Link } from './link.tsx';

describe('Link', () => {
  it('is an anchor that may open a new tab', () => {
    render(
      <Link href="/privacy" target="_blank">
        Privacy Policy
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Privacy Policy' });
    expect(link.getAttribute('href')).toBe('/privacy');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});
