import { describe, expect, it } from '@jest/globals';
import { safeNext, withNext } from './safe-next.ts';

describe('where to go after logging in', () => {
  it.each([
    ['/chat/12', '/chat/12'],
    ['/tours?page=2&difficulty=1#list', '/tours?page=2&difficulty=1#list'],
    ['/booking/../settings', '/settings'],
    ['/de/favorites', '/de/favorites'],
  ])('keeps the path %s of the site', (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'chat',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'http://inside.invalid/chat',
    '/login',
    '/login?next=/login',
    '/register/',
  ])('goes home instead of %j', (next) => {
    expect(safeNext(next)).toBe('/');
  });

  it('hands the target on to the other page', () => {
    expect(withNext('/register', '/chat?x=1')).toBe('/register?next=%2Fchat%3Fx%3D1');
    expect(withNext('/register', '/')).toBe('/register');
  });
});
