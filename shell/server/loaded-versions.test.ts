import { expect, it } from '@jest/globals';
import { aRelease, containerCode } from '../testing/sample-releases.ts';
import { LoadedVersions } from './loaded-versions.ts';

const saying = (text: string) =>
  containerCode({
    'route.page': `{ default: { Component: () => null, layout: '${text}' } }`,
    'fragment.card': '{ default: { Component: () => null } }',
  });
const load = (versions: LoadedVersions, code: string) =>
  versions.load({ release: aRelease('mf-loaded', '1.0.0', code), code, styles: new Map() });

it('a version that is loaded with other code, though nobody unloaded it, is the code that was given', async () => {
  const layouts: unknown[] = [];
  for (const text of ['bare', 'wide', 'wide']) {
    const versions = new LoadedVersions();
    await load(versions, saying(text));
    layouts.push(versions.of('mf-loaded@1.0.0')?.modules.get('route.page'));
  }
  expect(layouts).toMatchObject([{ layout: 'bare' }, { layout: 'wide' }, { layout: 'wide' }]);
});

it('code that throws does not answer with what was loaded under its name before', async () => {
  await load(new LoadedVersions(), saying('bare'));
  const { failures } = await load(new LoadedVersions(), 'throw new Error("no good")');
  expect([...failures.values()]).toEqual(['no good', 'no good']);
});
