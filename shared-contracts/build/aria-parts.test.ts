import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { baseConfig, compile } from './base-config.ts';

const require = createRequire(import.meta.url);
// a dependency of that one, beside it
const PACKAGE = join(dirname(require.resolve('react-aria-components/package.json')), '../react-aria');
const EXPORTS = [
  "export { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';",
  "export { useId } from 'react-aria/useId';",
];

describe('react-aria in a page', () => {
  let folder = '';
  let built = '';
  beforeAll(async () => {
    // beside the packages that it imports
    const dist = join(import.meta.dirname, '../dist');
    await mkdir(dist, { recursive: true });
    folder = await mkdtemp(join(dist, 'aria-'));
    const entry = join(folder, 'entry.js');
    await writeFile(entry, EXPORTS.join('\n'));
    const config = baseConfig({ server: false, cssPrefix: 'x' });
    const output = { path: folder, filename: 'out.js', library: { type: 'commonjs' } };
    const optimization = { ...config.optimization, minimize: false };
    await compile([{ ...config, entry, externals: { react: 'React' }, output, optimization }]);
    built = await readFile(join(folder, 'out.js'), 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('does not ask Intl for the browser’s language', () => {
    expect(built).toContain('I18nProviderWithLocale');
    expect(built).not.toContain('supportedLocalesOf');
    expect(built).not.toContain('languagechange');
  });

  it('renders nothing once more after hydration for its ids', () => {
    expect(built).toContain('idsUpdaterMap');
    expect(built).not.toContain('useSyncExternalStore');
  });

  it.each([
    ['i18n/I18nProvider.mjs', './useDefaultLocale.mjs', 'useDefaultLocale'],
    ['utils/useId.mjs', '../ssr/SSRProvider.mjs', 'useSSRSafeId'],
  ])('finds all that %s takes of %s', (file, from, name) => {
    const source = readFileSync(join(PACKAGE, 'dist/private', file), 'utf8');
    const [, names = ''] = new RegExp(`import \\{([^}]+)\\} from "${from}"`).exec(source) ?? [];
    expect(names.split(',').map((taken) => taken.trim().split(' ')[0])).toEqual([name]);
  });
});
