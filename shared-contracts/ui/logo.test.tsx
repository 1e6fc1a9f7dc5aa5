import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderPage } from '../testing/render.tsx';
import { Logo } from './logo.tsx';

describe('Logo', () => {
  it('leads home', () => {
    render(<Logo href="/" />);
    expect(screen.getByRole('link', { name: 'Cairn, home' }).getAttribute('href')).toBe('/');
  });

  it('says the name of the site that it stands on', () => {
    renderPage(<Logo href="/" />, { site: { name: 'Cairn Days' } });
    expect(screen.getByRole('link', { name: 'Cairn Days, home' }).textContent).toBe('Cairn Days');
  });

  it('is no link without an address', () => {
    render(<Logo />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Cairn')).toBeTruthy();
  });
});
