import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useOnDemand } from './use-on-demand.ts';

describe('code that comes when it is wanted', () => {
  it('is loaded once', async () => {
    const load = jest.fn(async () => ({ default: 'viewer' }));
    const { result } = renderHook(() => useOnDemand(load, () => {}));
    expect(result.current.Part).toBeNull();
    await act(async () => result.current.want());
    await act(async () => result.current.want());
    expect(result.current.Part).toBe('viewer');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after it did not arrive', async () => {
    const onFailure = jest.fn();
    const load = jest.fn(async () => ({ default: 'viewer' })).mockRejectedValueOnce(new Error('offline'));
    const { result } = renderHook(() => useOnDemand(load, onFailure));
    await act(async () => result.current.want());
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(result.current.Part).toBeNull();
    await act(async () => result.current.want());
    expect(result.current.Part).toBe('viewer');
  });
});
