import { setTimeout } from 'node:timers/promises';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { bucketOf } from '@cairn/shared-contracts/domain/vital-buckets';
import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { lastProposal, proposalsPath, reportPath, type ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import type { VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import { releaseKey, reportKey } from '../keys.ts';
import { changeLive, readLive } from '../live.ts';
import type { ObjectStore } from '../object-store.ts';
import { publish } from '../releases.ts';
import { writeRelease } from './written-release.ts';

const figures = (pages: number, failed: number): VersionFigures => ({
  steps: [[pages, failed, 0]],
  ...{ networks: 0, loads: 0, vitals: { lcp: [], inp: [], cls: [] } },
  reasons: [{ side: 'server', part: 'route.tour', reason: 'TypeError: seats is undefined', times: failed }],
});

export interface FailingTrial {
  weight(version: string, percent: number): { version: string; weight: number; integrity: string };
  change(by: string, note: string, remote: LiveRemote): ReturnType<typeof changeLive>;
  /** a shell that is up says what it saw, again and again, until it is stopped; a stop waits for the report under way */
  shell: { stop(): Promise<void> };
}

/** pages that stood, and the LCP of each, from so many networks */
export const timed = (pages: number, lcp: number, networks = 20): VersionFigures => ({
  ...figures(pages, 0),
  compared: { networks: { lcp: networks }, windows: [{ at: 1, measures: { lcp: [[bucketOf(lcp), pages]] } }] },
});

/**
 * mf-tour with a version that failed on nobody, and one that has got as far as half of the visitors and fails on many.
 * @param seen what the shell saw instead
 */
export async function failingTrial(
  data: string,
  store: ObjectStore,
  seen: ShellReport['figures'] = { 'mf-tour@1.0.0': figures(900, 0), 'mf-tour@2.0.0': figures(100, 30) },
): Promise<FailingTrial> {
  const integrity: Record<string, string> = {};
  for (const version of ['1.0.0', '2.0.0']) {
    const written = await writeRelease(data, 'mf-tour', version);
    await publish(store, written.folder);
    integrity[version] = written.integrity;
  }
  const weight: FailingTrial['weight'] = (version, percent) => ({
    version,
    weight: percent,
    integrity: integrity[version] ?? '',
  });
  const change: FailingTrial['change'] = async (by, note, remote) =>
    changeLive(store, { environment: 'local', by, note, key: await releaseKey(data) }, { 'mf-tour': () => remote });
  await change('kate', 'first', { stable: '1.0.0', versions: [weight('1.0.0', 100)] });
  await change('kate', 'a tenth', { stable: '1.0.0', versions: [weight('1.0.0', 90), weight('2.0.0', 10)] });
  await change('kate', 'half', { stable: '1.0.0', versions: [weight('1.0.0', 50), weight('2.0.0', 50)] });

  /** a shell that has all versions, and says so whenever it is asked */
  async function report(): Promise<void> {
    const pointer = await store.get(proposalsPath('local'));
    const asked = pointer ? lastProposal.parse(JSON.parse(pointer.toString())).last : 0;
    const answered = Array.from({ length: asked }, (_, index) => index + 1);
    const { revision } = await readLive(store, 'local');
    const versions = Object.entries(integrity).map(([version, hash]): [string, ShellReport['versions'][string]] => [
      `mf-tour@${version}`,
      { integrity: hash, state: 'ready' },
    ]);
    const said: ShellReport = {
      ...{ format: 1, shell: 'one', environment: 'local', at: new Date().toISOString(), state: 'up', answered },
      ...{ revision, versions: Object.fromEntries(versions), remotes: {} },
      figures: seen,
    };
    await store.put(reportPath('local', 'one'), signDocument(said, await reportKey(data), 'report'));
  }
  await report();
  const stopped = new AbortController();
  const reports = (async () => {
    while (!stopped.signal.aborted) {
      await report();
      await setTimeout(20, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    weight,
    change,
    shell: {
      async stop() {
        stopped.abort();
        await reports;
      },
    },
  };
}
