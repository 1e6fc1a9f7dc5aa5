import { emitterOf, onRemoteEvent, useRemoteEvent } from './events.ts';

const emit = emitterOf<'mf-catalog'>();

export const right = () => {
  emit('mf-catalog/guest-favourites-changed', { tourIds: [7] });
  emitterOf<'mf-account'>()('mf-account/guest-favourites-taken');
  onRemoteEvent('mf-catalog/guest-favourites-changed', ({ tourIds }) => tourIds.length);
  useRemoteEvent('mf-account/guest-favourites-taken', () => undefined);
};

export const wrong = () => {
  // error: TS2345 '"mf-catalog/guest-favorites-changed"' is not assignable
  emit('mf-catalog/guest-favorites-changed', { tourIds: [7] });
  // error: TS2345 '"mf-account/guest-favourites-taken"' is not assignable
  emit('mf-account/guest-favourites-taken', { tourIds: [7] });
  // error: TS2554 Expected 2 arguments
  emit('mf-catalog/guest-favourites-changed');
  // error: TS2561 'tours' does not exist
  emit('mf-catalog/guest-favourites-changed', { tours: [7] });
  // error: TS2322 Type 'string' is not assignable to type 'number'
  emit('mf-catalog/guest-favourites-changed', { tourIds: ['7'] });
  // error: TS2554 Expected 1 arguments
  emitterOf<'mf-account'>()('mf-account/guest-favourites-taken', { tourIds: [7] });
  // error: TS2345 is not assignable to parameter of type
  onRemoteEvent('mf-catalog/guest-favourites', () => undefined);
  // error: TS2339 Property 'ids' does not exist
  onRemoteEvent('mf-catalog/guest-favourites-changed', ({ ids }) => ids);
  // error: TS2345 is not assignable to parameter of type
  useRemoteEvent('mf-tour/none', () => undefined);
};
