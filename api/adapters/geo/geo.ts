import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import { isNowhere } from './nowhere.ts';

/** Where an address is, to the country. */
export interface Geo {
  /** ISO 3166-1 alpha-2; null for private, unknown and malformed addresses */
  countryOf(ip: string): string | null;
}

const require = createRequire(import.meta.url);

/** public domain (CC0), made from the registries' own records: no account, no licence to show */
const bundled = () => require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
const MAPPED = /^::ffff:(?=\d+\.)/i;

const NOWHERE: Geo = { countryOf: () => null };

function localGeo(file: string): Geo {
  const reader = new Reader(readFileSync(file));
  return {
    countryOf(address) {
      const ip = address.replace(MAPPED, '');
      if (isIP(ip) === 0 || isNowhere(ip)) return null;
      // the type knows MaxMind's own databases only; those of ip-location-db hold {country_code: 'US'}
      const found: unknown = reader.get(ip);
      return typeof found === 'object' && found !== null && 'country_code' in found ? String(found.country_code) : null;
    },
  };
}

/**
 * @param file a newer database in the same format (GEO_DB); without it the bundled one
 * @throws when the file is no such database
 */
export function createGeo({ isOn, file }: { isOn: boolean; file?: string | undefined }): Geo {
  if (!isOn) return NOWHERE;
  const database = file ?? bundled();
  try {
    return localGeo(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`GEO_DB must be a database of countries (.mmdb), but ${database} is not: ${reason}`);
  }
}
