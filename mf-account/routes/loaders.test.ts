import type { RouteModule, RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import login from './login.route.tsx';
import register from './register.route.tsx';

/** of a site that sends codes by SMS */
const TOKENS = { main_auth_method: 'phone', code_senders: ['sms', 'email'] };

/** a visit by `user`, null for a guest */
const visit = (route: Pick<RouteModule, 'loader'>, user: object | null, search: string) => {
  const answers: (object | null)[] = [user, TOKENS];
  const request: RouteRequest = {
    params: {},
    url: new URL(`http://cairn.test/login${search}`),
    signal: AbortSignal.abort(),
    locale: 'en-US',
    currency: 'EUR',
    isServer: true,
    // the profile, and the site's tokens: the query does not tell which it is, the order does
    load: async <T>() => answers.shift() as T,
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
    await expect(visit(route, null, search)).resolves.toMatchObject({ next });
  });

  it('sends on whoever is logged in already', async () => {
    await expect(visit(route, { id: 3 }, '?next=/chat/5')).rejects.toMatchObject({ to: '/chat/5', status: 302 });
    await expect(visit(route, { id: 3 }, '?next=https://evil.example')).rejects.toMatchObject({ to: '/' });
  });
});

it('the page login knows what the site asks for first, and what it can send a code by', async () => {
  await expect(visit(login, null, '')).resolves.toMatchObject({ options: { main: 'phone', channels: ['sms'] } });
});
