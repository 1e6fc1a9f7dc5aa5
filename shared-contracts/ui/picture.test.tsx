import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const SRC = '/media/k1/{size}.jpg';

describe('Picture', () => {
  it('offers every width in AVIF, WebP and JPEG', () => {
    const { container } = render(<Picture src={SRC} alt="Illustration: a pass" ratio="4/3" sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcset).toBe(
      '/media/k1/400.avif 400w, /media/k1/760.avif 760w, /media/k1/1200.avif 1200w, /media/k1/2200.avif 2200w',
    );
    const image = screen.getByRole('img', { name: 'Illustration: a pass' });
    expect(image.getAttribute('srcset')).toContain('/media/k1/2200.jpg 2200w');
    expect(image.getAttribute('src')).toBe('/media/k1/760.jpg');
    expect(image.getAttribute('sizes')).toBe('50vw');
  });

  it('offers a box of fixed size in two densities, by the width of the window', () => {
    const { container } = render(
      <Picture
        src={SRC}
        alt=""
        densities={[{ media: '(min-width: 992px)', sizes: ['185x122', '370x244'] }, { sizes: ['150x95', '300x190'] }]}
      />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(min-width: 992px)'],
      ['image/webp', '(min-width: 992px)'],
      ['', '(min-width: 992px)'],
      ['image/avif', ''],
      ['image/webp', ''],
      ['', ''],
    ]);
    expect(sources[0]?.srcset).toBe('/media/k1/185x122.avif 1x, /media/k1/370x244.avif 2x');
    expect(sources[5]?.srcset).toBe('/media/k1/150x95.jpg 1x, /media/k1/300x190.jpg 2x');
  });

  it('waits for its turn, unless it is on the first screen', () => {
    const { rerender } = render(<Picture src={SRC} alt="a" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    rerender(<Picture src={SRC} alt="a" priority />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });

  it('that leads the page is asked for ahead, in the format and width that the sources would give', () => {
    const { container } = render(<Picture src={SRC} alt="" leads sizes="50vw" />);
    const ahead = document.head.querySelector<HTMLLinkElement>('link[rel="preload"]');
    const [source] = container.querySelectorAll('source');
    expect(ahead?.type).toBe('image/avif');
    expect([ahead?.getAttribute('imagesrcset'), ahead?.getAttribute('imagesizes')]).toEqual([
      source?.srcset,
      source?.sizes,
    ]);
    expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  });

  it('shows another picture in narrow windows, which is the only one asked for ahead there', () => {
    const tall = '/media/k2/{size}.jpg';
    const { container } = render(
      <Picture src="/media/k3/{size}.jpg" alt="" leads narrow={{ src: tall, below: 768 }} />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(max-width: 767.98px)'],
      ['image/webp', '(max-width: 767.98px)'],
      ['', '(max-width: 767.98px)'],
      ['image/avif', ''],
      ['image/webp', ''],
    ]);
    const ahead = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
      .map((link) => [link.getAttribute('imagesrcset')?.slice(0, 9), link.media])
      .filter(([src]) => src === '/media/k2' || src === '/media/k3');
    expect(ahead).toEqual([
      ['/media/k3', '(min-width: 768px)'],
      ['/media/k2', '(max-width: 767.98px)'],
    ]);
  });

  it('is never left hidden, whether it loads or fails', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    render(
      <>
        <Picture src={SRC} alt="loads" />
        <Picture src={SRC} alt="fails" />
      </>,
    );
    const loads = screen.getByRole('img', { name: 'loads' });
    const fails = screen.getByRole('img', { name: 'fails' });
    expect(loads.dataset.loading).toBe('');
    fireEvent.load(loads);
    fireEvent.error(fails);
    expect(loads.dataset.loading).toBeUndefined();
    expect(fails.dataset.loading).toBeUndefined();
  });

  it('stays the colour it was when it is decoration that cannot be had', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    render(<Picture src={SRC} alt="" />);
    const fails = screen.getByRole('presentation');
    fireEvent.error(fails);
    expect(fails.dataset.loading).toBe('');
  });

  it('shows an address without sizes as it is', () => {
    const { container } = render(<Picture src="/art/empty.svg" alt="" />);
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/empty.svg');
  });
});
