import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TileGallery } from './tile-gallery.tsx';

const ITEMS = Array.from({ length: 8 }, (_, index) => ({
  src: `/media/k${index}/{size}.jpg`,
  alt: `View ${index + 1}`,
}));

describe('TileGallery', () => {
  it('opens the picture that was pressed', async () => {
    const open = jest.fn();
    render(<TileGallery label="Pictures" items={ITEMS} onOpen={open} />);
    await userEvent.click(screen.getByRole('button', { name: 'View 3, 3 of 8' }));
    expect(open).toHaveBeenCalledWith(2);
  });

  it('shows six at most; the button to all stands on the last', () => {
    render(<TileGallery label="Pictures" items={ITEMS} onOpen={() => undefined} />);
    const tiles = screen.getAllByRole('listitem');
    expect(tiles).toHaveLength(6);
    expect(tiles[5]?.contains(screen.getByRole('button', { name: 'View all 8' }))).toBe(true);
  });

  it('has tiles 4 px apart on a desk, 8 px on a phone', () => {
    render(<TileGallery label="Pictures" items={ITEMS} onOpen={() => undefined} />);
    const { style } = screen.getByRole('region', { name: 'Pictures' });
    expect([style.getPropertyValue('--gap-wide'), style.getPropertyValue('--gap')]).toEqual(['4px', '8px']);
  });

  it('opens all of them from the first', async () => {
    const open = jest.fn();
    render(<TileGallery label="Pictures" items={ITEMS} onOpen={open} />);
    await userEvent.click(screen.getByRole('button', { name: 'View all 8' }));
    expect(open).toHaveBeenCalledWith(0);
  });

  it('draws a wide tile from a wide picture, a small one from one of its own size', () => {
    const sizesOf = (total: number) => {
      const { container, unmount } = render(
        <TileGallery label="Pictures" items={ITEMS.slice(0, total)} onOpen={() => undefined} />,
      );
      const images = [...container.querySelectorAll('picture')].map((picture) =>
        [...picture.querySelectorAll('source, img')].map((one) => one.getAttribute('sizes') ?? '').join(),
      );
      unmount();
      return images.map((sizes) =>
        sizes.includes('100vw')
          ? 'whole'
          : sizes.includes('50vw')
            ? 'half'
            : sizes.includes('40vw')
              ? 'strip'
              : 'small',
      );
    };
    expect(sizesOf(1)).toEqual(['whole']);
    expect(sizesOf(3)).toEqual(['half', 'half', 'half']);
    expect(sizesOf(5)).toEqual(['half', 'small', 'small', 'small', 'small']);
    expect(sizesOf(8)).toEqual(['half', 'strip', 'small', 'small', 'small', 'small']);
  });

  it('counts only where there is more than one', () => {
    const { container, rerender } = render(
      <TileGallery label="P" items={ITEMS.slice(0, 1)} onOpen={() => undefined} />,
    );
    expect(container.textContent).not.toContain('1 / 1');
    rerender(<TileGallery label="P" items={ITEMS.slice(0, 2)} onOpen={() => undefined} />);
    expect(container.textContent).toContain('1 / 2');
  });

  it('shows one picture twice where an organizer does', () => {
    const twice = [...ITEMS.slice(0, 2), ...ITEMS.slice(0, 2)];
    render(<TileGallery label="Pictures" items={twice} onOpen={() => undefined} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('is not there without pictures', () => {
    const { container } = render(<TileGallery label="Pictures" items={[]} onOpen={() => undefined} />);
    expect(container.childElementCount).toBe(0);
  });
});
