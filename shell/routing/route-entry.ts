import type { Release } from '@cairn/shared-contracts/remote/release';

/** An address as a release declares it: a pattern of path-to-regexp 6, as the specification writes them. */
export type Address = NonNullable<Release['routes'][string]['addresses']>[number];
export type Access = NonNullable<Address['access']>;

/** One row of the table: which page answers an address, and who may see it. */
export interface RouteEntry {
  /** the page's name in the layout and in analytics */
  id: string;
  /** '{bookingBase}' stands for the segment that the site chose for its booking pages */
  pattern: string;
  /** 'mf-tour/tour', or a page of the shell itself */
  target: string;
  access: Access;
  /** parameters that the pattern's literal part stands for */
  fixed?: Readonly<Record<string, string>>;
  /** nobody has released it yet: an honest page with status 501 */
  coming?: true;
  /** it has no parameters, and the sitemap lists it */
  sitemap?: boolean;
}

/** first match wins */
export type RouteTable = readonly RouteEntry[];
