import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ASSUMPTIONS } from './assumptions.ts';
import { type Figures, figure, readFigures } from './figures.ts';
import { limitsOf, needOf } from './model.ts';
import { FIGURES_TAKEN, PAGE, RESULTS } from './places.ts';
import { STAGES, tablesOf, withTables } from './tables.ts';

const FIGURES: Figures = {
  page: { held: 1, guest: 50, member: 80 },
  ...{ callsOfPage: 4, callMs: 3, pageKB: 500, indexKB: 2, apiMB: 250, socketKB: 40 },
  booking: { ms: 10, refusedMs: 5, heldMs: 6 },
};

const taken: Figures = JSON.parse(readFileSync(FIGURES_TAKEN, 'utf8'));

it('decision 85 shows what figures and assumptions say: npm run capacity', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toBe(withTables(page, tablesOf(taken)));
});

it('its figures are about those of the benchmarks, which differ from run to run: npm run capacity', () => {
  const flat = ({ page, booking, ...rest }: Figures): [string, number][] =>
    Object.entries({ ...page, ...booking, ...rest });
  const measured = new Map(flat(readFigures(readFileSync(RESULTS, 'utf8'))));
  const far = flat(taken).filter(([name, value]) => {
    const ratio = (measured.get(name) ?? Number.NaN) / value;
    return !(ratio > 1 / 3 && ratio < 3);
  });
  expect(far).toEqual([]);
});

describe('figures', () => {
  const chapter = '# Chat benchmark\n\n| | p50, ms | socket |\n|---|---|---|\n| chat | 12.3 | **39 KB** |\n';
  it('are read from the table of a chapter', () => {
    expect(figure(`# Other\n\n| chat | 1 |\n\n${chapter}`, 'Chat benchmark', 'chat', 2)).toBe(39);
  });
  it.each([
    ['Chat', 'chat', 1],
    ['Chat benchmark', 'sockets', 1],
    ['Chat benchmark', 'chat', 7],
  ])('that are not there are no zero: %s, %s, %d', (name, row, cell) => {
    expect(() => figure(chapter, name, row, cell)).toThrow('RESULTS.md has no figure');
  });
});

describe('what visitors need', () => {
  const need = (visitorsADay: number, more: Partial<Figures> = {}, tours = 1_000) =>
    needOf({ visitorsADay, tours }, { ...FIGURES, ...more }, ASSUMPTIONS);

  it('is by hand the same', () => {
    // 864,000 a day: 36 visits in the busiest second, 180 pages, of which 27 of members and 15.3 made anew for guests
    const { pages, shellCores, bookings, writeCores, calls, sockets } = need(864_000);
    expect(pages).toBeCloseTo(180);
    expect(shellCores).toBeCloseTo((137.7 * 1 + 15.3 * 50 + 27 * 80) / 500);
    expect(bookings).toBeCloseTo(36 * 0.008);
    expect(writeCores).toBeCloseTo((36 * 0.008 * 10) / 500);
    expect(calls).toBeCloseTo(42.3 * 4 + 360);
    expect(sockets).toBeCloseTo(36 * 480 * 0.15);
  });

  it('is one machine for few and many for many, and costs by them', () => {
    expect(need(1_000)).toMatchObject({ machines: 1, shells: 1, apis: 1 });
    expect(need(1_000_000).machines).toBeGreaterThanOrEqual(2);
    expect(need(10_000_000).eurosAMonth).toBeGreaterThan(need(1_000_000).eurosAMonth * 5);
  });

  it.each([
    ['processors', {}],
    ['processors', { callMs: 60 }],
    ['primary', { booking: { ms: 20_000, refusedMs: 5, heldMs: 6 } }],
    ['link', { pageKB: 50_000 }],
    ['memory', { socketKB: 40_000 }],
  ] as const)('names %s as what runs out first', (resource, more) => {
    const stage = { visitorsADay: 1_000_000, tours: 1_000 };
    expect(limitsOf(stage, { ...FIGURES, ...more }, ASSUMPTIONS)[0]?.resource).toBe(resource);
  });

  it('tells at how many visitors that is', () => {
    const stage = { visitorsADay: 100_000, tours: 1_000 };
    const [first] = limitsOf(stage, FIGURES, ASSUMPTIONS);
    const { machines } = needOf(stage, FIGURES, ASSUMPTIONS);
    const then = { ...stage, visitorsADay: stage.visitorsADay * (first?.times ?? 0) };
    expect(needOf(then, FIGURES, ASSUMPTIONS, machines).used[first?.resource ?? 'link']).toBeCloseTo(1);
  });

  it('needs no further machine up to where processors run out, and one beyond it', () => {
    for (const stage of STAGES) {
      const limit = limitsOf(stage, FIGURES, ASSUMPTIONS).find(({ resource }) => resource === 'processors');
      const at = (share: number) =>
        needOf({ ...stage, visitorsADay: stage.visitorsADay * (limit?.times ?? 0) * share }, FIGURES, ASSUMPTIONS);
      const { machines } = needOf(stage, FIGURES, ASSUMPTIONS);
      expect([at(0.999).machines, at(1.001).machines]).toEqual([machines, machines + 1]);
    }
  });

  it('uses no more of any resource than there is, whatever the stage', () => {
    const figures = readFigures(readFileSync(RESULTS, 'utf8'));
    for (const stage of STAGES)
      for (const [resource, used] of Object.entries(needOf(stage, figures, ASSUMPTIONS).used))
        expect(`${stage.visitorsADay} ${resource} ${used <= 1}`).toBe(`${stage.visitorsADay} ${resource} true`);
  });
});
