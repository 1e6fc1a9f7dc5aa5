import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createListener, type Listener } from './listener.ts';
import { createOutbox, type OutboxWorker } from './outbox.ts';

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
const gate = () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
};

describe('whoever takes long to answer', () => {
  it('holds up nothing that others are asked', async () => {
    const slow = gate();
    const asked = gate();
    const seen: string[] = [];
    const one = worker();
    one.handle(
      'slow',
      async () => {
        asked.open();
        await slow.opened;
        seen.push('slow');
      },
      { atOnce: 1 },
    );
    const told = gate();
    one.handle('quick', async () => {
      seen.push('quick');
      told.open();
    });
    await one.start();
    await one.add(api.db, 'slow', {});
    await asked.opened;
    await one.add(api.db, 'quick', {});
    await told.opened;
    expect(seen).toEqual(['quick']);
    slow.open();
    await one.stop();
    expect(seen).toEqual(['quick', 'slow']);
  });

  it('is asked for several at a time, and for no more than that', async () => {
    const slow = gate();
    const full = gate();
    let asking = 0;
    let most = 0;
    const one = worker();
    one.handle(
      'many',
      async () => {
        asking += 1;
        most = Math.max(most, asking);
        if (asking === 3) full.open();
        await slow.opened;
        asking -= 1;
      },
      { atOnce: 3 },
    );
    for (let n = 0; n < 10; n++) await one.add(api.db, 'many', {});
    const drained = one.drain();
    await full.opened;
    slow.open();
    expect(await drained).toBe(10);
    expect(most).toBe(3);
  });

  it('is asked in order where one comes after the other', async () => {
    const seen: number[] = [];
    const one = worker();
    one.handle<{ n: number }>('ordered', async ({ n }) => void seen.push(n), { atOnce: 1 });
    for (let n = 0; n < 30; n++) await one.add(api.db, 'ordered', { n });
    await one.drain();
    expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });
});
