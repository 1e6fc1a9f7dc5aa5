import type { Contacts } from '@cairn/shared-contracts/api/site.schema';

export type Office = NonNullable<Contacts['office']>;

/** a map that asks for no account and knows the way on foot: https://wiki.openstreetmap.org/wiki/Browsing */
export const directionsTo = ({ latitude, longitude }: Office): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
