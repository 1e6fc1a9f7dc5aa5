import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { aRelease } from '../../testing/sample-releases.ts';
import { until } from '../../testing/until.ts';
import type { CompositionPlan } from '../composition-plan.ts';
import type { PageOrder } from '../page-order.ts';
import type { VerifiedVersion } from '../version-loader.ts';
import { RenderPool } from './render-pool.ts';

const PROGRAM = fileURLToPath(new URL('../../testing/fake-renderer.ts', import.meta.url));
/** a new process, and a trial in it, on a busy machine */
const PATIENCE_MS = 30_000;
const SERVED = ['calm@1.0.0', 'other@1.0.0'];

const version = (key: string): VerifiedVersion => {
  const [name = '', number = ''] = key.split('@');
  return { release: aRelease(name, number, 'code'), code: 'code', styles: new Map() };
};
const plan = (...keys: string[]): CompositionPlan => ({
  header: keys.join(),
  cdn: '',
  remotes: keys.map((key) => ({ kind: 'version', name: key.split('@')[0] ?? '', key, down: [], hasNext: true })),
});
const ports = () => ({
  call: async () => new Response(),
  signal: new AbortController().signal,
  ...{ warn: () => undefined, failed: () => undefined, made: () => undefined },
});

/** a process is asked for a version in a later turn */
const askedFor = () => new Promise((resolve) => setTimeout(resolve, 50));

let pool: RenderPool | undefined;
afterEach(() => pool?.stop());

/** a pool whose versions are these and those for everybody, and what it does about them */
async function poolWith(
  onTrial: readonly string[],
  canGo: (key: string) => boolean = () => true,
  { size = 1, first = [] }: { size?: number; first?: readonly string[] } = {},
) {
  const said: string[] = [];
  const started = new RenderPool({
    ...{ size, program: PROGRAM, args: ['--disable-warning=ExperimentalWarning'], nodeEnv: 'test' },
    records: await mkdtemp(join(tmpdir(), 'cairn-records-')),
    memoryLimit: 2 ** 30,
    onStray: () => undefined,
    verdicts: {
      suspend(key) {
        if (canGo(key)) said.push(`suspended ${key}`);
        return canGo(key);
      },
      acquit: (key) => said.push(`acquitted ${key}`),
      convict(key) {
        said.push(`taken out ${key}`);
        if (canGo(key)) started.unload(version(key).release);
      },
      refuse: ({ name, version: number }) => said.push(`refused ${releaseKey(name, number)}`),
    },
    log: fastify({ logger: false }).log,
  });
  pool = started;
  started.start();
  for (const key of [...first, ...SERVED, ...onTrial]) await started.load(version(key));
  await started.serve(new Set(SERVED));
  const render = async (...keys: string[]) => {
    // nothing of it is looked at here
    const answer = await started.render(plan(...keys), {} as PageOrder, ports());
    return answer.kind === 'page' ? text(answer.body) : answer;
  };
  const pidOf = (place: string) => started.processes.get(place)?.pid;
  /** ends that process from outside, as a system without memory does */
  const kill = (place: string) => process.kill(pidOf(place) ?? 0, 'SIGKILL');
  const untilUp = (place: string, before: number | undefined) =>
    until(`${place} is up again`, () => ![undefined, before].includes(pidOf(place)), PATIENCE_MS);
  return { pool: started, said, render, pidOf, kill, untilUp };
}

describe('a pool of render processes', () => {
  it('renders what is on trial apart, and everything else where everybody’s versions are', async () => {
    const { render, pidOf } = await poolWith(['new@2.0.0']);
    expect(await render('calm@1.0.0', 'other@1.0.0')).toBe(`${pidOf('1')} calm@1.0.0,other@1.0.0`);
    expect(await render('calm@1.0.0', 'new@2.0.0')).toBe(`${pidOf('apart')} calm@1.0.0,new@2.0.0`);
  });

  it('renders apart again what was everybody’s and is on trial now', async () => {
    const { pool: own, render, pidOf } = await poolWith(['new@2.0.0']);
    await own.serve(new Set([...SERVED, 'new@2.0.0']));
    expect(await render('new@2.0.0')).toBe(`${pidOf('1')} new@2.0.0`);
    await own.serve(new Set(SERVED));
    expect(await render('new@2.0.0')).toBe(`${pidOf('apart')} new@2.0.0`);
    expect(await render('calm@1.0.0')).toBe(`${pidOf('1')} calm@1.0.0`);
  });

  it('has what is about to be everybody’s loaded before, once, and renders it apart until it is', async () => {
    const { pool: own, render, pidOf } = await poolWith(['new@2.0.0']);
    await Promise.all([own.prepare(new Set(['new@2.0.0'])), own.prepare(new Set(['new@2.0.0']))]);
    expect(await render('new@2.0.0')).toBe(`${pidOf('apart')} new@2.0.0`);
    await own.serve(new Set([...SERVED, 'new@2.0.0']));
    expect(await render('new@2.0.0')).toBe(`${pidOf('1')} new@2.0.0`);
    expect(own.deaths.size).toBe(0);
  });

  it('takes out what ends a fuller process before it is everybody’s: the others never see it', async () => {
    const key = 'exits-beside-calm@2.0.0';
    const { pool: own, said, render, pidOf } = await poolWith([], undefined, { size: 2, first: [key] });
    const second = pidOf('2');
    await own.prepare(new Set([key]));
    expect(said).toEqual([`taken out ${key}`]);
    expect([pidOf('2'), own.deaths]).toEqual([second, new Map([['ended', 2]])]);
    expect(await render('calm@1.0.0')).toMatch(/calm/);
  });

  it('blames nobody for a process that a page ended while a version was loaded, but whose page it was', async () => {
    const [slow, guilty] = ['slow-at-load@2.0.0', 'exits@1.0.0'];
    const { pool: own, said, render, pidOf } = await poolWith([slow, guilty]);
    await own.serve(new Set([...SERVED, guilty]));
    const preparing = own.prepare(new Set([slow]));
    await askedFor();
    expect(await render(guilty)).toMatchObject({ kind: 'lost', suspect: guilty });
    await preparing;
    expect(said).toEqual([`suspended ${guilty}`, `taken out ${guilty}`]);
    await own.serve(new Set([...SERVED, slow]));
    expect(await render(slow)).toBe(`${pidOf('1')} ${slow}`);
  });

  it.each(['prepare', 'serve'] as const)(
    'takes out nothing for a process that is killed once at %s: it has it afterwards, and so have the next ones',
    async (spread) => {
      const slow = 'slow-at-load@2.0.0';
      const { pool: own, said, render, pidOf, kill, untilUp } = await poolWith([slow], () => false, { size: 2 });
      const wanted = new Set([...SERVED, slow]);
      const spreading = own[spread](wanted);
      await askedFor();
      const before = pidOf('1');
      kill('1');
      await spreading;
      if (spread === 'prepare') await own.serve(wanted);
      await untilUp('1', before);
      expect(await render(slow)).toBe(`${pidOf('1')} ${slow}`);
      kill('1');
      await until('it is seen', () => pidOf('1') === undefined, PATIENCE_MS);
      expect(await render(slow)).toBe(`${pidOf('2')} ${slow}`);
      expect(said).toEqual([]);
    },
  );

  it.each(['1', 'apart'])(
    'finds no fault with one that is loaded where pages of another end the process (%s)',
    async (place) => {
      const [slow, guilty] = ['slow-at-load@2.0.0', 'exits@1.0.0'];
      const { pool: own, said, render, pidOf, untilUp } = await poolWith([guilty], () => false);
      const isApart = place === 'apart';
      if (!isApart) {
        await own.load(version(slow));
        await own.serve(new Set([...SERVED, guilty]));
      }
      const loading = isApart ? own.load(version(slow)) : own.prepare(new Set([slow]));
      for (let times = 0; times < 3; times++) {
        const before = pidOf(place);
        await askedFor();
        expect(await render(guilty)).toMatchObject({ kind: 'lost', suspect: guilty });
        await untilUp(place, before);
      }
      await loading;
      expect([said, own.deaths]).toEqual([[], new Map([['ended', 3]])]);
      await own.serve(new Set([...SERVED, slow]));
      expect(await render(slow)).toBe(`${pidOf('1')} ${slow}`);
    },
  );

  it('goes on with the only one of its remote, which stays whatever it ends', async () => {
    const key = 'exits-beside-calm@2.0.0';
    const { pool: own, said } = await poolWith([], () => false, { size: 2, first: [key] });
    await own.prepare(new Set([key]));
    expect([said, own.deaths]).toEqual([[`taken out ${key}`, `taken out ${key}`], new Map([['ended', 4]])]);
  });

  it('gives up for now where others end every process, and tries again when it is asked next', async () => {
    const [slow, guilty] = ['slow-at-load@2.0.0', 'exits@1.0.0'];
    const { pool: own, said, render, pidOf, untilUp } = await poolWith([guilty], () => false);
    let isOver = false;
    const loading = own
      .load(version(slow))
      .catch(String)
      .finally(() => (isOver = true));
    while (!isOver) {
      const before = pidOf('apart');
      await askedFor();
      await render(guilty);
      await untilUp('apart', before);
    }
    expect([await loading, said]).toEqual([expect.stringContaining('process that loaded it was lost'), []]);
    await own.load(version(slow));
    expect(await render(slow)).toBe(`${pidOf('apart')} ${slow}`);
  });

  it('renders what leaves where it was until what comes is loaded', async () => {
    const { pool: own, render, pidOf } = await poolWith(['slow-at-load@2.0.0']);
    const serving = own.serve(new Set(['calm@1.0.0', 'slow-at-load@2.0.0']));
    expect(await render('other@1.0.0')).toBe(`${pidOf('1')} other@1.0.0`);
    await serving;
    expect(await render('other@1.0.0')).toBe(`${pidOf('apart')} other@1.0.0`);
    expect(await render('slow-at-load@2.0.0')).toBe(`${pidOf('1')} slow-at-load@2.0.0`);
  });

  it.each([
    ['loops', /stood still/],
    ['exits', /ended/],
    ['grows', /held/],
  ])('one on trial that %s is tried alone and taken out; no other page waits for it', async (name, reason) => {
    const key = `${name}@2.0.0`;
    const { render, said, pidOf } = await poolWith([key]);
    const [common, apart] = [pidOf('1'), pidOf('apart')];
    const lost = render('calm@1.0.0', key);
    // the others go on meanwhile
    expect(await render('calm@1.0.0')).toBe(`${common} calm@1.0.0`);
    expect(await lost).toMatchObject({ kind: 'lost', reason: expect.stringMatching(reason), suspect: key });
    expect(said[0]).toBe(`suspended ${key}`);
    await until('it is taken out', () => said.includes(`taken out ${key}`), PATIENCE_MS);
    await until('another process is up', () => pidOf('apart') !== undefined && pidOf('apart') !== apart, PATIENCE_MS);
    expect([pidOf('1'), said.filter((word) => word.startsWith('taken'))]).toEqual([common, [`taken out ${key}`]]);
  });

  it('one that loops by itself is taken out without a trial', async () => {
    const { render, said } = await poolWith(['loops-in-timer@2.0.0']);
    expect(await render('loops-in-timer@2.0.0')).toMatchObject({ kind: 'lost' });
    expect(said[0]).toBe('taken out loops-in-timer@2.0.0');
  });

  it('the only version of its remote stays, and pages are rendered again', async () => {
    const { render, said } = await poolWith(['exits@2.0.0'], () => false);
    expect(await render('exits@2.0.0')).toMatchObject({ kind: 'lost', suspect: 'exits@2.0.0' });
    // whoever waits gets the next process
    expect(await render('exits@2.0.0')).toMatchObject({ kind: 'lost', suspect: 'exits@2.0.0' });
    expect(await render('calm@1.0.0')).toMatch(/calm/);
    expect(said).toEqual([]);
  });

  it('one that ends two processes while it is loaded is refused, and what was loaded before is loaded again', async () => {
    const { pool: own, render, said } = await poolWith(['new@2.0.0']);
    await expect(own.load(version('exits-at-load@2.0.0'))).rejects.toThrow('process that loaded it was lost');
    expect(said).toContain('refused exits-at-load@2.0.0');
    expect(await render('new@2.0.0')).toMatch(/new@2\.0\.0$/);
    expect(own.deaths).toEqual(new Map([['ended', 2]]));
  });

  it('that is stopped leaves nobody waiting, and finds fault with no version', async () => {
    const { pool: own, render, said } = await poolWith(['waits@2.0.0', 'pauses@2.0.0']);
    const begun = render('pauses@2.0.0');
    const waiting = render('waits@2.0.0');
    const loading = own.load(version('waits-at-load@2.0.0'));
    await until('they are under way', () => own.processes.get('apart')?.busy === 2, PATIENCE_MS);
    await askedFor();
    own.stop();
    await expect(begun).rejects.toThrow();
    expect(await waiting).toMatchObject({ kind: 'lost' });
    await expect(loading).rejects.toThrow('stopped');
    expect(said).toEqual([]);
  });
});
