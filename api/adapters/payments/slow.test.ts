import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAYMENT_SYSTEMS } from '@cairn/shared-contracts/domain/site-defaults';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../platform/env.ts';
import { PROVIDER_TIMEOUT_MS, ProviderAway } from './ask.ts';
import { createProviders, type Providers } from './provider.ts';

const TIMEOUT_MS = 60;
/** two tries at the most, and a slow machine */
const PATIENCE_MS = 5_000;

describe('a payment provider that takes the question and does not answer', () => {
  let silent: Server;
  let providers: Providers;
  let asked = 0;
  beforeAll(async () => {
    silent = createServer((request) => {
      asked += 1;
      request.resume();
    });
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    // a server on a port, no pipe
    const { port } = silent.address() as AddressInfo;
    const env = readEnv({ NODE_ENV: 'test', PAYMENT_PROVIDER: 'sandbox' });
    providers = createProviders({ env, selfUrl: () => `http://127.0.0.1:${port}` }, TIMEOUT_MS);
  });
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  const ORDER = { ref: 'ref-1', number: 'a'.repeat(33), amount: 26_700, currency: 'RUB' };

  it.each(PAYMENT_SYSTEMS)(
    '%s is given up after a while, and counts as away: nobody knows what it did',
    async (system) => {
      const provider = providers(system);
      const before = asked;
      const began = performance.now();
      await expect(provider.stateOf(ORDER)).rejects.toThrow(ProviderAway);
      await expect(provider.refund(ORDER, { key: 'one', amount: 100 })).rejects.toThrow(ProviderAway);
      expect(asked).toBeGreaterThan(before);
      expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    },
  );

  it('is waited for no longer than a payer waits', () => {
    expect(PROVIDER_TIMEOUT_MS).toBeLessThanOrEqual(10_000);
  });
});
