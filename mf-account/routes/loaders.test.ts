import type { RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import login from './login.route.tsx';
import register from './register.route.tsx';

/** a visit by `user`, null for a guest */
const visit = (route: typeof login, user: object | null, search: string) => {
  const request: RouteRequest = {
    params: {},
    url: new URL(`http://cairn.test/login${search}`),
    signal: AbortSignal.abort(),
    locale: 'en-US',
    currency: 'EUR',
    isServer: true,
    // the profile is all these pages ask for
    load: async <T>() => user as T,
  };
  return route.loader?.(request);
};

describe.each([
  ['login', login],
  ['register', register],
])('the page %s', (_name, route) => {
  it.each([
    ['', '/'],
    ['?next=/chat/5', '/chat/5'],
    ['?next=//evil.example', '/'],
  ])('opens for a guest who comes with "%s"', async (search, next) => {
    await expect(visit(route, null, search)).resolves.toEqual({ next });
  });

  it('sends on whoever is logged in already', async () => {
    await expect(visit(route, { id: 3 }, '?next=/chat/5')).rejects.toMatchObject({ to: '/chat/5', status: 302 });
    await expect(visit(route, { id: 3 }, '?next=https://evil.example')).rejects.toMatchObject({ to: '/' });
  });
});
