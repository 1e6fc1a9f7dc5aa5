import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LoadingBar } from './loading-bar.tsx';
import { estimatedProgress } from './loading-progress.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('LoadingBar', () => {
  it('shows nothing for a fast answer', () => {
    const { rerender } = render(<LoadingBar isLoading />);
    pass(199);
    rerender(<LoadingBar isLoading={false} />);
    pass(2000);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows after 200 ms, stays full for 500 ms, fades in 400 ms', () => {
    const { rerender } = render(<LoadingBar isLoading />);
    pass(200);
    const bar = screen.getByRole('progressbar', { name: 'Loading...' });
    expect(bar.style.getPropertyValue('--height')).toBe('3px');
    rerender(<LoadingBar isLoading={false} />);
    pass(499);
    expect(bar.className).not.toContain('fading');
    pass(1);
    expect(bar.className).toContain('fading');
    pass(399);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    pass(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('stands when the next page is asked for before it has gone', () => {
    const { rerender } = render(<LoadingBar isLoading />);
    pass(200);
    rerender(<LoadingBar isLoading={false} />);
    pass(100);
    const full = screen.getByRole('progressbar').firstElementChild;
    rerender(<LoadingBar isLoading />);
    pass(3000);
    // from nothing, not from its end
    expect(screen.getByRole('progressbar').firstElementChild).not.toBe(full);
    expect(screen.getByRole('progressbar').className).not.toContain('fading');
  });

  it('fills while it waits', () => {
    render(<LoadingBar isLoading />);
    pass(200);
    const fill = screen.getByRole('progressbar').firstElementChild;
    pass(500);
    // jsdom knows no `scale`: the property is set as written
    expect(fill instanceof HTMLElement && Number.parseFloat(fill.style.scale)).toBeGreaterThan(0.2);
  });
});

describe('how full the bar is', () => {
  it.each([
    [0, 0],
    [2000, 0.7],
    [60_000, 0.99],
  ])('after %i ms', (elapsed, progress) => {
    expect(estimatedProgress(elapsed, 2000)).toBeCloseTo(progress, 1);
    expect(estimatedProgress(elapsed, 2000)).toBeLessThan(1);
  });
});
