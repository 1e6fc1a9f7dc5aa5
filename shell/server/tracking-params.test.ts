import { describe, expect, it } from '@jest/globals';
import { withoutTracking, withTracking } from './tracking-params.ts';

describe('what tells where a visitor came from', () => {
  it.each([
    ['/tours', '/tours', ''],
    ['/tours?utm_source=mail', '/tours', 'utm_source=mail'],
    ['/tours?days=1-6&gclid=a%20b&people=2#list', '/tours?days=1-6&people=2#list', 'gclid=a%20b'],
    ['/?fbclid&yclid=1', '/', 'fbclid&yclid=1'],
    ['/tours?a=%zz&&b+=1', '/tours?a=%zz&&b+=1', ''],
    ['/tours?my_utm_source=1&autm_x=2&clid=3', '/tours?my_utm_source=1&autm_x=2&clid=3', ''],
    ['/tours?next=/a?utm_source=1', '/tours?next=/a?utm_source=1', ''],
  ])('%s is the page %s', (asked, address, tracking) => {
    expect(withoutTracking(asked)).toEqual({ address, tracking });
  });

  it.each([
    ['/lake-5', '', '/lake-5'],
    ['/lake-5', 'utm_source=mail', '/lake-5?utm_source=mail'],
    ['/lake-5?a=1#top', 'gclid=1', '/lake-5?a=1&gclid=1#top'],
    ['https://bank.example/pay', 'gclid=1', 'https://bank.example/pay'],
    ['//bank.example/pay', 'gclid=1', '//bank.example/pay'],
  ])('who is sent to %s with "%s" goes to %s', (location, tracking, sent) => {
    expect(withTracking(location, tracking)).toBe(sent);
  });
});
