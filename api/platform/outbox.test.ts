import { currentTrace, inTrace, startTrace } from '@cairn/shared-contracts/node/trace';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createListener, type Listener } from './listener.ts';
import { AskedTooSoon, backoffSeconds, createOutbox, type OutboxWorker } from './outbox.ts';

let api: TestApi;
let listener: Listener;
beforeAll(async () => {
  api = await startTestApi();
  listener = await createListener(api.connection, api.services.log);
});
afterAll(async () => {
  await listener.close();
  await api.close();
});

const worker = (): OutboxWorker => createOutbox(api.db, listener, api.services.log);
const rowsOf = (kind: string) =>
  api.db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute();

describe('outbox', () => {
  it('two workers deliver each of 100 effects exactly once', async () => {
    const seen: number[] = [];
    const workers = [worker(), worker()];
    for (const one of workers) one.handle<{ n: number }>('once', async ({ n }) => void seen.push(n));
    await api.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 100; n++) await workers[0]?.add(trx, 'once', { n });
    });
    const counts = await Promise.all(workers.map((one) => one.drain()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect((await rowsOf('once')).every((row) => row.done_at !== null)).toBe(true);
  });

  it('what followers left undone that are long gone is cleared away', async () => {
    const add = (kind: string, days: number) =>
      api.db
        .insertInto('outbox')
        .values({ kind, payload: '{}', available_at: new Date(Date.now() - days * 86_400_000) })
        .execute();
    await add('review.submitted@gone', 31);
    await add('review.submitted@gone', 29);
    await add('review.submitted@here', 31);
    await add('cause-of-another-node', 31);
    const one = worker();
    const seen: string[] = [];
    one.follow('here', 'review.submitted', async () => void seen.push('here'));
    await one.start();
    await one.drain();
    await one.stop();
    expect(seen).toEqual(['here']);
    expect(await rowsOf('review.submitted@gone')).toHaveLength(1);
    expect(await rowsOf('cause-of-another-node')).toHaveLength(1);
  });

  it('tells who follows an event apart from whoever handles it', async () => {
    const one = worker();
    const seen: [string, object][] = [];
    one.handle('review.submitted', async (payload: object) => {
      seen.push(['product', payload]);
      throw new Error('no luck');
    });
    one.follow('good', 'review.submitted', async (payload) => void seen.push(['good', payload]));
    one.follow('bad', 'review.submitted', async () => {
      throw new Error('no luck either');
    });
    one.follow('late', 'review.submitted', async (payload) => void seen.push(['late', payload]), 60_000);
    await one.add(api.db, 'review.submitted', { review_id: 7 });
    await one.drain();
    expect(seen).toEqual([
      ['product', { review_id: 7 }],
      ['good', { review_id: 7 }],
    ]);
    expect((await rowsOf('review.submitted@good')).map(({ tries, done_at }) => [tries, done_at !== null])).toEqual([
      [1, true],
    ]);
    expect((await rowsOf('review.submitted@bad')).map(({ last_error }) => last_error)).toEqual(['no luck either']);
    expect((await rowsOf('review.submitted@late')).map(({ tries }) => tries)).toEqual([0]);
  });

  it('announces an event to its followers only', async () => {
    const one = worker();
    const before = (await api.db.selectFrom('outbox').select('id').execute()).length;
    await one.announce(api.db, 'review.submitted', { review_id: 8 });
    expect((await api.db.selectFrom('outbox').select('id').execute()).length).toBe(before);
    const seen: object[] = [];
    one.follow('some', 'review.submitted', async (payload) => void seen.push(payload));
    await one.announce(api.db, 'review.submitted', { review_id: 9 });
    await one.drain();
    expect(seen).toEqual([{ review_id: 9 }]);
  });

  it('an effect belongs to the trace of what caused it, each try with a span of its own', async () => {
    const cause = startTrace();
    const seen: unknown[] = [];
    const one = worker();
    one.handle('traced', async () => {
      seen.push(currentTrace());
      if (seen.length === 1) throw new Error('try again');
    });
    await inTrace(cause, () => api.db.transaction().execute((trx) => one.add(trx, 'traced', {})));
    await one.drain();
    await sql`UPDATE outbox SET available_at = now() WHERE kind = 'traced'`.execute(api.db);
    await one.drain();
    const ofCause = { traceId: cause.traceId, parentId: cause.spanId, isSampled: true };
    expect(seen).toEqual([expect.objectContaining(ofCause), expect.objectContaining(ofCause)]);
    expect(seen[0]).not.toEqual(seen[1]);
  });

  it.each([
    ['when whoever was asked has said so', 120, 120],
    ['not for longer than an hour', 86_400, 3_600],
    ['not sooner than it would have anyway', 0, 1],
  ])('tries again %s', async (what, said, seconds) => {
    const one = worker();
    one.handle(what, async () => {
      throw new AskedTooSoon('later', said);
    });
    await one.add(api.db, what, {});
    await one.drain();
    const { rows } = await sql<{ left: number }>`
      SELECT extract(epoch FROM available_at - now())::float AS left FROM outbox WHERE kind = ${what}`.execute(api.db);
    expect(rows[0]?.left).toBeGreaterThan(seconds - 30);
    expect(rows[0]?.left).toBeLessThanOrEqual(seconds);
  });

  it('delivers nothing of a transaction that was rolled back', async () => {
    const seen: object[] = [];
    const one = worker();
    one.handle('undone', async (payload) => void seen.push(payload));
    await expect(
      api.db.transaction().execute(async (trx) => {
        await one.add(trx, 'undone', {});
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await one.drain()).toBe(0);
    expect(seen).toEqual([]);
  });

  it('tries a failed effect again later and keeps the reason', async () => {
    let attempts = 0;
    const one = worker();
    one.handle('shaky', async (_payload, { attempt }) => {
      attempts = attempt;
      if (attempt === 1) throw new Error('mail server is away');
    });
    await one.add(api.db, 'shaky', {});
    await one.drain();
    const [failed] = await rowsOf('shaky');
    expect(failed).toMatchObject({ tries: 1, done_at: null, last_error: 'mail server is away' });
    expect(failed?.available_at.getTime()).toBeGreaterThan(failed?.created_at.getTime() ?? 0);
    expect(await one.drain()).toBe(0);

    await api.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('kind', '=', 'shaky')
      .execute();
    await one.drain();
    expect(attempts).toBe(2);
    expect(await rowsOf('shaky')).toMatchObject([{ tries: 2, last_error: null, done_at: expect.any(Date) }]);
  });

  it('leaves what is not due, and kinds of others, alone', async () => {
    const one = worker();
    one.handle('later', async () => {});
    await one.add(api.db, 'later', {}, new Date(Date.now() + 60_000));
    await one.add(api.db, 'of-somebody-else', {});
    expect(await one.drain()).toBe(0);
  });

  it('a started worker is woken by the commit', async () => {
    const one = worker();
    const delivered = new Promise<object>((resolve) => one.handle('woken', async (payload) => resolve(payload)));
    await one.start();
    await one.add(api.db, 'woken', { hello: 1 });
    expect(await delivered).toEqual({ hello: 1 });
    await one.stop();
  });

  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [12, 600],
  ])('after try %d it waits %d s', (tries, seconds) => {
    expect(backoffSeconds(tries)).toBe(seconds);
  });
});
