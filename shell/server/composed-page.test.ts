import { releaseKey } from '@cairn/shared-contracts/remote/release';
import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { aLive, aRelease } from '../testing/sample-releases.ts';
import { aShell } from '../testing/sample-shell.ts';
import { type ComposedOptions, type ComposedPage, composedPage } from './composed-page.ts';
import type { CompositionPlan } from './composition-plan.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageOrder } from './page-order.ts';
import type { Registry, Snapshot } from './registry.ts';
import type { Version } from './version-store.ts';

const ready = (name: string, version: string): [string, Version] => [
  releaseKey(name, version),
  { state: 'ready', release: aRelease(name, version, ''), container: { failures: new Map() }, users: 0 },
];
/** mf-tour has one version; mf-chat one that everybody falls to, and a stable one */
const SNAPSHOT: Snapshot = {
  live: aLive(1, {
    'mf-tour': { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 100, integrity: '' }] },
    'mf-chat': {
      stable: '1.0.0',
      versions: [
        { version: '1.0.0', weight: 0, integrity: '' },
        { version: '2.0.0', weight: 100, integrity: '' },
      ],
    },
  }),
  versions: new Map([ready('mf-tour', '1.0.0'), ready('mf-chat', '1.0.0'), ready('mf-chat', '2.0.0')]),
};

/** what 'mf-tour@1.0.0, mf-chat@2.0.0 without route.page' says of a plan */
const told = ({ remotes }: CompositionPlan): string =>
  remotes
    .map((remote) => (remote.kind === 'down' ? `${remote.name} down` : [remote.key, ...remote.down].join(' without ')))
    .join(', ');

interface Over {
  /** hears what parts threw, as whoever develops them does */
  threw?: ComposedOptions['threw'];
  isGone?: boolean;
  wants?: PageOrder['wants'];
  avoided?: readonly string[];
  signal?: AbortSignal;
  /** called where versions are held, and let go */
  onHeld?(by: 1 | -1): void;
}

/** a page whose renderer answers so by what it is to render */
async function pageOver(
  answerTo: (plan: string) => PageAnswer,
  {
    isGone = false,
    wants,
    avoided = [],
    signal = isGone ? AbortSignal.abort() : new AbortController().signal,
    onHeld = () => undefined,
    threw,
  }: Over = {},
) {
  const app = fastify();
  await app.register(cookie);
  const plans: string[] = [];
  let page: ComposedPage | undefined;
  app.get('/', async (request) => {
    page = await composedPage(
      {
        // nothing looks at it here
        order: { wants } as never,
        avoided,
        ports: {
          call: async () => new Response(),
          signal,
        },
      },
      {
        ...{ request, snapshot: () => SNAPSHOT, shell: aShell(), cdn: '/cdn', visitorId: 'v', threw },
        // what a page asks of a registry
        registry: {
          failing: new Map(),
          hold() {
            onHeld(1);
            return () => onHeld(-1);
          },
          failed: () => undefined,
        } as unknown as Registry,
        renderer: {
          async render(plan, _order, ports) {
            plans.push(told(plan));
            if (threw)
              ports.failed('mf-tour/route.page', 'ReferenceError: window', 'ReferenceError: window\n    at Page');
            return answerTo(told(plan));
          },
        },
      },
    );
    return 'sent';
  });
  await app.inject({ url: '/', headers: { host: 'localhost' } });
  await app.close();
  return { plans, answer: page?.answer };
}

const lost = (suspect: string): PageAnswer => ({ kind: 'lost', reason: 'it ended', suspect });
const MOVED: PageAnswer = { kind: 'redirect', status: 302, location: '/' };
const WHOLE = 'mf-tour@1.0.0, mf-chat@2.0.0';
const WITHOUT_TOUR = 'mf-tour@1.0.0 without route.page without fragment.card, mf-chat@2.0.0';

describe('a page whose process is lost', () => {
  it('is begun anew, whole', async () => {
    let isFirst = true;
    const once = await pageOver(() => {
      if (!isFirst) return MOVED;
      isFirst = false;
      return lost('mf-tour@1.0.0');
    });
    expect(once).toEqual({ plans: [WHOLE, WHOLE], answer: MOVED });
  });

  it('twice, by a version that no other can take the place of, goes without that one', async () => {
    const twice = await pageOver((plan) => (plan === WHOLE ? lost('mf-tour@1.0.0') : MOVED));
    expect(twice).toEqual({ plans: [WHOLE, WHOLE, WITHOUT_TOUR], answer: MOVED });
  });

  it('twice, by a version that another can take the place of, goes on with that other', async () => {
    const twice = await pageOver((plan) => (plan === WHOLE ? lost('mf-chat@2.0.0') : MOVED));
    expect(twice).toEqual({ plans: [WHOLE, WHOLE, 'mf-tour@1.0.0, mf-chat@1.0.0'], answer: MOVED });
  });

  it('each time, is given up the third time: it ends no more of them', async () => {
    const { plans, answer } = await pageOver(() => lost('mf-tour@1.0.0'));
    expect([plans.length, answer]).toEqual([3, lost('mf-tour@1.0.0')]);
  });

  it('is not begun anew for a visitor who went away', async () => {
    expect(await pageOver(() => lost('mf-tour@1.0.0'), { isGone: true })).toEqual({
      plans: [WHOLE],
      answer: lost('mf-tour@1.0.0'),
    });
  });
});

it.each<[string, PageAnswer, number]>([
  ['it throws', { kind: 'spoiled', unit: 'mf-chat/route.page', reason: 'boom' }, 4],
  ['its process ends', lost('mf-tour@1.0.0'), 3],
])('a loader that runs for its calls alone runs once when %s', async (_what, answer, times) => {
  expect((await pageOver(() => answer)).plans).toHaveLength(times);
  expect(await pageOver(() => answer, { wants: 'calls' })).toEqual({ plans: [WHOLE], answer });
});

it.each([
  ['mf-chat@2.0.0', 'mf-tour@1.0.0, mf-chat@1.0.0'],
  ['mf-tour@1.0.0', WHOLE],
  ['mf-chat@3.0.0', WHOLE],
])('a browser in which %s failed gets %s', async (avoided, plan) => {
  expect(await pageOver(() => MOVED, { avoided: [avoided] })).toEqual({ plans: [plan], answer: MOVED });
});

describe('its versions are held as long as it is made', () => {
  it('also when who asked first is gone by then: others wait for it', async () => {
    let held = 0;
    const making = new AbortController();
    const onHeld = (by: number) => {
      held += by;
    };
    await pageOver(() => MOVED, { signal: making.signal, onHeld });
    // the answer to who asked is sent
    expect(held).toBe(1);
    making.abort();
    expect(held).toBe(0);
  });

  it('and not at all where that is over', async () => {
    const calls: number[] = [];
    await pageOver(() => MOVED, { isGone: true, onHeld: (by) => calls.push(by) });
    expect(calls).toEqual([1, -1]);
  });
});

it('whoever develops a remote hears what it threw on the server, with its stack', async () => {
  const faults: object[] = [];
  await pageOver(() => MOVED, { threw: (fault) => faults.push(fault) });
  expect(faults).toEqual([
    {
      remote: 'mf-tour',
      release: 'mf-tour@1.0.0',
      part: 'route.page',
      reason: 'ReferenceError: window',
      stack: 'ReferenceError: window\n    at Page',
    },
  ]);
});
