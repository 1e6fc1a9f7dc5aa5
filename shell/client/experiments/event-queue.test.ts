import type { ExperimentEvent } from '@cairn/shared-contracts/api/experiments.schema';
import { expect, it } from '@jest/globals';
import { EventQueue } from './event-queue.ts';

const seen: ExperimentEvent = { experiment: 'x', kind: 'exposure', has_fallen: false };
const measured: ExperimentEvent = { experiment: 'x', kind: 'lcp', value: 900 };

it('what is measured as a page goes away is sent beside what is under way, and nothing twice', async () => {
  const sent: (readonly ExperimentEvent[])[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<number>();
  const queue = new EventQueue({
    send(events) {
      sent.push(events);
      return answer;
    },
    setTimeout: () => undefined,
  });
  queue.add(seen);
  queue.flush();
  queue.add(measured);
  queue.flush();
  expect(sent).toEqual([[seen]]);
  queue.flush(true);
  queue.flush(true);
  expect(sent).toEqual([[seen], [measured]]);
  resolve(200);
  await answer;
  await Promise.resolve();
  expect([queue.size, sent.length]).toEqual([0, 2]);
});
