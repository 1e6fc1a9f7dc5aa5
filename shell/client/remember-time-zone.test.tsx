import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readCookie, setCookie, TIME_ZONE_COOKIE } from '../layout/cookies.ts';
import { rememberTimeZone } from './remember-time-zone.ts';

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('the time zone of the browser', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    setCookie(TIME_ZONE_COOKIE, '', 0);
  });

  it.each([undefined, 'Asia/Tashkent'])('is what the next page is written in, where it was %s', (before) => {
    if (before) setCookie(TIME_ZONE_COOKIE, before, 60);
    rememberTimeZone();
    expect(readCookie(document.cookie, TIME_ZONE_COOKIE)).toBe(zone);
  });

  it('is not written again', () => {
    setCookie(TIME_ZONE_COOKIE, zone, 60);
    const written = jest.spyOn(document, 'cookie', 'set');
    rememberTimeZone();
    expect(written).not.toHaveBeenCalled();
  });
});
