import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { Seat } from './seat.ts';

it('a process that does not come up is tried again, and nobody renders there meanwhile', async () => {
  const failed: string[] = [];
  const seat = new Seat({
    // no script, and nothing to read one from
    ...{ name: '1', program: '-', args: [], nodeEnv: 'test', records: tmpdir(), memoryLimit: 2 ** 30 },
    versions: () => [],
    before: async () => undefined,
    ...{ onStray: () => undefined, onUp: () => undefined, onDeath: () => undefined },
    onFailedStart: (reason) => failed.push(reason),
  });
  seat.start();
  await until('it is tried a third time', () => failed.length === 3, 30_000);
  expect([seat.process, seat.serves({ header: '', cdn: '', remotes: [] })]).toEqual([undefined, false]);
  expect(new Set(failed)).toEqual(new Set(['it ended (0)']));
  seat.stop();
  await seat.up;
  expect(failed).toHaveLength(3);
});
