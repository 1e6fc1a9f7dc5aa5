import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tags that end-to-end tests carry, without '@': each is the name of a workspace whose change can break the test. */
export function e2eTags(folder: string): ReadonlySet<string> {
  const tags = new Set<string>();
  for (const file of globSync('*.spec.ts', { cwd: folder })) {
    for (const [, tag = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/'@([a-z-]+)'/g)) tags.add(tag);
  }
  return tags;
}
