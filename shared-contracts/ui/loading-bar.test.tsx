import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LoadingBar } from './loading-bar.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('LoadingBar', () => {
  it('shows nothing for a fast answer', () => {
    const { rerender } = render(<LoadingBar isLoading />);
    pass(149);
    rerender(<LoadingBar isLoading={false} />);
    pass(1000);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows after 150 ms, finishes and goes', () => {
    const { rerender } = render(<LoadingBar isLoading />);
    pass(150);
    expect(screen.getByRole('progressbar', { name: 'Loading...' })).toBeTruthy();
    rerender(<LoadingBar isLoading={false} />);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    pass(240);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
