import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { metricsRoute } from './metrics.ts';
import type { RenderProcess } from './pool/render-process.ts';

const lines = async (options: Parameters<typeof metricsRoute>[1]) => {
  const app = fastify();
  metricsRoute(app, options);
  const answer = await app.inject('/metrics');
  await app.close();
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.body.trimEnd().split('\n');
};

it('tells processes, those lost, versions that are out or fail, and the revision, as Prometheus reads it', async () => {
  const told = await lines({
    renderer: {
      // what the route reads of a process
      processes: new Map([
        ['apart', undefined],
        ['1', { busy: 2, memory: 300 } as RenderProcess],
      ]),
      deaths: new Map([['stands still', 3]]),
    },
    quarantine: { reasons: new Map([['mf-tour@1.1.0', 'it said "no" \\ and\nended']]) },
    registry: {
      // a composition has much more
      snapshot: { live: { revision: 7, remotes: {} }, versions: new Map() } as never,
      failing: new Map([['mf-chat@2.0.0', { expose: 'route.chat', reason: 'boom', failed: 3, made: 4 }]]),
    },
    inBrowsers: new Map([['mf-chat@2.0.0', new Map([['route.chat', 5]])]]),
    guestPages: { bytes: 9000, counts: { have: 40, make: 2, pass: 3 } },
    tallies: {
      figures: {
        'mf-chat@2.0.0': {
          steps: [[9, 2, 1]],
          ...{ networks: 1, loads: 0, reasons: [] },
          vitals: { lcp: [[50, 30]], inp: [], cls: [], server: [[20, 5]] },
        },
      },
    },
    mayRead: () => true,
  });
  expect(told.filter((line) => !line.startsWith('#'))).toEqual([
    'cairn_render_process_up{place="apart"} 0',
    'cairn_render_process_up{place="1"} 1',
    'cairn_render_process_pages{place="apart"} 0',
    'cairn_render_process_pages{place="1"} 2',
    'cairn_render_process_memory_bytes{place="apart"} 0',
    'cairn_render_process_memory_bytes{place="1"} 300',
    'cairn_render_processes_lost_total{cause="stands still"} 3',
    'cairn_versions_out{version="mf-tour@1.1.0",reason="it said \\"no\\" \\\\ and\\nended"} 1',
    'cairn_versions_failing{version="mf-chat@2.0.0",reason="boom"} 1',
    'cairn_browser_failures_total{version="mf-chat@2.0.0",part="route.chat"} 5',
    'cairn_guest_pages_total{turn="have"} 40',
    'cairn_guest_pages_total{turn="make"} 2',
    'cairn_guest_pages_total{turn="pass"} 3',
    'cairn_version_pages_hour{remote="mf-chat",version="2.0.0"} 9',
    'cairn_version_failures_hour{remote="mf-chat",version="2.0.0",side="server"} 2',
    'cairn_version_failures_hour{remote="mf-chat",version="2.0.0",side="browser"} 1',
    'cairn_version_failures_hour{remote="mf-chat",version="2.0.0",side="load"} 0',
    'cairn_version_vital_p75{remote="mf-chat",version="2.0.0",vital="lcp"} 1119',
    'cairn_version_vital_count{remote="mf-chat",version="2.0.0",vital="lcp"} 30',
    'cairn_version_vital_count{remote="mf-chat",version="2.0.0",vital="server"} 5',
    'cairn_guest_pages_bytes 9000',
    'cairn_composition_revision 7',
  ]);
  // each name is described once, before its values
  const names = told.flatMap((line) => /^# TYPE (\S+) (gauge|counter)$/.exec(line)?.[1] ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(14);
});

it('a shell that renders by itself, before its first composition, has no process and revision 0', async () => {
  const told = await lines({
    renderer: { processes: new Map(), deaths: new Map() },
    quarantine: { reasons: new Map() },
    registry: { snapshot: undefined, failing: new Map() },
    inBrowsers: new Map(),
    guestPages: { bytes: 0, counts: { have: 0, make: 0, pass: 0 } },
    tallies: { figures: {} },
    mayRead: () => true,
  });
  expect(told.filter((line) => !line.startsWith('#'))).toEqual([
    'cairn_guest_pages_total{turn="have"} 0',
    'cairn_guest_pages_total{turn="make"} 0',
    'cairn_guest_pages_total{turn="pass"} 0',
    'cairn_guest_pages_bytes 0',
    'cairn_composition_revision 0',
  ]);
});

it('names the squad also of a version that nobody gets any more: it was taken back', async () => {
  const told = await lines({
    renderer: { processes: new Map(), deaths: new Map() },
    quarantine: { reasons: new Map() },
    registry: {
      // a composition has much more
      snapshot: {
        live: { revision: 8, remotes: { 'mf-tour': { stable: '1.4.0', versions: [] } } },
        versions: new Map([['mf-tour@1.4.0', { release: { contract: { owner: { squad: 'squad-tour' } } } }]]),
      } as never,
      failing: new Map(),
    },
    inBrowsers: new Map(),
    guestPages: { bytes: 0, counts: { have: 0, make: 0, pass: 0 } },
    tallies: {
      figures: {
        'mf-tour@1.5.0': {
          steps: [[72, 0, 11]],
          ...{ networks: 11, loads: 0, reasons: [] },
          vitals: { lcp: [], inp: [], cls: [] },
        },
      },
    },
    mayRead: () => true,
  });
  expect(told).toContain('cairn_version_pages_hour{remote="mf-tour",version="1.5.0",squad="squad-tour"} 72');
});
