import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import type { FastifyBaseLogger } from 'fastify';
import { httpArtifacts, httpReports } from './artifacts.ts';
import type { Env } from './env.ts';
import { ExperimentSync } from './experiments/experiment-sync.ts';
import { readReleaseKey, readReportKey } from './live-document.ts';
import { Opening } from './opening.ts';
import { Proposals } from './proposals.ts';
import { Quarantine } from './quarantine.ts';
import { Registry } from './registry.ts';
import { misfitOf, type Shell } from './shell-assets.ts';
import { ShellReports, shellName } from './shell-reports.ts';
import { startRenderer } from './start-renderer.ts';
import { VersionTallies } from './watch/version-tallies.ts';

/** what a change takes at most to be live once every shell has said yes to it, where none is slow */
const ANSWERED_CHANGE_MS = 3000;
/** somebody waits at a terminal until proposals are seen */
const PROPOSALS_POLL_MS = 100;

interface Following {
  env: Env;
  /** the shell's build */
  dist: string;
  shell: Shell;
  log: FastifyBaseLogger;
  /** another composition is live: whatever was made of the one before is old */
  onApplied: () => void;
}

/** Makes what follows the store: the versions that are live, this shell's word on changes to come, and what it tells of itself. Starts none of it but the renderer. */
export async function followLive({ env, dist, shell, log, onApplied }: Following) {
  const artifacts = httpArtifacts(env.CDN_URL, env.CACHE_DIR);
  const watched = {
    artifacts,
    key: await readReleaseKey(env.RELEASE_KEY),
    environment: env.LIVE_ENVIRONMENT,
    pollMs: env.LIVE_POLL_MS,
    log,
  };
  const tallies = new VersionTallies();
  const quarantine = new Quarantine(env.CACHE_DIR, log);
  await quarantine.open();
  const renderer = await startRenderer({ env, dist, shell, log, quarantine, registry: () => registry });
  const misfit = misfitOf(shell, KIT_VERSION);
  const registry = new Registry({
    ...watched,
    loader: renderer.versions,
    quarantine,
    cacheDir: env.CACHE_DIR,
    misfit,
    isDevelopment: shell.assets.isDevelopment === true,
    onFault: (key, reason) => tallies.loadFailed(key, reason),
    onApplied() {
      onApplied();
      reports?.tell();
      experiments.look();
    },
  });
  const opening = new Opening(registry, misfit);
  const experiments = new ExperimentSync({
    apiUrl: env.API_URL,
    live: () => registry.snapshot?.live,
    log,
  });
  const proposals = new Proposals({
    ...watched,
    pollMs: Math.min(env.LIVE_POLL_MS, PROPOSALS_POLL_MS),
    versions: registry.versions,
    ring: () => registry.chain.ring(),
    prepare: (keys) => renderer.versions.prepare(keys),
    onAnswered() {
      reports?.tell();
      registry.hurry(ANSWERED_CHANGE_MS);
    },
  });
  const reportKey = await readReportKey(env.REPORT_KEY);
  const reports =
    reportKey &&
    new ShellReports({
      shell: env.SHELL_NAME ?? shellName(env.PORT),
      environment: env.LIVE_ENVIRONMENT,
      registry,
      proposals,
      tallies,
      opening,
      key: reportKey,
      send: httpReports(env.CDN_URL),
      log,
    });
  return {
    artifacts,
    key: watched.key,
    tallies,
    quarantine,
    renderer,
    registry,
    opening,
    experiments,
    proposals,
    reportKey,
    reports,
  };
}
