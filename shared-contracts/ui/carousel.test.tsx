import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const ITEMS = Array.from({ length: 7 }, (_, index) => ({
  src: `/media/k${index}/{size}.jpg`,
  alt: `View ${index + 1}`,
}));

describe('Carousel', () => {
  it('loads pictures 2 to 5 once somebody shows interest', async () => {
    const { container } = render(<Carousel items={ITEMS} label="Pictures of Ala-Kul" />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(container.querySelectorAll('img')).toHaveLength(5);
    expect(screen.getByRole('img', { name: 'View 2' })).toBeTruthy();
  });

  it('takes 300 ms for a slide', async () => {
    jest.useFakeTimers();
    const { container } = render(<Carousel items={ITEMS} label="Pictures of Ala-Kul" />);
    const track = container.querySelector<HTMLElement>('[tabindex="-1"]');
    Object.defineProperty(track, 'clientWidth', { value: 400 });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    jest.advanceTimersByTime(150);
    expect(track?.scrollLeft).toBeGreaterThan(100);
    expect(track?.scrollLeft).toBeLessThan(400);
    jest.advanceTimersByTime(170);
    expect(track?.scrollLeft).toBe(400);
    jest.useRealTimers();
  });

  it('goes round from the first to the last', async () => {
    render(<Carousel items={ITEMS} label="Pictures of Ala-Kul" />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('img', { name: 'View 5' })).toBeTruthy();
  });

  it('leads where its card leads, without another stop for the keyboard', async () => {
    render(<Carousel items={ITEMS} label="Pictures of Ala-Kul" href="/tours/ala-kul-7" />);
    expect(screen.getByRole('link', { name: 'View 1' }).getAttribute('href')).toBe('/tours/ala-kul-7');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous' }));
  });

  it('has no arrows for a single picture', () => {
    render(<Carousel items={ITEMS.slice(0, 1)} label="Pictures of Ala-Kul" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
