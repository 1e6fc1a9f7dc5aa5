import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkSettings } from './check-settings.ts';
import { demoVariables } from './demo-variables.ts';

const settled = (env: Record<string, string>) =>
  checkSettings(
    ['api/check-settings.ts', 'shell/server/check-settings.ts'].map((script) => ({
      script,
      env: { ...demoVariables(env), ...env },
    })),
  ).then(
    () => 'they can start',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('before anything is built', () => {
  it.each<[Record<string, string>, string | RegExp]>([
    [{}, 'they can start'],
    [{ DEMO_TOURS: '-5' }, 'DEMO_TOURS must be a whole number between 0 and 200000, but is "-5"'],
    [{ SITE: 'nope' }, /^[^\n]*nope[^\n]*$/],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, but is "loud"'],
    [{ PAGE_CACHE_MB: 'much' }, /^shell: bad environment: PAGE_CACHE_MB=much[^\n]*$/],
    [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, /^the database of DATABASE_URL cannot be used: [^\n]+$/],
  ])('%j is told in a line', async (env, line) => {
    expect(await settled(env)).toMatch(line);
  });

  it.each<[object, RegExp]>([
    [{ defaultCurency: 'USD' }, /^\S+mine\.json: defaultCurency is no field of the configuration$/],
    [
      { tour: { shouldShowWeatherWigdet: true } },
      /^\S+mine\.json: tour\.shouldShowWeatherWigdet is no field of the configuration$/,
    ],
    [{ defaultCurrency: 'USD' }, /^they can start$/],
  ])('a site that is configured with %j is told in a line that names the file and the field', async (site, line) => {
    const sites = mkdtempSync(join(tmpdir(), 'sites-'));
    writeFileSync(join(sites, 'mine.json'), JSON.stringify(site));
    const said = await settled({ SITES_DIR: sites });
    rmSync(sites, { recursive: true });
    expect(said).toMatch(line);
  });
});
