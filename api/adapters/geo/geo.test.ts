import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createGeo } from './geo.ts';

describe('the country of an address', () => {
  const geo = createGeo({ isOn: true });

  it.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['212.42.96.1', 'KG'],
    ['2a01:4f8::1', 'DE'],
    ['127.0.0.1', null],
    ['10.1.2.3', null],
    ['192.168.0.1', null],
    ['172.31.255.255', null],
    ['172.32.0.1', 'US'],
    ['203.0.113.9', null],
    ['fd00::1', null],
    ['::1', null],
    ['fe80::1', null],
    ['', null],
    ['999.1.1.1', null],
    ['8.8.8.8, 1.1.1.1', null],
    ['localhost', null],
  ])('%s is in %s', (ip, country) => {
    expect(geo.countryOf(ip)).toBe(country);
  });

  it('turned off it knows nothing', () => {
    expect(createGeo({ isOn: false }).countryOf('8.8.8.8')).toBeNull();
  });

  it.each([['/nowhere/geo.mmdb'], [fileURLToPath(import.meta.url)]])('%s is no database: one clear line', (file) => {
    expect(() => createGeo({ isOn: true, file })).toThrow(
      new RegExp(`^GEO_DB must be a database of countries \\(\\.mmdb\\), but ${file} is not: .+$`),
    );
  });
});
