import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';

/** what formats more than a calendar date, each with a reason */
const OTHERS = new Map([
  ['mf-chat/common/model/use-moments.ts', 'times of messages, in the zone of the reader'],
  ['mf-content/common/model/hours.ts', 'opening hours, by the clock of their office'],
]);

/** `new Intl.DateTimeFormat()` without a locale asks for the zone and writes nothing */
const OWN_STYLE = /new Intl\.DateTimeFormat\([^)]|\.toLocale(Date|Time)String\(/;

async function sources(): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob('{mf-*,shell/layout,shell/pages}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })) {
    // pages of the people who run the site are in English, whoever reads them
    if (!/\.test\.tsx?$|\/dist\/|pages\/experiments\//.test(path)) found.push(path);
  }
  return found;
}

describe('dates on pages', () => {
  it('have one style: that of domain/dates and domain/moments', async () => {
    const paths = await sources();
    expect(paths.length).toBeGreaterThan(500);
    const own = await Promise.all(
      paths.map(async (path) => (OWN_STYLE.test(await readFile(path, 'utf8')) ? path : '')),
    );
    expect(own.filter((path) => path !== '').sort()).toEqual([...OTHERS.keys()].sort());
  });
});
