import type { GeoBox } from '@cairn/shared-contracts/domain/mercator';
import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useHand } from './use-hand.ts';

const GEORGIA = { west: 40, south: 41, east: 47, north: 44 };
const NORWAY = { west: 5, south: 58, east: 30, north: 71 };

const open = () =>
  renderHook(({ extent }: { extent: GeoBox | null }) => useHand(extent), {
    initialProps: { extent: GEORGIA as GeoBox | null },
  });

describe('a hand on the map', () => {
  it('is there from a touch on', () => {
    const { result } = open();
    expect(result.current.isOn()).toBe(false);
    result.current.props.onWheelCapture();
    expect(result.current.isOn()).toBe(true);
    result.current.letGo();
    expect(result.current.isOn()).toBe(false);
  });

  it('is off when the map goes to other tours by itself', () => {
    const { result, rerender } = open();
    result.current.props.onPointerDownCapture();
    rerender({ extent: NORWAY });
    expect(result.current.isOn()).toBe(false);
  });

  it('goes on turning the wheel while the page still draws what the first turn led to', () => {
    const { result, rerender } = open();
    result.current.props.onWheelCapture();
    result.current.letGo();
    result.current.props.onWheelCapture();
    rerender({ extent: null });
    expect(result.current.isOn()).toBe(true);
  });
});
