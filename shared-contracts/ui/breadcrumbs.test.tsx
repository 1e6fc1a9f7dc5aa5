import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  it('lead back up; the page itself is no link', () => {
    render(<Breadcrumbs items={[{ label: 'Kyrgyzstan', href: '/kyrgyzstan' }, { label: 'Ala-Kul trek' }]} />);
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Kyrgyzstan']);
    expect(screen.getByText('Ala-Kul trek').getAttribute('aria-current')).toBe('page');
  });
});
