import { join } from 'node:path';
import { lookAt } from '../check/look-at.ts';
import { compositionOf } from '../check/run-check.ts';
import { REMOTES } from '../registry/build.ts';
import { lineOf } from '../registry/gates.ts';
import { readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { readRelease } from '../registry/releases.ts';
import { expect, test } from './test.ts';

/** pages of one booking: nobody has booked who looks here, and those who have are in tests of their own */
const UNLINKED: Readonly<Record<string, readonly string[]>> = {
  'mf-booking': ['mf-booking/add-tourists', 'mf-booking/booking', 'mf-booking/payment', 'mf-booking/request'],
  'mf-tour': ['mf-tour/individual', 'mf-tour/review'],
};

// what `cairn check` looks at, for the whole working tree: nothing older stands beside it, so that nothing is excused by that
for (const name of REMOTES)
  test(`${name} passes the slow gate inside the composition`, {
    tag: [`@${name}`, '@shell', '@deploy'],
  }, async ({ browser, baseURL }) => {
    test.slow();
    const data = process.env.E2E_STACK_DATA ?? '';
    const store = diskStore(storeDir(data));
    const live = await readLive(store, 'local');
    const release = await readRelease(store, name, live.remotes[name]?.stable ?? '');
    const unseen: string[] = [];
    const site = { candidate: baseURL, live: undefined, log: join(data, 'logs/shell.log') };
    const { findings, pages } = await lookAt(site, browser, {
      ...{ dataDir: test.info().outputDir, release, composition: await compositionOf({ store, live, release }) },
      ...{ pages: [], unshown: [], widths: [] },
      tell: () => undefined,
      unchecked: (what) => unseen.push(what),
    });
    expect(findings.map(lineOf)).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
    const unlinked = unseen.flatMap((line) => /^(\S+) at .*: no link leads there/.exec(line)?.[1] ?? []);
    expect([...new Set(unlinked)].toSorted()).toEqual(UNLINKED[name] ?? []);
  });
