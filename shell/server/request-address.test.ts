import { describe, expect, it } from '@jest/globals';
import { pageAddress, readableUrl } from './request-address.ts';

describe('address of a request', () => {
  it.each([
    ['/walk-42?priceMax=900', '/walk-42?priceMax=900'],
    ['/%D0%B0?phrase=50%', '/%D0%B0?phrase=50%'],
    ['/%', '/%25'],
    ['/50%-off?a=%zz', '/50%25-off?a=%zz'],
    ['/%ff', '/%25ff'],
  ])('%s reads as %s', (url, readable) => {
    expect(readableUrl(url)).toBe(readable);
  });

  it.each([
    ['/walk-42?priceMax=900', 'https://cairn.test/walk-42?priceMax=900'],
    ['/', 'https://cairn.test/'],
    ['//', 'https://cairn.test//'],
    ['//evil.example/login', 'https://cairn.test//evil.example/login'],
    ['http://evil.example/login?next=/', 'https://cairn.test/login?next=/'],
    ['http://evil.example', 'https://cairn.test/'],
    ['http://evil.example?a=1', 'https://cairn.test/?a=1'],
  ])('%s is %s', (url, address) => {
    expect(pageAddress(url, 'https://cairn.test').href).toBe(address);
  });
});
