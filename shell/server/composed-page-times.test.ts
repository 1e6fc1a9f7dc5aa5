import { Readable } from 'node:stream';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import type { VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import cookie from '@fastify/cookie';
import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { aLive, aRelease } from '../testing/sample-releases.ts';
import { aShell } from '../testing/sample-shell.ts';
import { composedPage } from './composed-page.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageOrder } from './page-order.ts';
import type { Registry, Snapshot } from './registry.ts';
import type { Version } from './version-store.ts';
import { VersionTallies } from './watch/version-tallies.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ready = (name: string): [string, Version] => [
  releaseKey(name, '1.0.0'),
  { state: 'ready', release: aRelease(name, '1.0.0', ''), container: { failures: new Map() }, users: 0 },
];
const alone = { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 100, integrity: '' }] };
const SNAPSHOT: Snapshot = {
  live: aLive(1, { 'mf-tour': alone, 'mf-chat': alone }),
  versions: new Map([ready('mf-tour'), ready('mf-chat')]),
};

interface Rendered {
  agent?: string;
  /** ends without the rest of the page */
  isBroken?: boolean;
  /** the page's own part throws, and another takes its place */
  hasFailed?: boolean;
  wants?: PageOrder['wants'];
}

/** a page of mf-tour with a fragment of mf-chat. @returns what is counted of it, and what the registry hears */
async function render({ agent = CHROME, isBroken = false, hasFailed = false, wants }: Rendered) {
  const app = fastify();
  await app.register(cookie);
  const tallies = new VersionTallies();
  const heard: string[] = [];
  app.get('/', async (request) => {
    const { whole } = await composedPage(
      // nothing looks at the order here
      { order: { wants } as never, ports: { call: async () => new Response(), signal: new AbortController().signal } },
      {
        ...{ request, snapshot: () => SNAPSHOT, shell: aShell(), cdn: '/cdn', visitorId: 'v', tallies },
        // what a page asks of a registry
        registry: {
          failing: new Map(),
          hold: () => () => undefined,
          failed: (key: string, expose: string) => heard.push(`${key}/${expose} failed`),
          made: (key: string, expose: string) => heard.push(`${key}/${expose} made`),
        } as unknown as Registry,
        renderer: {
          async render(_plan, _order, ports) {
            if (hasFailed) ports.failed('mf-tour/route.page', 'Error: boom', 'Error: boom');
            ports.made(['mf-tour/route.page', 'mf-chat/fragment.card']);
            const body = new Readable({ read() {} });
            body.push('<p>');
            if (isBroken) body.destroy();
            else body.push(null);
            // what a page's answer has beside its body goes to the browser
            return { kind: 'page', body } as unknown as PageAnswer;
          },
        },
      },
    );
    await whole;
    return 'sent';
  });
  await app.inject({ url: '/', headers: { host: 'localhost', 'user-agent': agent } });
  await app.close();
  return { figures: tallies.figures, heard };
}

/** @returns how often the server's time was counted, by version */
async function timesOf(rendered: Rendered): Promise<Record<string, number>> {
  const { figures } = await render(rendered);
  const count = ({ vitals }: VersionFigures) => (vitals.server ?? []).reduce((sum, [, times]) => sum + times, 0);
  return Object.fromEntries(Object.entries(figures).map(([key, ofVersion]) => [key, count(ofVersion)]));
}

it.each<[string, Rendered, number]>([
  ['the version whose page it was', {}, 1],
  ['nobody where it broke off', { isBroken: true }, 0],
  ['nobody where the page’s own part failed', { hasFailed: true }, 0],
  ['nobody where a program asked', { agent: 'Googlebot/2.1' }, 0],
])('the time that a page took on the server counts for %s', async (_whom, rendered, times) => {
  expect(await timesOf(rendered)).toEqual({ 'mf-tour@1.0.0': times, 'mf-chat@1.0.0': 0 });
});

it.each([{ hasFailed: true }, { hasFailed: false }])(
  'a loader that runs for its calls alone counts for no version, failed: $hasFailed',
  async (rendered) => {
    expect((await render(rendered)).heard).not.toEqual([]);
    expect(await render({ ...rendered, wants: 'calls' })).toEqual({ figures: {}, heard: [] });
  },
);
