import { RouteError, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { aTour } from '../testing/sample-tour.ts';
import route from './tour.route.tsx';

type Request = Parameters<NonNullable<typeof route.loader>>[0];

/** a loader's request whose api answers `answer` */
function open(answer: unknown): Promise<unknown> {
  const request: Request = {
    params: { slug: 'terskey-alatau-traverse-42' },
    url: new URL('http://cairn.test/terskey-alatau-traverse-42?utm_source=mail'),
    locale: 'en-US',
    currency: 'EUR',
    isServer: true,
    signal: new AbortController().signal,
    // the loader has one call: whatever it asks for, this is the answer
    load: async <T,>() => answer as T,
  };
  return Promise.resolve(route.loader?.(request));
}

describe('the address of a tour', () => {
  it('opens the tour', async () => {
    expect(await open({ tour: aTour })).toEqual({ slug: 'terskey-alatau-traverse-42' });
  });

  it.each(['/terskey-traverse-42', 'terskey-traverse-42'])(
    'leads for good to where the tour lives now (%s)',
    async (redirect) => {
      const thrown = await open({ redirect }).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(RouteRedirect);
      expect(thrown).toMatchObject({ to: '/terskey-traverse-42?utm_source=mail', status: 301 });
    },
  );

  it('is not found when there is no such tour', async () => {
    const thrown = await open({}).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(RouteError);
    expect(thrown).toMatchObject({ status: 404 });
  });
});
