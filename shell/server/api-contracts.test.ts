import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { ApiContracts, type Contracts } from './api-contracts.ts';

const BUILT: Contracts = { 'GET /spa/tour': 'a1', 'GET /spa/info': 'b1' };

let api: FastifyInstance;
let served: { version: string; calls: Contracts } | undefined;
let lines: [level: string, line: object][];
let asked: number;
let apiUrl: string;

beforeEach(async () => {
  [served, lines, asked] = [{ version: '1.0.0+abc', calls: BUILT }, [], 0];
  api = Fastify({ forceCloseConnections: true });
  api.get('/healthz', (_request, reply) =>
    served
      ? { status: 'ready', version: served.version, contracts: JSON.stringify(served.calls) }
      : reply.code(503).send({ status: 'starting' }),
  );
  api.get('/spa/contracts', () => {
    asked++;
    return { calls: served?.calls };
  });
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => api.close());

const watching = (live: Record<string, Contracts> = {}) =>
  new ApiContracts({
    apiUrl,
    built: BUILT,
    live: () => live,
    log: {
      warn: (line: object) => void lines.push(['warn', line]),
      info: (line: object) => void lines.push(['info', line]),
    },
  });

describe('which back end answers is known', () => {
  it('the same contracts are equal, also of an api that can do more', async () => {
    served = { version: '1.1.0', calls: { ...BUILT, 'GET /spa/new': 'c1' } };
    const contracts = watching({ 'mf-tour@1.0.0': { 'GET /spa/tour': 'a1' } });
    await contracts.look();
    expect(contracts.health).toEqual({ version: '1.1.0', contracts: 'equal', calls: [], remotes: {} });
    expect(lines.map(([level]) => level)).toEqual(['info']);
  });

  it('calls that differ or are gone are named, once a version', async () => {
    served = { version: '2.0.0', calls: { 'GET /spa/tour': 'a2' } };
    const contracts = watching();
    await contracts.look();
    await contracts.look();
    const told = { version: '2.0.0', contracts: 'differs', calls: ['GET /spa/info', 'GET /spa/tour'], remotes: {} };
    expect(contracts.health).toEqual(told);
    expect(lines).toEqual([['warn', { api: told }]]);
    expect(asked).toBe(1);
  });

  it('so are live releases that were built against another api', async () => {
    const contracts = watching({ 'mf-tour@1.1.0': { 'GET /spa/tour': 'a0' }, 'mf-chat@1.0.0': {} });
    await contracts.look();
    expect(contracts.health).toMatchObject({
      contracts: 'differs',
      calls: [],
      remotes: { 'mf-tour@1.1.0': ['GET /spa/tour'] },
    });
  });

  it('an api that is away is unknown, and asked anew when it comes back', async () => {
    const contracts = watching();
    served = undefined;
    await contracts.look();
    expect(contracts.health).toEqual({ version: null, contracts: 'unknown', calls: [] });
    served = { version: '1.0.0', calls: { ...BUILT, 'GET /spa/info': 'b2' } };
    await contracts.look();
    expect(contracts.health).toMatchObject({ contracts: 'differs', calls: ['GET /spa/info'] });
    await api.close();
    await contracts.look();
    expect(contracts.health).toMatchObject({ contracts: 'unknown' });
  });
});
