import { type LiveRemote, releaseKey } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { matchRoute } from '../routing/match-route.ts';
import { aLive, aRelease } from '../testing/sample-releases.ts';
import { compose as planned, spoiledIn } from './compose.ts';
import { composedOf, type LoadedVersion } from './composed.ts';
import type { Snapshot } from './registry.ts';
import type { Version } from './version-store.ts';

const COMPONENT = { Component: () => null };
/** what is loaded where pages are rendered */
const codeOf = new WeakMap<Version, LoadedVersion>();

/** a plan, and what pages are rendered with by it */
function compose(...args: Parameters<typeof planned>) {
  const { plan, versions } = planned(...args);
  const loaded = new Map(
    [...args[0].versions].flatMap(([key, version]) => {
      const code = codeOf.get(version);
      return code ? [[key, code] as const] : [];
    }),
  );
  return { plan, versions, ...composedOf(plan, loaded) };
}

/** a loaded version; `failures` are exposed modules that threw at load */
function ready(name: string, version: string, failures: string[] = []): Version {
  const release = aRelease(name, version, '', {
    others: [
      { file: 'browser/c.lazy.js', integrity: 'sha384-lazy' },
      { file: 'browser/topo.svg', integrity: 'sha384-svg' },
    ],
  });
  const modules = Object.keys(release.exposes).filter((expose) => !failures.includes(expose));
  const loaded: Version = {
    state: 'ready',
    release,
    container: { failures: new Map(failures.map((expose) => [expose, 'it threw'])) },
    users: 0,
  };
  codeOf.set(loaded, {
    release,
    modules: new Map(modules.map((expose) => [expose, COMPONENT])),
    styles: new Map([['browser/c.1.css', `.a{content:"${name}@${version}";background:url(topo.svg)}`]]),
  });
  return loaded;
}
const broken: Version = { state: 'broken', reason: 'integrity mismatch', at: 0 };

/** everybody is offered 1.1.0, and 1.0.0 is the stable version */
const NEW_FOR_ALL: LiveRemote = {
  stable: '1.0.0',
  versions: [
    { version: '1.0.0', weight: 0, integrity: '' },
    { version: '1.1.0', weight: 1, integrity: '' },
  ],
};
const snapshotOf = (versions: Record<string, Version>, remotes = { 'mf-tour': NEW_FOR_ALL }): Snapshot => ({
  live: aLive(1, remotes),
  versions: new Map(Object.entries(versions)),
});
const [OLD, NEW] = [releaseKey('mf-tour', '1.0.0'), releaseKey('mf-tour', '1.1.0')];

describe('a visitor of an experiment', () => {
  const compared = (versions: readonly [string, string]): LiveRemote => ({
    stable: '1.0.0',
    versions: [
      { version: '1.0.0', weight: 100, integrity: '' },
      { version: '1.1.0', weight: 0, integrity: '' },
    ],
    experiment: {
      ...{ name: 'cards', salt: 's', goal: 'booking_requested', lift: 10, started_at: '', started_by: '' },
      variants: [
        { name: 'a', version: versions[0], weight: 1 },
        { name: 'b', version: versions[1], weight: 1 },
      ],
    },
  });
  const both = { [OLD]: ready('mf-tour', '1.0.0'), [NEW]: ready('mf-tour', '1.1.0') };
  const planFor = (subject: string | undefined, versions: Record<string, Version>, remote: LiveRemote, failing = '') =>
    planned(snapshotOf(versions, { 'mf-tour': remote }), 'kate', '/cdn', new Set(), new Set([failing]), subject).plan;
  const SUBJECTS = Array.from({ length: 50 }, (_, index) => `subject-${index}`);
  /** of the plans for all subjects, one for each variant */
  const plansOf = (remote: LiveRemote, versions = both, failing = '') => {
    const plans = SUBJECTS.map((subject) => planFor(subject, versions, remote, failing));
    return ['a', 'b'].map((name) => plans.find(({ experiments }) => experiments?.[0]?.variant === name));
  };

  it('gets their variant’s version, and the page says of which variant it is', () => {
    expect(plansOf(compared(['1.0.0', '1.1.0']))).toMatchObject([
      { header: 'mf-tour@1.0.0', experiments: [{ name: 'cards', remote: 'mf-tour', hasFallen: false }] },
      { header: 'mf-tour@1.1.0', experiments: [{ name: 'cards', remote: 'mf-tour', hasFallen: false }] },
    ]);
  });

  it('shares no held page with another variant, also where both have one version', () => {
    const [a, b] = plansOf(compared(['1.0.0', '1.0.0']));
    expect(a?.header).toBe(b?.header);
    expect(a).not.toEqual(b);
  });

  it.each([
    ['does not load', { ...both, [NEW]: broken }, ''],
    ['fails on most pages', both, NEW],
  ])('gets the stable version where their variant’s %s, which is told', (_case, versions, failing) => {
    expect(plansOf(compared(['1.0.0', '1.1.0']), versions, failing)).toMatchObject([
      { header: 'mf-tour@1.0.0', experiments: [{ hasFallen: false }] },
      { header: 'mf-tour@1.0.0', experiments: [{ hasFallen: true }] },
    ]);
  });

  it('is nobody who is in none: they get what is stable', () => {
    const plan = planFor(undefined, both, compared(['1.0.0', '1.1.0']));
    expect(plan.header).toBe('mf-tour@1.0.0');
    expect(plan).not.toHaveProperty('experiments');
  });
});

describe('composition for one visitor', () => {
  it.each<[string, Record<string, Version>, string, string[]]>([
    [
      'the picked version when it is whole',
      { [OLD]: ready('mf-tour', '1.0.0'), [NEW]: ready('mf-tour', '1.1.0') },
      'mf-tour@1.1.0',
      [],
    ],
    [
      'the stable version when the picked one is broken',
      { [OLD]: ready('mf-tour', '1.0.0'), [NEW]: broken },
      'mf-tour@1.0.0',
      [],
    ],
    ['the stable version when the picked one is not there', { [OLD]: ready('mf-tour', '1.0.0') }, 'mf-tour@1.0.0', []],
    [
      'the stable version when a part of the picked one is broken',
      { [OLD]: ready('mf-tour', '1.0.0'), [NEW]: ready('mf-tour', '1.1.0', ['fragment.card']) },
      'mf-tour@1.0.0',
      [],
    ],
    [
      'the picked version without its broken part when no other is whole',
      { [OLD]: broken, [NEW]: ready('mf-tour', '1.1.0', ['fragment.card']) },
      'mf-tour@1.1.0',
      ['fragment.card'],
    ],
    [
      'the picked version without its broken part when the stable one has broken parts too',
      { [OLD]: ready('mf-tour', '1.0.0', ['route.page']), [NEW]: ready('mf-tour', '1.1.0', ['fragment.card']) },
      'mf-tour@1.1.0',
      ['fragment.card'],
    ],
  ])('takes %s', (_title, versions, header, down) => {
    const composition = compose(snapshotOf(versions), 'kate', '/cdn');
    expect(composition.header).toBe(header);
    expect(composition.remotes['mf-tour']?.down).toEqual(down);
    expect(composition.versions).toHaveLength(1);
    expect(composition.source.isDown('mf-tour/fragment.card')).toBe(down.includes('fragment.card'));
    expect(composition.source.isDown('mf-tour/route.page')).toBe(false);
  });

  it('leaves a remote out of which no version can be had, and says so in the header', async () => {
    const snapshot: Snapshot = {
      live: aLive(1, { 'mf-tour': NEW_FOR_ALL, 'mf-chat': NEW_FOR_ALL }),
      versions: new Map([
        [OLD, broken],
        [NEW, broken],
        [releaseKey('mf-chat', '1.1.0'), ready('mf-chat', '1.1.0')],
      ]),
    };
    const { header, remotes, source } = compose(snapshot, 'kate', '/cdn');
    expect(header).toBe('mf-tour@down,mf-chat@1.1.0');
    expect(Object.keys(remotes)).toEqual(['mf-chat']);
    expect(source.unitOfRoute('mf-tour/page')).toBeUndefined();
    await expect(source.load('mf-tour/route.page')).rejects.toThrow('mf-tour/route.page is down');
  });

  it('leaves out the units that failed in render, for this page only', async () => {
    const snapshot = snapshotOf({ [NEW]: ready('mf-tour', '1.1.0') });
    const second = compose(snapshot, 'kate', '/cdn', new Set(['mf-tour@1.1.0/route.page', 'mf-chat@1.1.0/route.page']));
    expect(second.remotes['mf-tour']?.down).toEqual(['route.page']);
    expect(second.source.peek('mf-tour/route.page')).toBeUndefined();
    await expect(second.source.load('mf-tour/fragment.card')).resolves.toBe(COMPONENT);
    const next = compose(snapshot, 'kate', '/cdn');
    expect(next.remotes['mf-tour']?.down).toEqual([]);
    expect(next.source.peek('mf-tour/route.page')).toBe(COMPONENT);
  });

  it('takes the stable version where the picked one failed in render, and leaves the unit out where both did', () => {
    const snapshot = snapshotOf({ [OLD]: ready('mf-tour', '1.0.0'), [NEW]: ready('mf-tour', '1.1.0') });
    const first = compose(snapshot, 'kate', '/cdn');
    const spoiled = new Set([spoiledIn(first.plan, 'mf-tour/route.page')]);
    expect([...spoiled]).toEqual(['mf-tour@1.1.0/route.page']);
    const second = compose(snapshot, 'kate', '/cdn', spoiled);
    expect([second.header, second.remotes['mf-tour']?.down]).toEqual(['mf-tour@1.0.0', []]);
    spoiled.add(spoiledIn(second.plan, 'mf-tour/route.page'));
    const third = compose(snapshot, 'kate', '/cdn', spoiled);
    expect([third.header, third.remotes['mf-tour']?.down]).toEqual(['mf-tour@1.1.0', ['route.page']]);
  });

  const AFTER_PROMOTE: LiveRemote = {
    stable: '1.1.0',
    versions: [{ version: '1.1.0', weight: 100, integrity: '' }],
    fallback: { version: '1.0.0', integrity: '' },
  };

  it.each<[string, Version, string]>([
    ['was refused', broken, 'mf-tour@1.0.0'],
    ['has a part that throws at load', ready('mf-tour', '1.1.0', ['route.page']), 'mf-tour@1.0.0'],
    ['is whole', ready('mf-tour', '1.1.0'), 'mf-tour@1.1.0'],
  ])('a promoted version that %s gives way to the last good one', (_title, promoted, header) => {
    const versions = { [OLD]: ready('mf-tour', '1.0.0'), [NEW]: promoted };
    expect(compose(snapshotOf(versions, { 'mf-tour': AFTER_PROMOTE }), 'kate', '/cdn').header).toBe(header);
  });

  it('a promoted version that throws while the page is made gives way to the last good one, and that to none', () => {
    const versions = { [OLD]: ready('mf-tour', '1.0.0'), [NEW]: ready('mf-tour', '1.1.0') };
    const snapshot = snapshotOf(versions, { 'mf-tour': AFTER_PROMOTE });
    const first = compose(snapshot, 'kate', '/cdn');
    expect([first.header, first.hasNext('mf-tour/route.page')]).toEqual(['mf-tour@1.1.0', true]);
    const second = compose(snapshot, 'kate', '/cdn', new Set([spoiledIn(first.plan, 'mf-tour/route.page')]));
    expect([second.header, second.hasNext('mf-tour/route.page')]).toEqual(['mf-tour@1.0.0', false]);
  });

  it('a version that fails on most of its pages gives way for a while, but not to one that fails too', () => {
    const versions = { [OLD]: ready('mf-tour', '1.0.0'), [NEW]: ready('mf-tour', '1.1.0') };
    const of = (...failing: string[]) =>
      compose(snapshotOf(versions, { 'mf-tour': AFTER_PROMOTE }), 'kate', '/cdn', new Set(), new Set(failing));
    expect(of(NEW).header).toBe('mf-tour@1.0.0');
    const both = of(NEW, OLD);
    expect([both.header, both.remotes['mf-tour']?.down]).toEqual(['mf-tour@1.1.0', []]);
  });

  it('has no trace of a new remote on trial for whom it does not reach, or fails', () => {
    const trial = (weight: number): LiveRemote => ({
      stable: null,
      versions: [{ version: '1.1.0', weight, integrity: '' }],
    });
    const of = (weight: number, version: Version) =>
      compose(snapshotOf({ [NEW]: version }, { 'mf-tour': trial(weight) }), 'kate', '/cdn');
    expect(of(100, ready('mf-tour', '1.1.0')).header).toBe('mf-tour@1.1.0');
    for (const { header, remotes, down } of [of(0, ready('mf-tour', '1.1.0')), of(100, broken)])
      expect([header, remotes, down]).toEqual(['', {}, []]);
  });

  it('has the addresses of the versions that this visitor gets, and no others', async () => {
    const withAddress = (version: string, pattern: string): Version => {
      const whole = ready('mf-tour', version);
      if (whole.state !== 'ready') return whole;
      const release = { ...whole.release, routes: { page: { expose: 'p', fragments: [], addresses: [{ pattern }] } } };
      const other: Version = { ...whole, release };
      codeOf.set(other, { release, modules: new Map(), styles: new Map() });
      return other;
    };
    const versions = { [OLD]: withAddress('1.0.0', '/old'), [NEW]: withAddress('1.1.0', '/new') };
    const targets = async (of: Record<string, Version>) => {
      const table = await compose(snapshotOf(of), 'v', 'http://cdn.test').source.table();
      return ['/old', '/new', '/walk-42'].map((path) => matchRoute(table, path)?.entry.target);
    };
    expect(await targets(versions)).toEqual(['mf-catalog/listing', 'mf-tour/page', 'mf-tour/tour']);
    expect(await targets({ ...versions, [NEW]: broken })).toEqual([
      'mf-tour/page',
      'mf-catalog/listing',
      'mf-tour/tour',
    ]);
  });

  it('knows the addresses of a remote that is away, from its release or from the specification', async () => {
    const routes = { page: { expose: 'p', fragments: [], addresses: [{ pattern: '/old' }] } };
    const away: Version = { ...broken, release: aRelease('mf-tour', '1.0.0', '', { routes }) };
    const composition = compose(snapshotOf({ [OLD]: away, [NEW]: broken }), 'v', 'http://cdn.test');
    const table = await composition.source.table();
    expect(['/old', '/walk-42'].map((path) => matchRoute(table, path)?.entry.target)).toEqual([
      'mf-tour/page',
      'mf-tour/tour',
    ]);
    expect(composition.source.unitOfRoute('mf-tour/page')).toBeUndefined();
  });

  it('knows where the browser finds the files, and which chunks come on demand', () => {
    const { remotes, source } = compose(snapshotOf({ [NEW]: ready('mf-tour', '1.1.0') }), 'kate', 'https://cdn.test');
    expect(remotes['mf-tour']).toMatchObject({
      base: 'https://cdn.test/remotes/mf-tour/1.1.0/',
      lazy: [{ url: 'https://cdn.test/remotes/mf-tour/1.1.0/browser/c.lazy.js', integrity: 'sha384-lazy' }],
    });
    expect([source.unitOfRoute('mf-tour/page'), source.unitOfFragment('mf-tour/card')]).toEqual([
      'mf-tour/route.page',
      'mf-tour/fragment.card',
    ]);
    expect(source.unitOfFragment('mf-tour/none')).toBeUndefined();
  });

  it('has the text of the chosen version’s style sheets, as they may stand in a page', () => {
    const { styleOf } = compose(snapshotOf({ [NEW]: ready('mf-tour', '1.1.0') }), 'kate', 'https://cdn.test');
    const browser = 'https://cdn.test/remotes/mf-tour/1.1.0/browser';
    expect(styleOf(`${browser}/c.1.css`)).toBe(`.a{content:"mf-tour@1.1.0";background:url(${browser}/topo.svg)}`);
    expect(styleOf(`${browser}/c.2.css`)).toBeUndefined();
    expect(styleOf('https://cdn.test/remotes/mf-tour/1.0.0/browser/c.1.css')).toBeUndefined();
  });

  it('tells the browser nothing of the server bundle', () => {
    const { remotes } = compose(snapshotOf({ [NEW]: ready('mf-tour', '1.1.0') }), 'kate', '/cdn');
    expect(remotes['mf-tour']).not.toHaveProperty('server');
  });
});
