import { p75Of } from '@cairn/shared-contracts/domain/vital-buckets';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import { MEASURES, sumsOf } from '@cairn/shared-contracts/remote/version-figures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrowserFailures } from './browser-failures.ts';
import type { GuestPages } from './page-cache/guest-pages.ts';
import type { Quarantine } from './quarantine.ts';
import type { Registry } from './registry.ts';
import type { Renderer } from './start-renderer.ts';
import type { VersionTallies } from './watch/version-tallies.ts';

interface Options {
  renderer: Pick<Renderer, 'processes' | 'deaths'>;
  quarantine: Pick<Quarantine, 'reasons'>;
  registry: Pick<Registry, 'snapshot' | 'failing'>;
  inBrowsers: BrowserFailures;
  guestPages: Pick<GuestPages, 'bytes' | 'counts'>;
  tallies: Pick<VersionTallies, 'figures'>;
  mayRead(request: FastifyRequest): boolean;
}

type Labels = Readonly<Record<string, string>>;

const escaped = (text: string): string => text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');

/** one metric in Prometheus' text format */
function metric(name: string, type: 'gauge' | 'counter', help: string, values: readonly [Labels, number][]): string {
  const lines = values.map(([labels, value]) => {
    const said = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `${name}${said.length > 0 ? `{${said.join(',')}}` : ''} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

/** /metrics: the processes that render, how others ended, and which versions are out, for Prometheus. */
export function metricsRoute(
  app: FastifyInstance,
  { renderer, quarantine, registry, inBrowsers, guestPages, tallies, mayRead }: Options,
): void {
  const squadOf = (key: string) => registry.snapshot?.versions.get(key)?.release?.contract?.owner.squad;
  /** name, version and squad of 'mf-tour@1.1.0'; of a version that nobody gets any more, whose the stable one is */
  const labelsOf = (key: string): Labels => {
    const at = key.lastIndexOf('@');
    const remote = key.slice(0, at);
    const stable = registry.snapshot?.live.remotes[remote]?.stable;
    const squad = squadOf(key) ?? (stable ? squadOf(releaseKey(remote, stable)) : undefined);
    return { remote, version: key.slice(at + 1), ...(squad ? { squad } : {}) };
  };

  app.get('/metrics', (request, reply) => {
    if (!mayRead(request))
      return reply.code(404).send({ message: 'There is no such page', code: 'not_found', request_id: request.id });
    const figures = Object.entries(tallies.figures);
    const summed = figures.map(([key, own]) => [labelsOf(key), sumsOf([own])] as const);
    const processes = [...renderer.processes];
    const text = [
      metric(
        'cairn_render_process_up',
        'gauge',
        'Whether a render process serves in this place.',
        processes.map(([place, process]) => [{ place }, process ? 1 : 0]),
      ),
      metric(
        'cairn_render_process_pages',
        'gauge',
        'Pages that a render process works on.',
        processes.map(([place, process]) => [{ place }, process?.busy ?? 0]),
      ),
      metric(
        'cairn_render_process_memory_bytes',
        'gauge',
        'Resident memory of a render process.',
        processes.map(([place, process]) => [{ place }, process?.memory ?? 0]),
      ),
      metric(
        'cairn_render_processes_lost_total',
        'counter',
        'Render processes that were lost since the start.',
        [...renderer.deaths].map(([cause, times]) => [{ cause }, times]),
      ),
      metric(
        'cairn_versions_out',
        'gauge',
        'Versions that this shell does not run again.',
        [...quarantine.reasons].map(([version, reason]) => [{ version, reason }, 1]),
      ),
      metric(
        'cairn_versions_failing',
        'gauge',
        'Versions that give way because they fail on most pages.',
        [...registry.failing].map(([version, { reason }]) => [{ version, reason }, 1]),
      ),
      metric(
        'cairn_browser_failures_total',
        'counter',
        'Times that browsers told of a part of a version that failed there.',
        [...inBrowsers].flatMap(([version, parts]) =>
          [...parts].map(([part, times]): [Labels, number] => [{ version, part }, times]),
        ),
      ),
      metric(
        'cairn_guest_pages_total',
        'counter',
        'Pages for guests: had already, made for many, rendered for one.',
        Object.entries(guestPages.counts).map(([turn, times]) => [{ turn }, times]),
      ),
      metric(
        'cairn_version_pages_hour',
        'gauge',
        'Pages of the last hour that a version had a part in.',
        summed.map(([labels, { pages }]) => [labels, pages]),
      ),
      metric(
        'cairn_version_failures_hour',
        'gauge',
        'Failures of a version in the last hour: pages on the server, what browsers told of, loads.',
        figures.flatMap(([key, own]): [Labels, number][] => {
          const { failed, told } = sumsOf([own]);
          const labels = labelsOf(key);
          return [
            [{ ...labels, side: 'server' }, failed],
            [{ ...labels, side: 'browser' }, told],
            [{ ...labels, side: 'load' }, own.loads],
          ];
        }),
      ),
      metric(
        'cairn_version_vital_p75',
        'gauge',
        'Last hour, 75th percentile: web vitals of pages, load of code and render of parts in browsers, server time of pages. Milliseconds, shifts times 1000.',
        figures.flatMap(([key, { vitals }]) =>
          MEASURES.flatMap((vital): [Labels, number][] => {
            const p75 = p75Of(vitals[vital] ?? []);
            return p75 === null ? [] : [[{ ...labelsOf(key), vital }, p75]];
          }),
        ),
      ),
      metric(
        'cairn_version_vital_count',
        'gauge',
        'How many values of the last hour that percentile is of.',
        figures.flatMap(([key, { vitals }]) =>
          MEASURES.flatMap((vital): [Labels, number][] => {
            const count = (vitals[vital] ?? []).reduce((sum, [, times]) => sum + times, 0);
            return count === 0 ? [] : [[{ ...labelsOf(key), vital }, count]];
          }),
        ),
      ),
      metric('cairn_guest_pages_bytes', 'gauge', 'Size of the pages for guests that are held.', [
        [{}, guestPages.bytes],
      ]),
      metric('cairn_composition_revision', 'gauge', 'Revision of what is live.', [
        [{}, registry.snapshot?.live.revision ?? 0],
      ]),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${text.join('\n')}\n`);
  });
}
