import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { Release } from '@cairn/shared-contracts/remote/release';

/** Writes a release with nothing in it, to be published. @returns its folder, and the hash that live.json carries */
export async function writeRelease(
  data: string,
  name: string,
  version: string,
): Promise<{ folder: string; integrity: string }> {
  const none = { file: '', integrity: '' };
  const release: Release = {
    ...{ format: 1, name, version, container: 'x', kit: '^1.0.0', routes: {}, fragments: {}, locales: [], exposes: {} },
    ...{ browser: none, server: none, others: [] },
    contract: {
      owner: { squad: `squad-${name}`, contact: `#${name}` },
      ...{ fragments: {}, events: {}, uses: {}, hears: {}, texts: {}, shared: {} },
    },
  };
  const folder = join(data, 'built', name, version);
  const manifest = JSON.stringify(release);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), manifest);
  return { folder, integrity: integrityOf(manifest) };
}
