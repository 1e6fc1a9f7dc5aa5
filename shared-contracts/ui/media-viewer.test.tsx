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
function pointer(target: Element, type: string, x: number, y: number) {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  act(() => {
    fireEvent(target, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
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

  it('plays a video in its own player', () => {
    render(<Gallery from={2} />);
    expect(screen.getByTitle('A film').getAttribute('src')).toBe('https://player.vimeo.com/video/1');
  });
});
