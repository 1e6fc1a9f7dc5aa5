import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tools } from './tools.tsx';

const KARAKOL = { longitude: 78.39, latitude: 42.49 };
const nothing = () => undefined;

/** The browser's own geolocation, which answers when the test does. */
const ask = jest.fn<Geolocation['getCurrentPosition']>();
const answer = () => ask.mock.calls.at(-1) ?? [];
const find = (accuracy: number) =>
  act(() => answer()[0]?.({ coords: { ...KARAKOL, accuracy } } as GeolocationPosition));
const fail = (code: number) => act(() => answer()[1]?.({ code } as GeolocationPositionError));

const open = (onLocated?: jest.Mock) =>
  render(<Tools boxRef={{ current: null }} onZoom={nothing} onFit={nothing} onLocated={onLocated} />);
const button = () => screen.getByRole('button', { name: 'Show where I am' });

beforeEach(() => {
  ask.mockClear();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('where the reader is', () => {
  it('is asked by a press only, once until there is an answer', async () => {
    open(jest.fn());
    expect([ask.mock.calls.length, screen.getByRole('status').textContent]).toEqual([0, '']);
    await userEvent.click(button());
    expect(screen.getByRole('status').textContent).toBe('Looking for your position...');
    await userEvent.keyboard('{Enter}');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    [3, '10 m'],
    [41, '50 m'],
    [1240, '1.3 km'],
  ])('is told to the map and in words: %i m reads "%s"', async (accuracy, distance) => {
    const located = jest.fn();
    open(located);
    await userEvent.click(button());
    find(accuracy);
    expect(located).toHaveBeenCalledWith({ lng: 78.39, lat: 42.49, accuracy });
    expect(screen.getByRole('status').textContent).toBe(`You are here, to within ${distance}.`);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it.each([
    ['is refused', 1, /^The browser keeps your position/],
    ['cannot be found', 2, /^Your position cannot be found/],
    ['is waited for too long', 3, /took too long/],
  ])('%s: that is said, can be closed, and asked again', async (_is, code, words) => {
    const located = jest.fn();
    open(located);
    await userEvent.click(button());
    fail(code);
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([screen.getByRole('status').textContent, document.activeElement]).toEqual(['', button()]);
    await userEvent.keyboard('{Enter}');
    find(20);
    expect(located).toHaveBeenCalledTimes(1);
  });

  it('is not told to a map that has gone', async () => {
    const located = jest.fn();
    const { unmount } = open(located);
    await userEvent.click(button());
    unmount();
    find(20);
    expect(located).not.toHaveBeenCalled();
  });

  it('is not asked for where the map does not show it, or the browser cannot tell', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Show where I am' })).toBeNull();
    Reflect.deleteProperty(navigator, 'geolocation');
    open(jest.fn());
    expect(screen.queryByRole('button', { name: 'Show where I am' })).toBeNull();
  });
});
