import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollButton } from './scroll-button.tsx';

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollTo });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { scrollY: 0 });
  scrollTo.mockReset();
});

function scroll(y: number) {
  Object.assign(window, { scrollY: y });
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(300);
  });
}
const button = () => screen.queryByRole('button');
const press = () => {
  const found = button();
  if (found) fireEvent.click(found);
};

describe('ScrollButton', () => {
  it('appears after 150 px', () => {
    render(<ScrollButton />);
    expect(button()).toBeNull();
    scroll(150);
    expect(button()).toBeNull();
    scroll(151);
    expect(screen.getByRole('button', { name: 'Go to the top' })).toBeTruthy();
  });

  it('goes to the top, and back to where the reader was', () => {
    render(<ScrollButton />);
    scroll(900);
    press();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    scroll(0);
    expect(screen.getByRole('button', { name: 'Go back to where you were' })).toBeTruthy();
    press();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'smooth' });
  });

  it('is there for a reader who arrives in the middle of the page', () => {
    Object.assign(window, { scrollY: 700 });
    render(<ScrollButton />);
    expect(screen.getByRole('button', { name: 'Go to the top' })).toBeTruthy();
  });
});
