import { describe, expect, it } from '@jest/globals';
import { comparedOf, compareHref } from './compare-address.ts';

const read = (path: string, query = '') => comparedOf(path, new URLSearchParams(query));

describe('the address of a comparison', () => {
  it.each([
    ['12-34', [12, 34]],
    ['34-12-34', [34, 12]],
    ['1-2-3-4-5', [1, 2, 3, 4]],
    ['12-x-0-34', [12, 34]],
    ['12', [12]],
    ['', []],
    ['9999999999-3', [3]],
  ])('%s names the tours %j', (path, ids) => {
    expect(read(path).ids).toEqual(ids);
  });

  it.each([
    ['people=3', 3],
    ['people=0', 2],
    ['people=x', 2],
    ['people=99', 2],
    ['', 2],
  ])('%s is a party of %d', (query, people) => {
    expect(read('1-2', query).people).toBe(people);
  });

  it.each([
    ['dateFrom=2027-07-03&dateTo=2027-07-18', { from: '2027-07-03', to: '2027-07-18' }],
    ['dateFrom=2027-07-18&dateTo=2027-07-03', null],
    ['dateFrom=2027-07-03', null],
    ['dateFrom=2027-13-99&dateTo=2027-14-01', null],
  ])('%s leaves free %j', (query, free) => {
    expect(read('1-2', query).free).toEqual(free);
  });

  it.each([
    '/compare/12-34?votes=0b9f1c5e-6c1d-4b8e-9a53-3d1b1a5f0a11',
    '/compare/12-34',
    '/compare/12-34?people=3&dateFrom=2027-07-03&dateTo=2027-07-18',
  ])('%s is written as it was read', (href) => {
    const { pathname, searchParams } = new URL(href, 'https://cairn.test');
    expect(compareHref(comparedOf(pathname.replace('/compare/', ''), searchParams))).toBe(href);
  });
});
