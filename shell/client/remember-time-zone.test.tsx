import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readCookie, TIME_ZONE_COOKIE } from '../layout/cookies.ts';
import { rememberTimeZone } from './remember-time-zone.ts';

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const remembered = () => readCookie(document.cookie, TIME_ZONE_COOKIE);

describe('the time zone of the browser', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.cookie = `${TIME_ZONE_COOKIE}=; max-age=0; path=/`;
  });

  it('is not asked for while the page starts', () => {
    const asked = jest.spyOn(Intl, 'DateTimeFormat');
    rememberTimeZone();
    jest.advanceTimersByTime(5_000);
    expect(asked).not.toHaveBeenCalled();
    expect(remembered()).toBeUndefined();
    jest.runAllTimers();
    expect(remembered()).toBe(zone);
  });

  it('is remembered of somebody who leaves at once', () => {
    rememberTimeZone();
    window.dispatchEvent(new Event('pagehide'));
    expect(remembered()).toBe(zone);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is asked for once', () => {
    const asked = jest.spyOn(Intl, 'DateTimeFormat');
    rememberTimeZone();
    jest.runAllTimers();
    window.dispatchEvent(new Event('pagehide'));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
