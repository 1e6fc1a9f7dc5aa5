import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readEnv } from './env.ts';
import { shellSites, shellSitesOrExit } from './site.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cairn-sites-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

/** the sites of a shell whose folder holds these configurations */
function sitesOf(files: Record<string, object>, env: NodeJS.ProcessEnv = {}) {
  for (const [name, config] of Object.entries(files)) writeFileSync(join(dir, `${name}.json`), JSON.stringify(config));
  return shellSites(readEnv({ PUBLIC_URL: 'https://cairn.test', SITES_DIR: dir, ...env }), []);
}
const siteOf = (config: object, env: NodeJS.ProcessEnv = {}) =>
  sitesOf({ international: config }, env).of('cairn.test');

describe('a flag of the configuration switches what it names', () => {
  it.each([
    [true, ['en-US', 'de-DE', 'zh-CN', 'ru-RU']],
    [false, ['en-US', 'de-DE', 'zh-CN']],
  ])('russianIsAvailable %s: visitors choose of %j', (russianIsAvailable, locales) => {
    expect(siteOf({ russianIsAvailable }).locales.map(({ iso }) => iso)).toEqual(locales);
  });

  it.each([
    [true, 'telegram'],
    [false, 'facebook'],
  ])('russianIsAvailable %s: the first messenger is %s', (russianIsAvailable, first) => {
    const messengers = ['whatsapp', 'facebook', 'telegram'].map((source) => ({ source, url: 'https://chat.example' }));
    expect(siteOf({ russianIsAvailable, messengers }).site.messengers[0]?.source).toBe(first);
  });

  it.each([true, false])('qrPayment and arrival %s reach the routes', (isOn) => {
    expect(siteOf({ qrPayment: isOn, arrival: !isOn }).flags).toMatchObject({ qrPayment: isOn, arrival: !isOn });
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('DEMO %s: the ways into the demo are %s', (DEMO, isDemo) => {
    expect(siteOf({}, { DEMO }).flags).toMatchObject({ devOutbox: isDemo, devKit: isDemo });
  });

  it('pictures and videos of other origins are known, for the policy', () => {
    const video = { mobile: '/media/m.mp4', color: '#1f3d36', poster: 'https://pictures.test/p.jpg' };
    const landingVideos = ['https://videos.test/a.mp4', 'https://videos.test/b.mp4'].map((desktop) => ({
      ...video,
      desktop,
    }));
    expect(siteOf({ landingVideos }).mediaHosts).toEqual(['https://videos.test', 'https://pictures.test']);
    expect(siteOf({}).mediaHosts).toEqual([]);
  });

  it('currencies and name are the variant’s', () => {
    expect(siteOf({ name: 'Days', currencies: ['JPY', 'SHF'], defaultCurrency: 'JPY' })).toMatchObject({
      name: 'Days',
      currencies: ['JPY', 'SHF'],
      defaultCurrency: 'JPY',
    });
  });
});

describe('one shell, several sites', () => {
  const TWO = { international: {}, excursions: { hosts: ['days.test'] } };

  it.each([
    ['days.test', 'excursions', 'https://days.test'],
    ['Days.test:8443', 'excursions', 'https://days.test'],
    ['cairn.test', 'international', 'https://cairn.test'],
    // a made-up Host must not stand in canonical addresses
    ['evil.test', 'international', 'https://cairn.test'],
  ])('%s is %s at %s', (host, key, origin) => {
    expect(sitesOf(TWO).of(host)).toMatchObject({ key, origin });
  });

  it('SITE makes it one', () => {
    expect(sitesOf(TWO, { SITE: 'excursions' }).of('cairn.test')).toMatchObject({
      key: 'excursions',
      origin: 'https://cairn.test',
    });
  });

  it('a bad file is one clear line and exit code 1', () => {
    writeFileSync(join(dir, 'bad.json'), '{"cashback":{"percent":"a lot"}}');
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    expect(() => shellSitesOrExit(readEnv({ SITES_DIR: dir }), [])).toThrow('exit');
    expect(said.mock.calls.flat()).toEqual([expect.stringMatching(/^shell: .*bad\.json: cashback\.percent: .+\n$/)]);
    expect(exit).toHaveBeenCalledWith(1);
  });
});
