import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';

const hrefFor = (page: number) => (page === 1 ? '/tours' : `/tours?page=${page}`);

describe('Pagination', () => {
  it('leads to the pages around and marks the one shown', () => {
    render(<Pagination page={5} total={9} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/tours?page=4');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/tours?page=6');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/tours');
  });

  it('has no way back from the first page and none on from the last', () => {
    const { rerender } = render(<Pagination page={1} total={9} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    rerender(<Pagination page={9} total={9} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('says which items of the list are shown', () => {
    render(<Pagination page={9} total={9} hrefFor={hrefFor} items={{ perPage: 12, total: 102 }} />);
    expect(screen.getByText('97–102 of 102')).toBeTruthy();
  });

  it('is not there for a single page', () => {
    render(<Pagination page={1} total={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
