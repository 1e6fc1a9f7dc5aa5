import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SCROLL_SPY_THROTTLE_MS } from './constants.ts';
import { ScrollSpy } from './scroll-spy.tsx';

type Seen = { target: Element; isIntersecting: boolean };
let see: (seen: Seen[]) => void;
const real = globalThis.IntersectionObserver;

class Observer {
  constructor(callback: (seen: Seen[]) => void) {
    see = callback;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
  // The component uses these two methods and the callback only.
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

describe('ScrollSpy', () => {
  it('marks the section being read, also by one of its parts', () => {
    render(
      <>
        <ScrollSpy
          label="On this page"
          items={[
            { name: 'About', anchor: 'about' },
            { name: 'Program', anchor: 'program', subItems: [{ name: 'Day 1', anchor: 'day-1' }] },
          ]}
        />
        <section id="about">words</section>
        <section id="program">
          <div id="day-1">first day</div>
        </section>
      </>,
    );
    expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('#about');
    act(() => see([{ target: screen.getByText('first day'), isIntersecting: true }]));
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Program');
  });

  it('marks the first section again after a jump to the top of the page, half a second later at most', () => {
    jest.useFakeTimers();
    render(
      <>
        <ScrollSpy
          label="On this page"
          items={[
            { name: 'About', anchor: 'about' },
            { name: 'Reviews', anchor: 'reviews' },
          ]}
        />
        <section id="about">words</section>
        <section id="reviews">praise</section>
      </>,
    );
    const [words, praise] = [screen.getByText('words'), screen.getByText('praise')];
    const seen = (isIntersecting: boolean) => [
      { target: words, isIntersecting },
      { target: praise, isIntersecting },
    ];
    act(() => see(seen(true)));
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Reviews');
    act(() => see(seen(false)));
    act(() => jest.advanceTimersByTime(SCROLL_SPY_THROTTLE_MS));
    jest.useRealTimers();
    expect(screen.getByRole('link', { current: true }).textContent).toBe('About');
  });
});
