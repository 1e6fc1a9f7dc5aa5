import { contentRevision } from '@cairn/shared-contracts/api/content.calls';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { RevisionWatch } from './revision-watch.ts';

let api: FastifyInstance;
let watch: RevisionWatch;
let revision: string;
let isAway: boolean;
let asked: string[];
/** those who wait for another revision */
let waiting: (() => void)[];
let seen: string[];
beforeEach(async () => {
  [revision, isAway, asked, waiting, seen] = ['1', false, [], [], []];
  api = Fastify();
  api.get<{ Querystring: { known: string } }>('/spa/content-revision', async ({ query: { known } }, reply) => {
    asked.push(known ?? '');
    if (isAway) return reply.code(503).send({});
    if (known === revision) await new Promise<void>((resolve) => waiting.push(resolve));
    return isAway ? reply.code(503).send({}) : { revision };
  });
  watch = new RevisionWatch(await api.listen({ port: 0, host: '127.0.0.1' }), contentRevision, 10);
  watch.onChange(() => seen.push(revision));
});
afterEach(async () => {
  watch.stop();
  for (const go of waiting) go();
  await api.close();
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
const become = (next: string) => {
  revision = next;
  for (const go of waiting.splice(0)) go();
};

describe('who watches the texts of the site', () => {
  it('is told of the first state and of each change, at once', async () => {
    watch.start();
    await until(() => waiting.length === 1);
    become('2');
    await until(() => waiting.length === 1);
    expect(seen).toEqual(['1', '2']);
    expect(asked).toEqual(['', '1', '2']);
  });

  it('is told of nothing when the wait ends without a change', async () => {
    watch.start();
    await until(() => waiting.length === 1);
    become('1');
    await until(() => waiting.length === 1);
    expect(seen).toEqual(['1']);
  });

  it('does not keep asking an api that answers at once with what is known', async () => {
    const hasty = Fastify();
    let times = 0;
    hasty.get('/spa/content-revision', async () => {
      times += 1;
      return { revision: '1' };
    });
    const other = new RevisionWatch(await hasty.listen({ port: 0, host: '127.0.0.1' }), contentRevision, 50);
    other.start();
    await new Promise((resolve) => setTimeout(resolve, 300));
    other.stop();
    await hasty.close();
    expect(times).toBeGreaterThan(1);
    expect(times).toBeLessThan(10);
  });

  it('hears what it has missed while the api was away', async () => {
    watch.start();
    await until(() => waiting.length === 1);
    isAway = true;
    become('2');
    await until(() => asked.length >= 4);
    isAway = false;
    await until(() => seen.includes('2'));
    expect(seen).toEqual(['1', '2']);
  });

  it('asks nothing more once it is stopped', async () => {
    watch.start();
    await until(() => waiting.length === 1);
    watch.stop();
    become('2');
    await api.close();
    expect([seen, asked]).toEqual([['1'], ['', '1']]);
  });
});
