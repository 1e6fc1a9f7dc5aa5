import { RouteError, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { aTour } from '../../../testing/sample-tour.ts';
import { openTour } from './tour-address.ts';

const slug = 'terskey-alatau-traverse-42';
const url = new URL(`http://cairn.test/${slug}?utm_source=mail`);
const open = (answer: unknown, isRedirectAllowed?: boolean) =>
  // one call: whatever it asks for, this is the answer
  openTour(async <T>() => answer as T, {
    slug,
    url,
    ...(isRedirectAllowed === undefined ? {} : { isRedirectAllowed }),
  }).catch((error: unknown) => error);

describe('the address of a tour', () => {
  it('opens the tour', async () => {
    expect(await open({ tour: aTour })).toBe(aTour);
  });

  it.each(['/terskey-traverse-42', 'terskey-traverse-42'])(
    'leads for good to where it lives now: %s',
    async (redirect) => {
      const thrown = await open({ redirect });
      expect(thrown).toBeInstanceOf(RouteRedirect);
      expect(thrown).toMatchObject({ to: '/terskey-traverse-42?utm_source=mail', status: 301 });
    },
  );

  it.each([
    ['to itself', `/${slug}`],
    ['to another site', '//evil.example/x-1'],
    ['to another site, the long way', 'https://evil.example/x-1'],
    ['to another site, by backslashes', '/\\evil.example'],
    ['to a script', 'javascript:alert(1)'],
  ])('never leads %s', async (_case, redirect) => {
    const thrown = await open({ redirect });
    expect(thrown).toBeInstanceOf(RouteError);
    expect(thrown).toMatchObject({ message: 'Illegal redirect' });
  });

  it('leads nowhere where redirects are not allowed', async () => {
    expect(await open({ redirect: '/terskey-traverse-42' }, false)).toMatchObject({
      status: 404,
      message: 'Illegal redirect',
    });
  });

  it('is not found when there is no such tour', async () => {
    expect(await open({})).toMatchObject({ status: 404, code: 'tour_not_found' });
  });
});
