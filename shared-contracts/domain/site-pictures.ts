/** Pictures of the app itself, whatever it offers. The api has their originals in assets/pictures. */
export const SITE_PICTURES = [
  'hero',
  'hero-tall',
  'ridge',
  'trail',
  'meadow',
  'nothing-found',
  'favourites',
  'forbidden',
  'not-found',
  'gone',
  'coming',
] as const;
export type SitePicture = (typeof SITE_PICTURES)[number];

/** first part of their keys */
export const SITE_PICTURE_PREFIX = 'site';

/** Its address, a template with {size} as all addresses of pictures are. */
export const sitePicture = (name: SitePicture): string => `/media/${SITE_PICTURE_PREFIX}/${name}/{size}.jpg`;
