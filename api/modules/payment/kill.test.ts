import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { createClient } from '../request/testing/client.ts';
import { confirmedBooking, PAY } from './testing/payments.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const PAYERS = 12;
const KILL_AFTER = 4;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

describe('the api is killed between charge and record', () => {
  let home: Awaited<ReturnType<typeof startTestApi>>;
  let url: string;
  let child: ChildProcess | undefined;

  /** the real program, on the test's database */
  async function startProgram(): Promise<void> {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const { host, user, database } = home.connection;
    child = spawn(process.execPath, [MAIN], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        API_PORT: String(port),
        DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'fatal',
      },
    });
    const isUp = () =>
      fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
    while (!(await isUp())) await wait(50);
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  beforeAll(async () => {
    home = await startTestApi();
    await startProgram();
  }, 60_000);
  afterAll(async () => {
    await kill();
    await home.close();
  });

  it('everything that the bank took is recorded once, and everything else can still be paid', async () => {
    const bookings: Awaited<ReturnType<typeof confirmedBooking>>[] = [];
    for (let i = 0; i < PAYERS; i += 1) bookings.push(await confirmedBooking(home));
    // its own worker would deliver what the killed one left behind: here only the program does
    const program = createClient(url);
    let charged = 0;
    await Promise.allSettled(
      bookings.map(async ({ uuid }) => {
        const { body } = await program.post<Payment>(PAY, { uuid, type: 'prepayment' });
        const page = (body.page_url ?? '').replace(`${home.services.env.PUBLIC_URL}/api`, url);
        const card = { number: '4242424242424242', expiry: '12 / 90', cvc: '123', name: 'KATE NOVAK' };
        await fetch(page, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
        charged += 1;
        if (charged === KILL_AFTER) await kill();
      }),
    );
    expect(charged).toBeGreaterThanOrEqual(KILL_AFTER);
    await startProgram();

    // the payers who got no answer try again; those who have paid are told so
    const again = createClient(url);
    const states = await Promise.all(
      bookings.map(async ({ uuid }) => {
        const { status, body } = await again.post<Payment>(PAY, { uuid, type: 'prepayment' });
        if (status !== 200) return status;
        const page = (body.page_url ?? '').replace(`${home.services.env.PUBLIC_URL}/api`, url);
        const card = { number: '4242424242424242', expiry: '12 / 90', cvc: '123', name: 'KATE NOVAK' };
        await fetch(page, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
        const state = await again.get<Payment>('/crm/api/payment/state', { uuid, payment: body.id });
        return state.body.status;
      }),
    );
    expect(states.every((state) => state === 409 || state === 2 || state === 1)).toBe(true);

    const paidAtBank = async () =>
      (await home.db.selectFrom('sandbox_objects').select('body').where('kind', '=', 'order').execute()).filter(
        ({ body }) => body.status === 'paid',
      ).length;
    const recorded = () =>
      home.db
        .selectFrom('payments as p')
        .innerJoin('requests as r', 'r.id', 'p.request_id')
        .select(['r.id', 'r.paid', 'p.refunded'])
        .where('p.status', '=', 2)
        .execute();
    while ((await recorded()).length < PAYERS) await wait(100);
    const rows = await recorded();
    expect(await paidAtBank()).toBe(rows.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(PAYERS);
    expect(rows.every(({ paid, refunded }) => paid === 26_700 && refunded === 0)).toBe(true);
  }, 120_000);
});
