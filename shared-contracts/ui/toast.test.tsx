import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TOAST_FADE_MS } from './constants.ts';
import { ToastRegion } from './toast.tsx';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

let queue: ToastQueue;
beforeEach(() => {
  jest.useFakeTimers();
  queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('ToastRegion', () => {
  it('announces a message politely, and after 7 seconds fades it out and takes it away', () => {
    act(() => void queue.add({ text: 'Saved to favourites' }));
    expect(screen.getByRole('status').textContent).toContain('Saved to favourites');
    pass(6999);
    expect(screen.getByRole('status').textContent).toContain('Saved to favourites');
    pass(1);
    expect(screen.getByText('Saved to favourites').closest('.leaving')).not.toBeNull();
    pass(TOAST_FADE_MS);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('waits while a person reads it', () => {
    act(() => void queue.add({ text: 'Saved to favourites' }));
    pass(5000);
    fireEvent.pointerEnter(screen.getByText('Saved to favourites'));
    pass(20_000);
    expect(screen.getByText('Saved to favourites')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByText('Saved to favourites'));
    pass(2000);
    pass(TOAST_FADE_MS);
    expect(screen.queryByText('Saved to favourites')).toBeNull();
  });

  it('shows the next one only when the first is gone', () => {
    act(() => {
      queue.add({ text: 'First' });
      queue.add({ text: 'Second' });
    });
    expect(screen.queryByText('Second')).toBeNull();
    pass(7000);
    pass(TOAST_FADE_MS);
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('undoes, once', () => {
    const undo = jest.fn();
    act(() => void queue.add({ text: 'Saved', action: { label: 'Undo', onAction: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    ['its own delay', 2000],
    ['a short one', 500],
  ])('goes after %s', (_title, closeDelay) => {
    act(() => void queue.add({ tone: 'warning', title: 'Two seats left', text: 'Be quick', closeDelay }));
    expect(screen.getByRole('status').textContent).toBe('Two seats leftBe quick');
    pass(closeDelay);
    pass(TOAST_FADE_MS);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('gives the focus back to where it was', () => {
    const field = document.body.appendChild(document.createElement('input'));
    act(() => void queue.add({ text: 'Saved', action: { label: 'Undo', onAction: () => undefined } }));
    act(() => field.focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('leaves an error until it is closed', () => {
    act(() => void queue.add({ text: 'No connection', tone: 'error' }));
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('No connection')).toBeNull();
  });
});
