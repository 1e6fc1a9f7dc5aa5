import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { writeCookie } from './write-cookie.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a cookie that a script writes', () => {
  it('is of the whole site, lax, and lives as long as it is told', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    writeCookie('favourites', '1,2', 60);
    expect(write.mock.calls).toEqual([['favourites=1,2; Path=/; Max-Age=60; SameSite=Lax']]);
  });

  it('is there until it is taken away', () => {
    writeCookie('subscriber_id', 'a%20b', 60);
    expect(document.cookie).toContain('subscriber_id=a%20b');
    writeCookie('subscriber_id', '', 0);
    expect(document.cookie).not.toContain('subscriber_id');
  });
});
