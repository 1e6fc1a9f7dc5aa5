import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { emitterOf, onRemoteEvent, useRemoteEvent } from './events.ts';

const CHANGED = 'mf-catalog/guest-favourites-changed';
const emit = emitterOf<'mf-catalog'>();
const testsRemote = globalThis as typeof globalThis & { __REMOTE__: string };
const own = testsRemote.__REMOTE__;

const stops: (() => void)[] = [];
afterEach(() => {
  testsRemote.__REMOTE__ = own;
  for (const stop of stops.splice(0)) stop();
});

describe('an event of a remote', () => {
  it('is heard with what it carries by everybody who is on the page, and not after that', () => {
    function Count({ step }: { step: number }) {
      const [count, setCount] = useState(0);
      useRemoteEvent(CHANGED, ({ tourIds }) => setCount(tourIds.length * step));
      return <output>{count}</output>;
    }
    const heard: (readonly number[])[] = [];
    const stop = onRemoteEvent(CHANGED, ({ tourIds }) => heard.push(tourIds));
    const { rerender, unmount } = render(<Count step={1} />);
    act(() => emit(CHANGED, { tourIds: [7, 12] }));
    expect(screen.getByRole('status').textContent).toBe('2');
    // the handler of the last render
    rerender(<Count step={10} />);
    act(() => emit(CHANGED, { tourIds: [7] }));
    expect(screen.getByRole('status').textContent).toBe('10');
    unmount();
    stop();
    emit(CHANGED, { tourIds: [] });
    expect(heard).toEqual([[7, 12], [7]]);
  });

  it('is heard by the others when one of them throws, and that one is reported', () => {
    const reported: unknown[] = [];
    const report = (event: ErrorEvent) => {
      event.preventDefault();
      reported.push(event.error);
    };
    window.addEventListener('error', report);
    stops.push(() => window.removeEventListener('error', report));
    const fault = new Error('of one listener');
    const other = jest.fn();
    stops.push(
      onRemoteEvent(CHANGED, () => {
        throw fault;
      }),
      onRemoteEvent(CHANGED, other),
    );
    expect(() => emit(CHANGED, { tourIds: [7] })).not.toThrow();
    expect(other).toHaveBeenCalledWith({ tourIds: [7] });
    expect(reported).toEqual([fault]);
  });

  it('is said by its own remote alone', () => {
    const heard = jest.fn();
    stops.push(onRemoteEvent(CHANGED, heard));
    testsRemote.__REMOTE__ = 'mf-cat';
    expect(() => emit(CHANGED, { tourIds: [7] })).toThrow('mf-cat cannot say mf-catalog/guest-favourites-changed');
    expect(heard).not.toHaveBeenCalled();
    testsRemote.__REMOTE__ = 'mf-catalog';
    emit(CHANGED, { tourIds: [7] });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
