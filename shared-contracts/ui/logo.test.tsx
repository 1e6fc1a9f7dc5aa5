import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Logo } from './logo.tsx';

describe('Logo', () => {
  it('leads home', () => {
    render(<Logo href="/" />);
    expect(screen.getByRole('link', { name: 'Cairn, home' }).getAttribute('href')).toBe('/');
  });

  it('is no link without an address', () => {
    render(<Logo />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Cairn')).toBeTruthy();
  });
});
