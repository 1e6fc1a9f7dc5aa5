import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { describe, expect, it } from '@jest/globals';
import { REMOTES, ROOT } from '../registry/build.ts';
import demo from './extension.ts';

const PRODUCT = ['api', 'shell', 'shared-contracts', ...REMOTES];
/** the gallery of the kit is there with the demo only; tests serve no pictures */
const APART = /\.test\.tsx?$|(^|\/)(testing|node_modules|dist)\/|^pages\/kit\//;
const SOURCE = /\.(tsx?|json|css)$/;

describe('the product', () => {
  it('shows no picture and no film that only the demo has', async () => {
    const prefixes = [...(demo({}).originals?.prefixes ?? []), 'film'];
    const address = new RegExp(`/media/(${prefixes.join('|')})/`);
    const found: string[] = [];
    for (const folder of PRODUCT) {
      for (const file of await filesBelow(join(ROOT, folder))) {
        if (!SOURCE.test(file) || APART.test(file)) continue;
        const lines = readFileSync(join(ROOT, folder, file), 'utf8').split('\n');
        // a comment may give one as an example
        for (const line of lines)
          if (address.test(line.replace(/\/\*\*.*|^\s*\*.*|\/\/.*/, '')))
            found.push(`${folder}/${file}: ${line.trim()}`);
      }
    }
    expect(found).toEqual([]);
  });
});
