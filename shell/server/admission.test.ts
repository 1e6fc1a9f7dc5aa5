import { expect, it } from '@jest/globals';
import { Admission, OVERLOADED } from './admission.ts';

/** work that ends when it is told to */
function aJob() {
  const job = { begun: false, end: (_error?: Error) => {}, work: async (): Promise<string> => '' };
  job.work = () =>
    new Promise((resolve, reject) => {
      job.begun = true;
      job.end = (error) => (error ? reject(error) : resolve('done'));
    });
  return job;
}

const PATIENT = 60_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('works on so many at once, lets so many wait in their order, and refuses the rest unbegun', async () => {
  const door = new Admission({ atOnce: 1, queue: 2, waitMs: PATIENT });
  const jobs = [aJob(), aJob(), aJob(), aJob()] as const;
  const [first, second, third, fourth] = jobs.map(({ work }) => door.admit(work));
  expect(await fourth).toBe(OVERLOADED);
  expect(jobs.map(({ begun }) => begun)).toEqual([true, false, false, false]);
  jobs[0].end();
  expect(await first).toBe('done');
  await turn();
  expect(jobs.map(({ begun }) => begun)).toEqual([true, true, false, false]);
  jobs[1].end();
  await second;
  await turn();
  jobs[2].end();
  expect(await third).toBe('done');
});

it('who waited too long is refused, and takes nobody’s place with them', async () => {
  const door = new Admission({ atOnce: 1, queue: 1, waitMs: 1 });
  const [first, late, next] = [aJob(), aJob(), aJob()] as const;
  const inside = door.admit(first.work);
  expect(await door.admit(late.work)).toBe(OVERLOADED);
  first.end();
  await inside;
  const after = door.admit(next.work);
  await turn();
  next.end();
  expect([await after, late.begun]).toEqual(['done', false]);
});

it('whose time is over is refused also when the process was too busy for its timers', async () => {
  const door = new Admission({ atOnce: 1, queue: 1, waitMs: 200 });
  const [first, late] = [aJob(), aJob()] as const;
  const inside = door.admit(first.work);
  const waiting = door.admit(late.work);
  await turn();
  const end = performance.now() + 250;
  while (performance.now() < end);
  first.end();
  expect([await inside, await waiting, late.begun]).toEqual(['done', OVERLOADED, false]);
});

it('work that fails gives its place back', async () => {
  const door = new Admission({ atOnce: 1, queue: 0, waitMs: PATIENT });
  const [failing, next] = [aJob(), aJob()] as const;
  const failed = door.admit(failing.work);
  await turn();
  failing.end(new Error('render'));
  await expect(failed).rejects.toThrow('render');
  const after = door.admit(next.work);
  await turn();
  next.end();
  expect(await after).toBe('done');
});

it('what has begun and is not at its end is bounded, too, and only what works keeps others from working', async () => {
  const door = new Admission({ atOnce: 1, unfinished: 2, queue: 1, waitMs: PATIENT });
  const ends: (() => void)[] = [];
  const halfDone = () =>
    door.admit(
      async () => 'head',
      () => new Promise<void>((resolve) => ends.push(resolve)),
    );
  expect([await halfDone(), await halfDone()]).toEqual(['head', 'head']);
  const third = aJob();
  const waits = door.admit(third.work);
  await turn();
  expect(third.begun).toBe(false);
  expect(await halfDone()).toBe(OVERLOADED);
  ends[0]?.();
  await turn();
  expect(third.begun).toBe(true);
  third.end();
  expect(await waits).toBe('done');
});
