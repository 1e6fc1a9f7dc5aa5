import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoStrip } from './photo-strip.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `/media/k${index}/{size}.jpg`, alt: `View ${index + 1}` }));

describe('PhotoStrip', () => {
  it.each([
    [4, '+1 more photo'],
    [8, '+5 more photos'],
  ])('of %i pictures the third says %p', (count, text) => {
    render(<PhotoStrip items={items(count)} label="Photos" />);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: `View 3, 3 of ${count}, ${text}` })).toBeTruthy();
  });

  it('opens the gallery at the picture that was pressed', async () => {
    render(<PhotoStrip items={items(8)} label="Photos" />);
    await userEvent.click(screen.getByRole('button', { name: 'View 2, 2 of 8' }));
    expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeTruthy();
    expect(screen.getByText('2 / 8')).toBeTruthy();
  });

  it('says nothing of more when there are no more', () => {
    render(<PhotoStrip items={items(3)} label="Photos" />);
    expect(screen.queryByText(/more/)).toBeNull();
  });

  it('fetches no more of a picture than its box shows', () => {
    const { container } = render(<PhotoStrip items={items(1)} label="Photos" />);
    const sources = [...container.querySelectorAll('source')].map(({ srcset }) => srcset);
    expect(sources).toContain('/media/k0/185x122.avif 1x, /media/k0/370x244.avif 2x');
    expect(sources).toContain('/media/k0/150x95.jpg 1x, /media/k0/300x190.jpg 2x');
    expect(sources.join()).not.toContain('2200');
  });
});
