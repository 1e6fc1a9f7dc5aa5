import { expect, it } from '@jest/globals';
import { emitterOf, onRemoteEvent } from './events.ts';

it('nothing is said or heard on the server', () => {
  const stop = onRemoteEvent('mf-account/guest-favourites-taken', () => {
    throw new Error('heard');
  });
  emitterOf<'mf-account'>()('mf-account/guest-favourites-taken');
  expect(stop()).toBeUndefined();
});
