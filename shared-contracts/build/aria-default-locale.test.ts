import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { baseConfig, compile } from './base-config.ts';

const require = createRequire(import.meta.url);
const PACKAGE = dirname(require.resolve('react-aria/package.json'));

describe("react-aria's locale outside any provider", () => {
  let folder = '';
  beforeAll(async () => {
    // beside the packages that it imports
    folder = await mkdtemp(join(import.meta.dirname, '.aria-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is not asked of Intl by a page', async () => {
    const entry = join(folder, 'entry.js');
    await writeFile(entry, "export { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';\n");
    const config = baseConfig({ server: false, cssPrefix: 'x' });
    await compile([
      {
        ...config,
        entry,
        externals: { react: 'React' },
        output: { path: folder, filename: 'out.js', library: { type: 'commonjs' } },
        optimization: { ...config.optimization, minimize: false },
      },
    ]);
    const built = await readFile(join(folder, 'out.js'), 'utf8');
    expect(built).toContain('I18nProviderWithLocale');
    expect(built).not.toContain('supportedLocalesOf');
    expect(built).not.toContain('languagechange');
  });

  it('has all that the provider takes of it', () => {
    const provider = readFileSync(join(PACKAGE, 'dist/private/i18n/I18nProvider.mjs'), 'utf8');
    const [, names = ''] = /import \{([^}]+)\} from "\.\/useDefaultLocale\.mjs"/.exec(provider) ?? [];
    expect(names.split(',').map((name) => name.trim().split(' ')[0])).toEqual(['useDefaultLocale']);
  });
});
