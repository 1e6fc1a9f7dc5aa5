import { describe, expect, it } from '@jest/globals';
import type { ChangeListener } from '../tours/search/tour-search.ts';
import type { NamedPlace } from './gazetteer.ts';
import { createGazetteerSource } from './places.ts';

const MINUTE = 60_000;
const place = (name: string): NamedPlace => ({
  id: 1,
  kind: 'countries',
  name,
  slug: 'georgia',
  parentId: null,
  countryId: 1,
  names: [],
  at: null,
  tours: 1,
});

function world() {
  let time = 0;
  let listener: ChangeListener | undefined;
  const reads: { answer: (name: string) => Promise<void>; fail: () => Promise<void> }[] = [];
  const gazetteer = createGazetteerSource(
    () =>
      new Promise((resolve, reject) => {
        reads.push({
          answer: async (name) => resolve([place(name)]),
          fail: async () => reject(new Error('no database')),
        });
      }),
    {
      subscribe(given) {
        listener = given;
      },
    },
    () => time,
  );
  return {
    reads,
    nameNow: async () => (await gazetteer()).bySlug.get('georgia')?.name,
    later: (ms: number) => {
      time += ms;
    },
    change: () => listener?.everything(),
  };
}

/** of one that has been read */
async function begun() {
  const found = world();
  const first = found.nameNow();
  await found.reads[0]?.answer('Georgia');
  expect(await first).toBe('Georgia');
  return found;
}

describe('places by their names', () => {
  it('are read once for a minute', async () => {
    const { nameNow, later, reads } = await begun();
    later(MINUTE - 1);
    expect(await nameNow()).toBe('Georgia');
    expect(reads).toHaveLength(1);
  });

  it('are read again after that, while nobody waits for it', async () => {
    const { nameNow, later, reads } = await begun();
    later(MINUTE);
    expect([await nameNow(), await nameNow()]).toEqual(['Georgia', 'Georgia']);
    expect(reads).toHaveLength(2);
    await reads[1]?.answer('Sakartvelo');
    expect(await nameNow()).toBe('Sakartvelo');
    expect(reads).toHaveLength(2);
  });

  it('are read once more where that failed', async () => {
    const { nameNow, later, reads } = await begun();
    later(MINUTE);
    await nameNow();
    await reads[1]?.fail();
    expect(await nameNow()).toBe('Georgia');
    await nameNow();
    expect(reads).toHaveLength(3);
  });

  it('are waited for after a long time, and at first, where a failure is told', async () => {
    const { nameNow, later, reads } = await begun();
    later(11 * MINUTE);
    const next = nameNow();
    await reads[1]?.fail();
    await expect(next).rejects.toThrow('no database');
    const again = nameNow();
    await reads[2]?.answer('Sakartvelo');
    expect(await again).toBe('Sakartvelo');
  });

  it('are waited for after a change, whatever was being read before it', async () => {
    const { nameNow, later, change, reads } = await begun();
    later(MINUTE);
    await nameNow();
    change();
    const next = nameNow();
    await reads[1]?.answer('Gorgia');
    await reads[2]?.answer('Sakartvelo');
    expect(await next).toBe('Sakartvelo');
    expect(await nameNow()).toBe('Sakartvelo');
    expect(reads).toHaveLength(3);
  });
});
