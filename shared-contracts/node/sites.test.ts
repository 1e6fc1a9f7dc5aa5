import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readSites } from './sites.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-sites-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** writes deploy/sites below the root; a string is written as it stands */
function write(files: Record<string, unknown>): string {
  const dir = join(root, 'deploy', 'sites');
  mkdirSync(dir, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(dir, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return dir;
}
const TWO = {
  'excursions.json': { name: 'Days', hosts: ['days.example'] },
  'international.json': { name: 'Cairn', hosts: ['cairn.example'] },
};

describe('which variant answers', () => {
  it.each([
    ['its host', { host: 'days.example' }, 'excursions'],
    ['its host with a port, however it is written', { host: 'Days.Example:8443' }, 'excursions'],
    ['a host that nobody lists', { host: '10.0.0.7:3000' }, 'international'],
    ['no host', {}, 'international'],
    ['its name, whatever the host', { key: 'excursions', host: 'cairn.example' }, 'excursions'],
    ['an unknown name', { key: '../etc/passwd', host: 'days.example' }, 'excursions'],
  ])('by %s', (_title, by, expected) => {
    write(TWO);
    expect(readSites({ near: [root] }).choose(by).key).toBe(expected);
  });

  it('SITE wins over host and name', () => {
    write(TWO);
    const sites = readSites({ near: [root], forced: 'excursions' });
    expect(sites.choose({ host: 'cairn.example', key: 'international' }).config.name).toBe('Days');
  });

  it('without an international one the first is for unknown hosts', () => {
    write({ 'b.json': {}, 'a.json': {} });
    expect(readSites({ near: [root] }).choose({ host: 'x' }).key).toBe('a');
  });
});

describe('where the files are', () => {
  it('is deploy/sites, in a folder above the one that is started from', () => {
    write(TWO);
    const deep = join(root, 'shell', 'dist', 'server');
    mkdirSync(deep, { recursive: true });
    expect(readSites({ near: [deep] }).all.map(({ key }) => key)).toEqual(['excursions', 'international']);
  });

  it('or where SITES_DIR says', () => {
    const dir = join(root, 'mine');
    mkdirSync(dir);
    writeFileSync(join(dir, 'one.json'), '{}');
    expect(readSites({ dir, near: [] }).all.map(({ key }) => key)).toEqual(['one']);
  });

  it('and the files of the repository are good', () => {
    const [excursions, international] = readSites({ near: [import.meta.dirname] }).all;
    expect(international?.config).toMatchObject({
      excursionsEnabled: false,
      currencies: ['EUR', 'USD', 'RUB', 'BYN', 'KZT', 'CNY'],
    });
    expect(excursions?.config).toMatchObject({ excursionsEnabled: true });
    // specification §9, in its order
    expect(excursions?.config.currencies.join(', ')).toBe(
      'USD, EUR, AED, CAD, AUD, SGD, NZD, GBP, SHF, TRY, CNY, JPY, KRW, INR',
    );
  });
});

describe('a configuration that makes no sense is one line that names the file and the field', () => {
  it.each([
    ['a wrong value', { currencies: ['EUR', 'XYZ'] }, /bad\.json: currencies\[1\]: .*"EUR"/],
    [
      'a wrong type deep inside',
      { tour: { shouldShowWeatherWidget: 'yes' } },
      /bad\.json: tour\.shouldShowWeatherWidget: .*boolean/,
    ],
    [
      'a field that does not exist',
      { tour: { weather: true } },
      /bad\.json: tour\.weather is no field of the configuration$/,
    ],
    ['a rule of our own', { crmLoginLink: 'x' }, /bad\.json: crmLoginLink: must be an address like/],
    ['no object', '[]', /bad\.json: the file: /],
    ['no JSON', '{\n"name":\n}', /bad\.json cannot be read: /],
  ])('%s', (_title, content, line) => {
    write({ 'bad.json': content });
    let message = '';
    try {
      readSites({ near: [root] });
    } catch (error) {
      message = String(error instanceof Error ? error.message : error);
    }
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  });

  it('two variants cannot have one host', () => {
    write({ 'a.json': { hosts: ['x.example'] }, 'b.json': { hosts: ['x.example'] } });
    expect(() => readSites({ near: [root] })).toThrow('b.json: hosts: x.example belongs to a.json already');
  });

  it('SITE must be there', () => {
    write(TWO);
    expect(() => readSites({ near: [root], forced: 'lunar' })).toThrow(
      'SITE must be one of excursions, international, but is "lunar"',
    );
  });

  it('so must the folder, and a file in it', () => {
    expect(() => readSites({ near: [root] })).toThrow('SITES_DIR is not set and there is no');
    expect(() => readSites({ dir: join(root, 'no'), near: [] })).toThrow('SITES_DIR must be a folder');
    write({});
    expect(() => readSites({ near: [root] })).toThrow('holds no site');
  });
});
