import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import { LOCALE_CODES, type LocaleCode } from '@cairn/shared-contracts/i18n/locales';
import { Refusal } from '../refusal.ts';

export interface NewRemote {
  /** 'mf-guides' */
  name: string;
  /** where its page is, without parameters: '/guides' */
  page: string;
  squad: string;
  /** the folder that its own is made in */
  parent: string;
}

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether it is an address that a page may have: lower-case words between slashes. */
export const isPage = (page: string): page is `/${string}` =>
  page.startsWith('/') &&
  page.length <= 100 &&
  page
    .slice(1)
    .split('/')
    .every((part) => SEGMENT.test(part));

export const isSquad = (name: string): boolean => SEGMENT.test(name) && name.length <= 50;

/** what the new page says, until somebody writes something better */
const LEADS: Readonly<Record<LocaleCode, string>> = {
  'en-US': 'This page is released by {squad}, on its own.',
  de: 'Diese Seite veröffentlicht {squad}, unabhängig von allen anderen.',
  ru: 'Эту страницу независимо от других выпускает {squad}.',
  zh: '此页面由 {squad} 独立发布。',
};

/** '/trail-guides' → 'Trail guides' */
function titleOf(page: string): string {
  const words = (page.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function filesOf({ name, page, squad }: NewRemote): Record<string, string> {
  const route = page.slice(1).replaceAll('/', '-');
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const title = titleOf(page);
  return {
    'package.json': json({
      name: `@cairn/${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      // the kit's is the one here: what a remote needs of another one no shell gives
      dependencies: { '@cairn/shared-contracts': KIT_VERSION },
    }),
    'rspack.config.ts': `import { remotePreset } from '@cairn/shared-contracts/build/remote-preset';

export default remotePreset(import.meta.dirname);
`,
    'remote.ts': `import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote({
  name: '${name}',
  owner: { squad: '${squad}', contact: '#${squad}' },
  routes: {
    ${/^[a-z]+$/.test(route) ? route : `'${route}'`}: {
      module: './routes/${route}.route.tsx',
      addresses: [{ pattern: '${page}', sitemap: false }],
    },
  },
  fragments: {},
}) satisfies KnownRemote;
`,
    [`routes/${route}.route.tsx`]: `import { defineRoute, Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';

/** ${page} */
export default defineRoute({
  loader: async () => ({ squad: '${squad}' }),
  Component: function Page({ data: { squad } }) {
    const { t } = useTranslation('${name}');
    return (
      <div className="page">
        <Seo title={t('title')} description={t('lead', { squad })} />
        <h1>{t('title')}</h1>
        <p>{t('lead', { squad })}</p>
      </div>
    );
  },
});
`,
    [`routes/${route}.route.test.tsx`]: `import { renderRoute } from '@cairn/shared-contracts/testing/render';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import route from './${route}.route.tsx';

it('says whose page it is', async () => {
  renderRoute(route, '${page}', { path: '${page}', texts: { '${name}': texts } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('${title}');
  expect(screen.getByText('This page is released by ${squad}, on its own.')).toBeTruthy();
});
`,
    ...Object.fromEntries(LOCALE_CODES.map((code) => [`i18n/${code}.json`, json({ title, lead: LEADS[code] })])),
  };
}

/**
 * Writes the folder of a remote with one page, which builds, passes its test and can be released as it stands.
 * @returns its files, relative to `parent`
 * @throws Refusal when there is one of that name already
 */
export async function createRemote(remote: NewRemote): Promise<string[]> {
  const folder = join(remote.parent, remote.name);
  const files = filesOf(remote);
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Refusal('exists', `there is a folder ${folder} already`);
    if (code === 'ENOENT') throw new Refusal('no_folder', `there is no folder ${remote.parent}`);
    throw error;
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return Object.keys(files).map((file) => join(remote.name, file));
}

const TSCONFIG = `{ "extends": "@cairn/shared-contracts/tsconfig.json", "include": ["mf-*/**/*"], "exclude": ["**/dist"] }
`;
const IGNORED = `node_modules/
dist/
.data/
`;

/**
 * What a squad's own repository needs around its remotes, where it is not there yet.
 * @returns the files that were written, relative to `folder`
 */
export async function prepareRepository(folder: string): Promise<string[]> {
  const written: string[] = [];
  for (const [file, content] of Object.entries({ 'tsconfig.json': TSCONFIG, '.gitignore': IGNORED })) {
    const isNew = await writeFile(join(folder, file), content, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isNew) written.push(file);
  }
  return written;
}
