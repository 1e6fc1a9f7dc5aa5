import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MediaViewer } from './media-viewer.tsx';

const ITEMS = [
  { src: '/media/a/{size}.jpg', alt: 'A pass' },
  { src: '/media/b/{size}.jpg', alt: 'A lake' },
  { src: '/media/c/{size}.jpg', alt: 'A film', videoUrl: 'https://vimeo.com/1' },
];

function Gallery({ from = 0 }: { from?: number }) {
  const [index, setIndex] = useState<number | null>(from);
  return <MediaViewer items={ITEMS} index={index} onChange={setIndex} />;
}

const counter = () => screen.getByText(/^\d+ \/ 3$/).textContent;

/** jsdom has no pointer events of its own: a mouse event with the fields a pointer has. */
function pointer(target: Element, type: string, x: number, y: number, pointerId = 1) {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  act(() => {
    fireEvent(target, Object.assign(event, { pointerId, pointerType: 'touch' }));
  });
}

function swipe(dx: number, dy: number) {
  const image = screen.getByRole('img', { name: 'A pass' });
  pointer(image, 'pointerdown', 300, 300);
  pointer(image, 'pointermove', 300 + dx, 300 + dy);
  pointer(image, 'pointerup', 300 + dx, 300 + dy);
}

describe('MediaViewer', () => {
  it('moves by arrows, Home and End, and wraps around', async () => {
    render(<Gallery />);
    expect(counter()).toBe('1 / 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(counter()).toBe('3 / 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(counter()).toBe('1 / 3');
    await userEvent.keyboard('{End}');
    expect(counter()).toBe('3 / 3');
    await userEvent.keyboard('{Home}');
    expect(counter()).toBe('1 / 3');
  });

  it.each([
    ['has come', (image: Element) => fireEvent.load(image)],
    ['cannot be had', (image: Element) => fireEvent.error(image)],
  ])('shows the thumbnail, large and soft, until the picture %s', (_title, happens) => {
    const { baseElement } = render(<Gallery />);
    const previews = () => [...baseElement.querySelectorAll('.preview')];
    expect(previews().map((image) => [image.getAttribute('sizes'), image.getAttribute('alt')])).toEqual([['84px', '']]);
    happens(screen.getByRole('img', { name: 'A pass' }));
    expect(previews()).toEqual([]);
  });

  it('closes with Escape and with the cross', async () => {
    const { unmount } = render(<Gallery />);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    render(<Gallery />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a swipe of more than 100 px changes the picture, a short one does not', () => {
    render(<Gallery />);
    swipe(-90, 0);
    expect(counter()).toBe('1 / 3');
    swipe(-120, 10);
    expect(counter()).toBe('2 / 3');
  });

  it('a vertical swipe closes', () => {
    render(<Gallery />);
    swipe(10, 120);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to a picture by its thumbnail', async () => {
    render(<Gallery />);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2' }));
    expect(screen.getByRole('img', { name: 'A lake' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Picture 2', current: true })).toBeTruthy();
  });

  it('asks nothing of a video host before somebody presses play', async () => {
    const { baseElement } = render(<Gallery from={2} />);
    expect(baseElement.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play video: A film' }));
    expect(screen.getByTitle('A film').getAttribute('src')).toBe('https://player.vimeo.com/video/1?dnt=1&autoplay=1');
  });

  it('a swipe may begin on the still of a video', () => {
    render(<Gallery from={2} />);
    const still = screen.getByRole('button', { name: 'Play video: A film' });
    pointer(still, 'pointerdown', 300, 300);
    pointer(still, 'pointermove', 450, 300);
    pointer(still, 'pointerup', 450, 300);
    expect(counter()).toBe('2 / 3');
  });

  it('plays a file of our own in place', async () => {
    const film = [{ src: '/media/c/{size}.jpg', alt: 'A pass', videoUrl: '/media/film.mp4' }];
    const { baseElement } = render(<MediaViewer items={film} index={0} onChange={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Play video: A pass' }));
    expect(baseElement.querySelector('video')?.getAttribute('src')).toBe('/media/film.mp4');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('two taps within 300 ms zoom in, and out again', () => {
    render(<Gallery />);
    const image = screen.getByRole('img', { name: 'A pass' });
    const tap = () => {
      pointer(image, 'pointerdown', 300, 300);
      pointer(image, 'pointerup', 300, 300);
    };
    tap();
    tap();
    expect(image.style.scale).toBe('2.5');
    tap();
    tap();
    expect(image.style.scale).toBe('1');
  });

  it('two fingers pinch; a swipe then moves the picture and does not leave it', () => {
    render(<Gallery />);
    const image = screen.getByRole('img', { name: 'A pass' });
    pointer(image, 'pointerdown', 100, 100, 1);
    pointer(image, 'pointerdown', 200, 100, 2);
    pointer(image, 'pointermove', 300, 100, 2);
    expect(image.style.scale).toBe('2');
    pointer(image, 'pointerup', 300, 100, 2);
    pointer(image, 'pointerup', 100, 100, 1);
    swipe(-200, 0);
    expect(counter()).toBe('1 / 3');
  });

  it('tells assistive technology where it is, and comes from the side it went to', async () => {
    render(<Gallery />);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3: A lake');
    const slide = screen.getByRole('img', { name: 'A lake' }).closest('[data-from]');
    expect(slide?.getAttribute('data-from')).toBe('next');
  });
});
