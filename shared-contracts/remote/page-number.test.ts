import { describe, expect, it } from '@jest/globals';
import { pageNumber } from './page-number.ts';

const read = (search: string) => pageNumber(new URL(`https://cairn.test/de/blog${search}`), '/blog');

describe('the page of a list that an address asks for', () => {
  it.each([
    ['', 1],
    ['?page=2', 2],
    ['?q=tent&page=100000', 100_000],
  ])('"%s" is %i', (search, page) => {
    expect(read(search)).toBe(page);
  });

  it.each([
    ['?page=1', '/blog'],
    ['?page=0', '/blog'],
    ['?page=-2', '/blog'],
    ['?page=', '/blog'],
    ['?page=two', '/blog'],
    ['?page=2.5', '/blog'],
    ['?page=1e9', '/blog'],
    ['?page=%2B2', '/blog'],
    ['?page=02', '/blog?page=2'],
    ['?page=2&page=3', '/blog?page=2'],
    ['?q=a%26b&page=01&sort=name', '/blog?q=a%26b&sort=name'],
  ])('another spelling, "%s", leads to %s for good', (search, to) => {
    expect(() => read(search)).toThrow(expect.objectContaining({ name: 'RouteRedirect', to, status: 301 }));
  });

  it.each(['?page=100001', `?page=${'9'.repeat(30)}`])('"%s" is not found', (search) => {
    expect(() => read(search)).toThrow(expect.objectContaining({ name: 'RouteError', status: 404 }));
  });
});
