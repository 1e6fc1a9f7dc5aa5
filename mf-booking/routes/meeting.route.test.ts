import { RouteError } from '@cairn/shared-contracts/remote/platform';
import { expect, it } from '@jest/globals';
import meeting from './meeting.route.tsx';

const loaded = (failure: Error, key = 'k'.repeat(24)) =>
  meeting.loader?.({
    ...{ locale: 'en-US', currency: 'EUR', isServer: true, params: {}, signal: new AbortController().signal },
    url: new URL(`https://cairn.test/meeting-information?key=${key}`),
    load: () => Promise.reject(failure),
  });

it.each([
  ['the api’s own status, where it failed', new RouteError(503, 'internal', '', 'r-1', 500), 500],
  ['and where it asks to wait', new RouteError(503, 'captcha', '', 'r-1', 429), 429],
  ['404 for a key that opens nothing', new RouteError(404, 'meeting_not_found', '', 'r-1', 422), 404],
  ['503 where it gave no answer', new RouteError(503, 'offline'), 503],
])('a meeting that cannot be loaded shows %s', async (_title, failure, status) => {
  await expect(loaded(failure)).rejects.toMatchObject({ status, reference: failure.reference });
});
